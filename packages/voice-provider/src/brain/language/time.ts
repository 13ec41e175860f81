import type { Found } from './numbers.ts'

export type Daypart = 'morning' | 'afternoon' | 'evening' | 'night'

export type SaidTime = {
  /** Minutes after midnight; below noon while the half of the day is open. */
  readonly minutes: number
  /** "At six" may be either; "six in the evening" may not. */
  readonly isHalfOpen: boolean
  /** Days after the call's own day, where the time was said as a distance ("in two hours"). */
  readonly daysAhead?: number
}

const noon = 12 * 60

export function findDaypart(words: readonly string[]): Found<Daypart> | undefined {
  for (const [at, word] of words.entries()) {
    if (word === 'morning' && words[at - 1] !== 'good')
      return { value: 'morning', from: at, to: at + 1 }
    if (word === 'afternoon' && words[at - 1] !== 'good')
      return { value: 'afternoon', from: at, to: at + 1 }
    if ((word === 'evening' && words[at - 1] !== 'good') || word === 'tonight')
      return { value: 'evening', from: at, to: at + 1 }
    if (word === 'night' && /^(?:at|tomorrow|[a-z]+day)$/.test(words[at - 1] ?? ''))
      return { value: 'night', from: at, to: at + 1 }
  }
  return undefined
}

/** Puts a time that may be either into the half of the day that was named. */
export function inDaypart(time: SaidTime, part: Daypart): SaidTime {
  if (!time.isHalfOpen) return time
  const hour = Math.floor(time.minutes / 60)
  const isAfter = part === 'morning' ? false : part === 'night' ? hour >= 6 && hour < 12 : hour < 12
  const isMidnight = hour === 12 && (part === 'morning' || part === 'night')
  const base = isMidnight ? time.minutes - noon : time.minutes
  return { ...time, minutes: isAfter ? base + noon : base, isHalfOpen: false }
}
