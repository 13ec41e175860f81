import type { Span } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { unaskedSlot } from '../slots.ts'
import { wholeSpans } from './whole-spans.ts'

const read = () => undefined
const slots = [
  { ...unaskedSlot('place', read), takesNumber: true },
  { ...unaskedSlot('time', read), notAfter: /\bland\b/ },
]
const mark = (text: string, slot: string, words: string): Span => {
  const from = text.indexOf(words)
  return { slot, text: words, from, to: from + words.length, confidence: 1 }
}
const textsOf = (spans: readonly Span[]) => spans.map(({ text }) => text)

it('gives a place the number that was said right before it', () => {
  const text = 'outside my building nine ten Grand Concourse'
  const spans = wholeSpans(text, [mark(text, 'place', 'Grand Concourse')], slots, {})
  expect(textsOf(spans)).toEqual(['nine ten Grand Concourse'])
})

it('takes no number that belongs to something else', () => {
  const text = 'at nine ten Grand Concourse'
  const marks = [mark(text, 'time', 'nine ten'), mark(text, 'place', 'Grand Concourse')]
  expect(textsOf(wholeSpans(text, marks, slots, {}))).toEqual(['nine ten', 'Grand Concourse'])
})

it('joins the pieces of a number, with what takes one of them back', () => {
  const text = 'two one two five five five oh one nine three no sorry oh one three nine thanks'
  const marks = [
    mark(text, 'phone', 'two one two five five five oh one nine three'),
    mark(text, 'retract', 'no sorry'),
    mark(text, 'phone', 'oh one three nine'),
  ]
  const phone = { ...unaskedSlot('phone', read), isInPieces: true }
  expect(textsOf(wholeSpans(text, marks, [phone], {}))).toEqual([text.replace(' thanks', '')])
})

it('leaves out the time of a plane beside that of the car, and not where it is the only one', () => {
  const text = 'nine fifteen they land at eight forty'
  const [car, plane] = [mark(text, 'time', 'nine fifteen'), mark(text, 'time', 'eight forty')]
  expect(textsOf(wholeSpans(text, [car, plane], slots, {}))).toEqual(['nine fifteen'])
  expect(textsOf(wholeSpans(text, [plane], slots, {}))).toEqual(['eight forty'])
})
