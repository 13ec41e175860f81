import type { Span } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { unaskedSlot } from '../slots.ts'
import { placesApart } from './places-apart.ts'

const read = () => undefined
const slots = [
  { ...unaskedSlot('pickup', read), takesNumber: true },
  { ...unaskedSlot('dropoff', read), takesNumber: true },
]
const mark = (text: string, slot: string, words: string, confidence = 0.9): Span => {
  const from = text.indexOf(words)
  return { slot, text: words, from, to: from + words.length, confidence }
}
const marksOf = (spans: readonly Span[]) => spans.map(({ slot, text }) => [slot, text])

it('joins what only says which place it is', () => {
  const text = 'Peter Luger, the steakhouse in Williamsburg'
  const marks = [mark(text, 'dropoff', 'Peter Luger'), mark(text, 'dropoff', 'Williamsburg')]

  expect(marksOf(placesApart(text, marks, slots, {}))).toEqual([['dropoff', text]])
})

it('takes the less sure of two for the place that is missing', () => {
  const text = 'from the Barclays Center on Friday and bring us home to Montclair'
  const marks = [
    mark(text, 'dropoff', 'the Barclays Center', 0.7),
    mark(text, 'dropoff', 'Montclair'),
  ]

  expect(marksOf(placesApart(text, marks, slots, {}))).toEqual([
    ['pickup', 'the Barclays Center'],
    ['dropoff', 'Montclair'],
  ])
})

it('leaves out the less sure one where none is missing', () => {
  const text = '1501 Broadway to Astoria and swing by East 60th'
  const marks = [
    mark(text, 'pickup', '1501 Broadway'),
    mark(text, 'dropoff', 'Astoria'),
    mark(text, 'pickup', 'East 60th', 0.4),
  ]

  expect(marksOf(placesApart(text, marks, slots, {}))).toEqual([
    ['pickup', '1501 Broadway'],
    ['dropoff', 'Astoria'],
  ])
})

it('changes nothing where something is taken back', () => {
  const text = 'to Newark, no, sorry, to Kennedy'
  const marks = [mark(text, 'dropoff', 'Newark'), mark(text, 'dropoff', 'Kennedy')]

  expect(placesApart(text, marks, slots, {})).toEqual(marks)
})

it('sees no place in a small word among names', () => {
  const text = 'my cousin gets married up in Tarrytown, and we do not take the train in saris'
  const marks = [mark(text, 'dropoff', 'Tarrytown', 0.46), mark(text, 'dropoff', 'saris', 0.44)]

  expect(marksOf(placesApart(text, marks, slots, {}))).toEqual([['dropoff', 'Tarrytown']])
})

it('takes letters for those of a name', () => {
  const text = "no, it's O K A F O R"

  expect(marksOf(placesApart(text, [mark(text, 'dropoff', 'O K A F O R')], slots, {}))).toEqual([
    ['spelled', 'O K A F O R'],
  ])
})
