import { expect, it } from 'vitest'

import { callLimits } from './call-limits.ts'
import { createCallTimers } from './call-timers.ts'

function watch(silenceSeconds = 20) {
  const seen: string[] = []
  let now = 0
  const timers = createCallTimers(0, callLimits({ callSeconds: 180, silenceSeconds }), {
    onSilence: (times) => seen.push(`silence ${times} at ${now / 1000}`),
    onNearlyUp: () => seen.push(`nearly up at ${now / 1000}`),
    onUp: () => seen.push(`up at ${now / 1000}`),
  })
  const pass = (ms: number, isQuiet: boolean) => {
    for (const end = now + ms; now < end;) timers.tick((now += 20), isQuiet)
  }
  return { seen, timers, pass }
}

it('asks into the silence twice, and gives up after 20 seconds of it', () => {
  const { seen, pass } = watch()

  pass(25_000, true)

  expect(seen).toEqual(['silence 1 at 7', 'silence 2 at 13', 'silence 3 at 20'])
})

it('gives up sooner where the owner wants it, and asks sooner too', () => {
  const { seen, pass } = watch(10)

  pass(25_000, true)

  expect(seen).toEqual(['silence 1 at 3.5', 'silence 2 at 6.5', 'silence 3 at 10'])
})

it('counts silence only while nobody speaks', () => {
  const { seen, pass } = watch()

  pass(6_000, true)
  pass(10_000, false)
  pass(1_000, true)

  expect(seen).toEqual(['silence 1 at 17'])
})

it('begins anew when the caller does something', () => {
  const { seen, pass, timers } = watch()

  pass(8_000, true)
  timers.reset()
  pass(6_000, true)
  expect(seen).toEqual(['silence 1 at 8'].map(() => 'silence 1 at 7'))

  pass(1_000, true)
  expect(seen.at(-1)).toBe('silence 1 at 15')
})

it('warns half a minute before the end, once there is a moment for it', () => {
  const { seen, pass, timers } = watch()

  pass(151_000, false)
  expect(seen).toEqual([])

  timers.reset()
  pass(20, true)
  expect(seen).toEqual(['nearly up at 151.02'])
})

it('ends the call at its longest length, even in the middle of a word', () => {
  const { seen, pass } = watch()

  pass(180_000, false)

  expect(seen).toEqual(['up at 180'])
})
