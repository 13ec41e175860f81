import { expect, it } from 'vitest'

import { callLimits } from './call-limits.ts'
import { createTimekeeper } from './timekeeper.ts'

const tickMs = 20

function open() {
  const seen: string[] = []
  const underWay: (() => void)[] = []
  const timekeeper = createTimekeeper({
    startedAt: 0,
    limits: callLimits({ callSeconds: 60, silenceSeconds: 20 }),
    mind: {
      afterSilence(times, then) {
        seen.push(`silence ${times}`)
        underWay.push(then)
      },
      beforeTimeIsUp: () => void seen.push('time'),
    },
    mouth: { hangUp: (reason) => void seen.push(`hang up ${reason}`) },
    answers: { forget: () => void seen.push('no answer') },
    end: (reason) => void seen.push(`end ${reason}`),
  })
  let now = 0
  const pass = (ms: number, isQuiet: boolean) => {
    for (const end = now + ms; now < end;) timekeeper.tick((now += tickMs), isQuiet)
  }
  return { timekeeper, seen, underWay, pass }
}

it('asks into the silence; only the last time is goodbye', () => {
  const { timekeeper, seen, underWay, pass } = open()
  pass(20_000, true)
  expect(timekeeper.isTimingOut).toBe(true)
  underWay.at(-1)?.()

  expect(seen).toEqual([
    'no answer',
    'silence 1',
    'no answer',
    'silence 2',
    'no answer',
    'silence 3',
    'hang up silence-timed-out',
  ])
})

it('does not hang up on a caller who speaks into the goodbye', () => {
  const { timekeeper, seen, underWay, pass } = open()
  pass(20_000, true)
  timekeeper.callerSpeaks()
  underWay.at(-1)?.()

  expect(timekeeper.isTimingOut).toBe(false)
  expect(seen).not.toContain('hang up silence-timed-out')
})

it('begins anew after a turn of the caller', () => {
  const { timekeeper, seen, pass } = open()
  pass(6_000, true)
  timekeeper.callerSpoke()
  pass(6_000, true)

  expect(seen).toEqual([])
})

it('warns once, as soon as it is quiet, and ends the call when its time is up', () => {
  const { seen, pass } = open()
  pass(40_000, false)
  expect(seen).toEqual([])

  pass(1_000, true)
  expect(seen).toEqual(['no answer', 'time'])

  pass(19_000, false)
  expect(seen.at(-1)).toBe('end exceeded-max-duration')
})
