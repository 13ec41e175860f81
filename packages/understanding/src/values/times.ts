import type { Now } from './calendar.ts'
import type { Found } from './numbers.ts'
import { findDaypart, inDaypart, type SaidTime } from './time.ts'
import { aroundHourAt } from './time-around.ts'
import { clockAt } from './time-clock.ts'
import { distanceAt } from './time-distance.ts'
import { noon } from './time-hours.ts'

/** Every time that is said. Where a time is expected, a bare number is one. */
export function findTimes(
  words: readonly string[],
  now: Now,
  options: { readonly isExpected?: boolean } = {},
): Found<SaidTime>[] {
  const found: Found<SaidTime>[] = []
  let at = 0
  while (at < words.length) {
    const time = timeAt(words, at, now, options.isExpected ?? false)
    if (time) found.push(time)
    at = time ? time.to : at + 1
  }
  const part = findDaypart(words)
  return part ? found.map((time) => ({ ...time, value: inDaypart(time.value, part.value) })) : found
}

function timeAt(
  words: readonly string[],
  at: number,
  now: Now,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  return (
    distanceAt(words, at, now) ??
    namedAt(words, at, now) ??
    aroundHourAt(words, at, isExpected) ??
    clockAt(words, at, isExpected)
  )
}

function namedAt(words: readonly string[], at: number, _now: Now): Found<SaidTime> | undefined {
  const word = words[at]
  if (word === 'noon' || word === 'midday')
    return { value: { minutes: noon, isHalfOpen: false }, from: at, to: at + 1 }
  if (word === 'midnight') return { value: { minutes: 0, isHalfOpen: false }, from: at, to: at + 1 }
  return undefined
}
