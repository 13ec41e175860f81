import { describe, expect, it } from 'vitest'
import { readDay } from './day.ts'
import type { Value } from './value.ts'

// A Sunday.
const now = { day: '2026-11-15', minutes: 600 }
const read = (text: string, before?: Value) =>
  readDay(text, { now, by: 'speech', tag: 'day', values: {}, ...(before ? { before } : {}) })

describe('a day that is only near another', () => {
  it.each([
    ['over Thanksgiving', '2026-11-26'],
    ['around Christmas', '2026-12-25'],
    ['the week of the thirtieth', '2026-11-30'],
  ])('asks for the day: %s', (text, near) => {
    expect(read(text)).toEqual({ kind: 'day', near })
  })

  it.each([
    ['the Wednesday before', '2026-11-26', '2026-11-25'],
    ['the Monday after', '2026-11-26', '2026-11-30'],
    ['in that Tuesday', '2026-11-30', '2026-12-01'],
    ['the 23rd', '2026-12-25', '2026-12-23'],
    ['the 3rd', '2026-11-20', '2026-12-03'],
  ])('tells which is meant: %s, near %s', (text, near, day) => {
    expect(read(text, { kind: 'day', near })).toEqual({ kind: 'day', day })
  })

  it.each([
    ['a week from tomorrow', '2026-11-23'],
    ['in one week', '2026-11-22'],
    ['Tuesday of next week', '2026-11-17'],
    ['The Monday after, the twenty-third.', '2026-11-23'],
  ])('is none where the day is told: %s', (text, day) => {
    expect(read(text)).toEqual({ kind: 'day', day })
  })
})
