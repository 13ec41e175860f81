import { belowHundredAt, type Found } from './numbers.ts'
import { tableOf } from './table.ts'
import type { SaidTime } from './time.ts'
import { digitsAt, isHalf, noon, withHalf } from './time-hours.ts'

const dayOfMinutes = 24 * 60

const fractions: Readonly<Record<string, number>> = tableOf({ quarter: 15, half: 30 })

/** "Half past five", "a quarter to eight", "ten past six", "twenty of nine". */
export function aroundHourAt(
  words: readonly string[],
  at: number,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  const start = words[at] === 'a' ? at + 1 : at
  const named = fractions[words[start] ?? '']
  const counted =
    named === undefined ? (belowHundredAt(words, start) ?? digitsAt(words, start)) : undefined
  const minutes = named ?? counted?.value
  if (minutes === undefined || minutes > 59) return undefined
  let next = counted?.to ?? start + 1
  if (/^min(?:ute)?s?$/.test(words[next] ?? '')) next += 1
  const side = words[next] ?? ''
  const isBefore = /^(?:to|too|two|till|til|before|of)$/.test(side)
  const isAfter = /^(?:past|passed|after|pass|paste)$/.test(side)
  if (!isBefore && !isAfter) return halfAt(words, at, start, named)
  // "Two of us", "ten to fifteen": only with a quarter, a half or a round number before it.
  if (named === undefined && minutes % 5 !== 0) return undefined
  const hour = hourAt(words, next + 1)
  if (!hour) return undefined
  const isSure = isExpected || hour.hasClock || isClearlyTime(words, at, hour.to)
  if (side === 'of' && named === undefined && !isSure) return undefined
  if (
    isBefore &&
    named === undefined &&
    /^(?:people|passengers|of|guests|nights|pm|am)$/.test(words[hour.to] ?? '') &&
    !hour.hasClock
  )
    return undefined
  const clock = hour.value * 60 + (isBefore ? -minutes : minutes)
  // "A quarter to one" is in the hour of twelve.
  const total = isBefore && clock < 60 && clock >= 0 ? clock + noon : clock
  const said = { minutes: (total + dayOfMinutes) % dayOfMinutes, from: at, to: hour.to }
  // "A quarter to noon" is before noon.
  if (/^(?:noon|midnight)$/.test(words[hour.to - 1] ?? ''))
    return { value: { minutes: said.minutes, isHalfOpen: false }, from: at, to: hour.to }
  return withHalf(words, said)
}

/** "At ten of six", "ten of six in the morning"; "ten of twelve" are people. */
function isClearlyTime(words: readonly string[], from: number, to: number): boolean {
  const isLed = /^(?:at|by|around|until|till)$/.test(words[from - 1] ?? '')
  return isLed || isHalf(words, to) || /^in the\b/.test(words.slice(to, to + 2).join(' '))
}

/** "Half five", as it is said in London. */
function halfAt(
  words: readonly string[],
  at: number,
  start: number,
  named: number | undefined,
): Found<SaidTime> | undefined {
  if (named !== 30) return undefined
  const hour = hourAt(words, start + 1)
  return hour
    ? withHalf(words, { minutes: hour.value * 60 + 30, from: at, to: hour.to })
    : undefined
}

type Hour = { readonly value: number; readonly to: number; readonly hasClock: boolean }

function hourAt(words: readonly string[], at: number): Hour | undefined {
  if (words[at] === 'noon' || words[at] === 'midnight')
    return { value: words[at] === 'noon' ? 12 : 0, to: at + 1, hasClock: true }
  const number = belowHundredAt(words, at) ?? digitsAt(words, at)
  if (!number || number.value < 1 || number.value > 12) return undefined
  const hasClock = words[number.to] === 'oclock'
  return { value: number.value, to: hasClock ? number.to + 1 : number.to, hasClock }
}
