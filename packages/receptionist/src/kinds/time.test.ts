import { describe, expect, it } from 'vitest'
import { printValue } from './kinds.ts'
import { readTime } from './time.ts'
import type { Value } from './value.ts'

// A Sunday, 10:02 in the morning.
const now = { day: '2026-11-15', minutes: 602 }

const read = (text: string, before?: Value) =>
  printValue(
    readTime(text, { now, by: 'speech', tag: 'time', values: {}, ...(before ? { before } : {}) }),
  )

const sixInTheEvening: Value = { kind: 'time', time: { minutes: 18 * 60, isHalfOpen: false } }

describe('a time that is told', () => {
  it.each([
    ['six, no, six thirty', '6:30'],
    ['not seven, eight', '8:00'],
    ['seven fifteen, seven thirty at the latest', '7:15'],
    ['ten or ten thirty', '10:00'],
    ['no later than nine', '9:00'],
    ['between two and four in the afternoon', '2:00 PM'],
  ])('%s: %s', (text, time) => {
    expect(read(text)).toBe(time)
  })

  it('is in the hour that comes where none is named', () => {
    expect(read('twenty past')).toBe('10:20 AM')
    expect(read('quarter to')).toBe('10:45 AM')
    expect(read('at half past')).toBe('10:30 AM')
  })

  it('is in the hour that was spoken of', () => {
    expect(read('make it twenty past', sixInTheEvening)).toBe('6:20 PM')
  })
})
