import { describe, expect, it } from 'vitest'
import { printValue } from './kinds.ts'
import { nightsReader, spotNights } from './nights.ts'
import type { Value, Values } from './value.ts'
import { readArrival } from './weekend.ts'

// A Sunday.
const now = { day: '2026-11-15', minutes: 600 }
const read = nightsReader(({ arrival }) => (arrival?.kind === 'day' ? arrival.day : undefined))
const arriving = (day: string): Values => ({ arrival: { kind: 'day', day } })
const two: Value = { kind: 'count', count: 2 }

type Known = { readonly values?: Values; readonly before?: Value }

const nights = (tag: string, text: string, { values = {}, ...before }: Known = {}) =>
  printValue(read(text, { now, by: 'speech', tag, values, ...before }))

describe('how long a stay is', () => {
  it.each([
    ['two nights', '2'],
    ['too nights', '2'],
    ['just the one', '1'],
    ['to', '2'],
    ['a week', '7'],
    ['three weeks', '21'],
    ['a month', '30'],
    ['a whole month', '30'],
    ['a couple', '2'],
    ['five days four nights', '4'],
    ['friday and saturday', '2'],
    ['the whole weekend', '2'],
    ['however long it takes', ''],
    ['only tonight', '1'],
    ['just tonight', '1'],
    ['just for the night', '1'],
    ['just Friday', '1'],
    ['next week', ''],
    ['the week after next', ''],
    ['the whole week', '7'],
    ['Friday through Sunday', '2'],
    ['from Thursday to Sunday', '3'],
    ['Wednesday and stays through Friday', '2'],
    ['November 20 to 24', '4'],
    ['20th to the 22nd', '2'],
    ['tonight until Wednesday', '3'],
    ['tonight and tomorrow', '2'],
    ['a long weekend', '3'],
    ['the three day weekend', '3'],
    ['ten days', '10'],
    ['a day or so', '1'],
  ])('%s: %s', (text, count) => {
    expect(nights('nights', text)).toBe(count)
  })

  it.each([
    ['one more night', '3'],
    ['another night', '3'],
    ['two nights longer', '4'],
    ['two more weeks', '16'],
    ['one night less', '1'],
    ['five nights less', ''],
  ])('%s than two: %s', (text, count) => {
    expect(nights('nights', text, { before: two })).toBe(count)
  })

  it('is more than nobody here knows, where the booking is from before', () => {
    expect(nights('nights', 'one more night')).toBe('1 more')
  })

  it.each([
    ['2026-12-23', 'the 27th', '4'],
    ['2026-12-18', '20', '2'],
    ['2026-11-20', 'sunday', '2'],
    ['2026-12-28', 'january 2nd', '5'],
    ['2026-11-15', 'tomorrow', '1'],
    ['2026-12-05', 'the following morning', '1'],
    ['2026-12-05', 'december 3rd', ''],
    ['2026-11-20', 'till the following Tuesday', '4'],
    ['2026-11-17', 'till the following Tuesday', '7'],
    ['2026-11-20', 'the Monday after', '3'],
    ['2026-11-20', 'two days later', '2'],
    ['2026-11-20', 'a week later', '7'],
  ])('from %s until %s: %s', (from, text, count) => {
    expect(nights('departure', text, { values: arriving(from) })).toBe(count)
  })

  it('is counted up to a day also where that was told as a length', () => {
    const friday = { values: arriving('2026-11-20') }

    expect(nights('nights', 'till the following Tuesday', friday)).toBe('4')
  })

  it('keeps the day of leaving until the day of arrival is known', () => {
    expect(nights('departure', 'sunday')).toBe('Sunday, November 22')
  })

  it('is known with the weekend, unless it was told', () => {
    expect(nights('arrival', 'this weekend')).toBe('2')
    expect(nights('arrival', 'the long weekend')).toBe('3')
    expect(nights('arrival', 'this weekend', { before: { kind: 'count', count: 3 } })).toBe('3')
    expect(nights('arrival', 'friday')).toBe('')
  })
})

describe('the first day of a stay', () => {
  it.each([
    ['the weekend', 'Friday, November 20'],
    ['next weekend', 'Friday, November 20'],
    ['the weekend after next', 'Friday, November 27'],
    ['thanksgiving weekend', 'Friday, November 27'],
    ['the first weekend of march', 'Friday, March 5'],
    ['first weekend in december', 'Friday, December 4'],
    // Its Saturday is the 1st.
    ['the first weekend of may', 'Friday, April 30'],
    ['last weekend in november', 'Friday, November 27'],
    ['the weekend after thanksgiving', 'Friday, November 27'],
    ['the weekend before christmas', 'Friday, December 18'],
    ['the weekend of december 12th', 'Friday, December 11'],
    ['the sunday of thanksgiving weekend', 'Sunday, November 29'],
    ['next friday', 'Friday, November 20'],
    ['next week', ''],
    ['the week after next', ''],
  ])('%s: %s', (text, day) => {
    const arrival = readArrival(text, { now, by: 'speech', tag: 'arrival', values: {} })

    expect(printValue(arrival)).toBe(day)
  })
})

it.each([
  ['could you tack on another night?', 'another night'],
  ['a week from tomorrow, for two nights, and keep it discreet', 'two nights'],
  ['we would need three more nights', 'three more nights'],
  ['can I add a night', 'add a night'],
  ['please extend my stay by two nights', 'extend my stay by two nights'],
  ['what is your two night rate', undefined],
])('spots nights where nothing was marked: %s', (text, spotted) => {
  expect(spotNights(text)).toBe(spotted)
})
