import { describe, expect, it } from 'vitest'
import { posterMinute } from '../results.ts'
import { filmSeconds, frameCount, framesPerSecond } from '../settings.ts'
import { calls, closingMinute, openingMinute } from './calls.ts'
import { slipSecond } from './call-state.ts'
import { dayPassesSeconds, formatTime, minuteAt, readClock, secondAt } from './clock.ts'

const frames = Array.from({ length: frameCount + 1 }, (_, frame) => frame / framesPerSecond)

describe('the clock', () => {
  it('runs from 6 pm to 8 am', () => {
    expect(minuteAt(dayPassesSeconds)).toBe(openingMinute)
    expect(minuteAt(filmSeconds)).toBe(closingMinute)
  })

  it('begins at the 8 am it ended with, and lets the day pass in less than a second', () => {
    expect(formatTime(minuteAt(0))).toBe(formatTime(minuteAt(filmSeconds)))
    expect(dayPassesSeconds).toBeLessThan(1)
  })

  it('never goes back', () => {
    const minutes = frames.map(minuteAt)

    expect(minutes.every((minute, index) => minute >= (minutes[index - 1] ?? 0))).toBe(true)
  })

  it.each(calls)('shows the time of the slip while call $minute is answered', (call) => {
    const during = frames.filter(
      (second) => second > call.startSecond && second < call.startSecond + call.seconds,
    )

    const shown = new Set(during.map((second) => formatTime(minuteAt(second))))

    expect([...shown]).toEqual([formatTime(call.minute)])
    expect(formatTime(minuteAt(slipSecond(call)))).toBe(formatTime(call.minute))
  })

  it('finds the second of a minute, so that the poster shows 7:40 am', () => {
    expect(formatTime(minuteAt(secondAt(posterMinute)))).toBe('7:40 am')
  })

  it.each([
    [0, '12:00 am'],
    [12 * 60, '12:00 pm'],
    [26 * 60 + 14, '2:14 am'],
    [23 * 60 + 38.9, '11:38 pm'],
  ])('reads minute %d as %s', (minute, text) => {
    expect(formatTime(minute)).toBe(text)
  })

  it('writes minutes with two figures', () => {
    expect(readClock(8 * 60 + 5)).toEqual({ hour: '8', minute: '05', half: 'am' })
  })
})
