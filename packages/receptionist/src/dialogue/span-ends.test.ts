import type { Span } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { unaskedSlot } from '../slots.ts'
import { mendEnds } from './span-ends.ts'

const read = () => undefined
const slots = [
  { ...unaskedSlot('day', read), takesLead: true },
  { ...unaskedSlot('time', read), takesHalf: true },
  { ...unaskedSlot('place', read), takesNumber: true },
  unaskedSlot('name', read),
]
const mark = (text: string, slot: string, words: string): Span => {
  const from = text.indexOf(words)
  return { slot, text: words, from, to: from + words.length, confidence: 1 }
}
const mend = (text: string, ...marks: readonly (readonly [string, string])[]) =>
  mendEnds(
    text,
    marks.map(([slot, words]) => mark(text, slot, words)),
    slots,
  )
const textsOf = (spans: readonly Span[]) => spans.map((span) => span.text)

describe('where a mark begins and ends', () => {
  it.each([
    ['we would love a call a week from tomorrow please', 'tomorrow', 'a week from tomorrow'],
    ['a room over Thanksgiving please', 'Thanksgiving', 'over Thanksgiving'],
    ['We would come the Tuesday before.', 'Tuesday', 'the Tuesday before'],
    ['Tuesday before noon', 'Tuesday', 'Tuesday'],
  ])('takes what a day is counted from: %s', (text, words, whole) => {
    expect(textsOf(mend(text, ['day', words]))).toEqual([whole])
  })

  it('ends with a sentence', () => {
    const text = "he's in surgery Thursday. Friday at nine"
    expect(mend(text, ['day', 'Thursday. Friday'])).toMatchObject([
      { text: 'Thursday.', from: 16, to: 25 },
      { text: 'Friday', from: 26, to: 32 },
    ])
  })

  it.each([
    ['The passenger is Aoife Ni Bhriain. First name is Aoife.', 'Aoife Ni', 'Aoife Ni Bhriain'],
    ["Saoirse Gallagher. It's S-A-O-I-R-S-E.", 'Saoirse Gallagher.', 'Saoirse Gallagher.'],
    ['Ann Lee, Tuesday', 'Ann Lee', 'Ann Lee'],
    ["my name is Ann Lee I'd like a room", 'Ann Lee', 'Ann Lee'],
  ])('takes the rest of a name: %s', (text, words, whole) => {
    expect(textsOf(mend(text, ['name', words]))).toEqual([whole])
  })

  it.each([
    ['Dr. Hyun-woo Park.', 'Park.', 'Hyun-woo Park.'],
    ['under Maria Park', 'Park', 'Maria Park'],
    ["I'm Park", 'Park', 'Park'],
  ])('takes the first name before a last one: %s', (text, words, whole) => {
    expect(textsOf(mend(text, ['name', words]))).toEqual([whole])
  })

  it('takes the month from the other end', () => {
    const text = 'from the twenty-third to the twenty-sixth of December'
    const marks = mend(text, ['day', 'the twenty-third'], ['day', 'the twenty-sixth of December'])
    expect(textsOf(marks)[0]).toBe('the twenty-third of December')
  })

  it('takes the part of the city that is told after a place', () => {
    const text = "It's 3332 Rochambeau Avenue, that's still the Bronx."
    expect(textsOf(mend(text, ['place', '3332 Rochambeau Avenue']))).toEqual([
      "3332 Rochambeau Avenue, that's still the Bronx",
    ])
  })

  it('takes no hour over the end of a sentence', () => {
    const text = 'she says ten, not eleven. Ten in the morning.'
    expect(textsOf(mend(text, ['time', 'eleven. Ten in the morning.'])).at(-1)).toBe(
      'Ten in the morning.',
    )
  })

  it('keeps the article of a place that is any of many', () => {
    const text = 'to a restaurant in Red Hook'
    expect(textsOf(mend(text, ['place', 'restaurant in Red Hook']))).toEqual([
      'a restaurant in Red Hook',
    ])
  })

  it('leaves what is marked itself', () => {
    const text = 'For Ann Lee Tuesday'
    expect(textsOf(mend(text, ['name', 'Ann Lee'], ['day', 'Tuesday']))).toEqual([
      'Ann Lee',
      'Tuesday',
    ])
  })

  it.each([
    ['We land at four in the afternoon, so five', 'five', 'five in the afternoon'],
    [
      'Thursday, eleven forty-five, before lunch',
      'eleven forty-five,',
      'eleven forty-five before lunch',
    ],
    ['Good morning, at five', 'five', 'five'],
    ['Up at six a.m., back at six p.m., so five', 'five', 'five'],
    ['six in the evening', 'six in the evening', 'six in the evening'],
  ])('takes the half of the day from the other time: %s', (text, words, whole) => {
    expect(textsOf(mend(text, ['time', words]))).toEqual([whole])
  })
})
