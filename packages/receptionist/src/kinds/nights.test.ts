import { describe, expect, it } from 'vitest'
import { printValue } from './kinds.ts'
import { nightsReader } from './nights.ts'
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
    ['a couple', '2'],
    ['five days four nights', '4'],
    ['friday and saturday', '2'],
    ['the whole weekend', '2'],
    ['however long it takes', ''],
  ])('%s: %s', (text, count) => {
    expect(nights('nights', text)).toBe(count)
  })

  it.each([
    ['one more night', '3'],
    ['another night', '3'],
    ['two nights longer', '4'],
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
  ])('from %s until %s: %s', (from, text, count) => {
    expect(nights('departure', text, { values: arriving(from) })).toBe(count)
  })

  it('keeps the day of leaving until the day of arrival is known', () => {
    expect(nights('departure', 'sunday')).toBe('Sunday, November 22')
  })

  it('is known with the weekend, unless it was told', () => {
    expect(nights('arrival', 'this weekend')).toBe('2')
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
    ['the first weekend of march', ''],
    ['next friday', 'Friday, November 20'],
  ])('%s: %s', (text, day) => {
    const arrival = readArrival(text, { now, by: 'speech', tag: 'arrival', values: {} })

    expect(printValue(arrival)).toBe(day)
  })
})
