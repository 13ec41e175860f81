import { belowHundredAt, type Found } from './numbers.ts'
import type { SaidTime } from './time.ts'

export const noon: number = 12 * 60

export function digitsAt(words: readonly string[], at: number): Found<number> | undefined {
  // "10's fine".
  const digits = /^(\d{1,2})(?:'s)?$/.exec(words[at] ?? '')
  return digits ? { value: Number(digits[1]), from: at, to: at + 1 } : undefined
}

export function minutesAt(words: readonly string[], at: number): Found<number> | undefined {
  if (words[at] === 'oh' || words[at] === 'o' || words[at] === 'zero') {
    const unit = belowHundredAt(words, at + 1) ?? digitsAt(words, at + 1)
    return unit && unit.value < 10 ? { ...unit, from: at } : undefined
  }
  const minutes = belowHundredAt(words, at) ?? digitsAt(words, at)
  return minutes && minutes.value >= 10 && minutes.value < 60 ? minutes : undefined
}

export function isHalf(words: readonly string[], at: number): boolean {
  const word = words[at]
  return word === 'am' || word === 'pm' || (/^[ap]$/.test(word ?? '') && words[at + 1] === 'm')
}

export function whole(
  words: readonly string[],
  hour: number,
  minutes: number,
  from: number,
  to: number,
): Found<SaidTime> | undefined {
  if (hour > 23 || minutes > 59) return undefined
  const hasClock = words[to] === 'oclock'
  return withHalf(words, { minutes: hour * 60 + minutes, from, to: hasClock ? to + 1 : to })
}

export function withHalf(
  words: readonly string[],
  said: { readonly minutes: number; readonly from: number; readonly to: number },
): Found<SaidTime> {
  const { minutes, from, to } = said
  const hour = Math.floor(minutes / 60)
  if (isHalf(words, to)) {
    const isAfter = (words[to] ?? '').startsWith('p')
    const length = words[to] === 'a' || words[to] === 'p' ? 2 : 1
    const base = hour === 12 ? minutes - noon : minutes
    return {
      value: { minutes: isAfter && base < noon ? base + noon : base, isHalfOpen: false },
      from,
      to: to + length,
    }
  }
  // "06:30" is read off a clock of twenty-four.
  const isHalfOpen = hour >= 1 && hour <= 12 && !/^0\d/.test(words[from] ?? '')
  return { value: { minutes, isHalfOpen }, from, to }
}
