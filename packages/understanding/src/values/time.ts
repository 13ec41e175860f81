import type { Found } from './numbers.ts'
import { tableOf } from './table.ts'

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

/** The part of the day that is named last; "Morning!" at the beginning is a greeting. */
export function findDaypart(words: readonly string[]): Found<Daypart> | undefined {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const part = daypartAt(words, at)
    if (part) return { value: part, from: at, to: at + 1 }
  }
  return undefined
}

// "Eleven forty-five, before lunch".
const meals: Readonly<Record<string, Readonly<Record<'before' | 'after', Daypart>>>> = tableOf({
  breakfast: { before: 'morning', after: 'morning' },
  lunch: { before: 'morning', after: 'afternoon' },
  dinner: { before: 'evening', after: 'evening' },
  supper: { before: 'evening', after: 'evening' },
})

function daypartAt(words: readonly string[], at: number): Daypart | undefined {
  const word = words[at]
  const before = words[at - 1] ?? ''
  if (word === 'tonight') return 'evening'
  if (word === 'night') return /^(?:at|tomorrow|[a-z]+day)$/.test(before) ? 'night' : undefined
  const meal = meals[word ?? '']
  if (meal && (before === 'before' || before === 'after')) return meal[before]
  const isGreeting = before === 'good' || (at === 0 && words.length > 2)
  if (isGreeting) return undefined
  return word === 'morning' || word === 'afternoon' || word === 'evening' ? word : undefined
}

/** Puts a time that may be either into the half of the day that was named. */
export function inDaypart(time: SaidTime, part: Daypart): SaidTime {
  if (!time.isHalfOpen) return time
  const hour = Math.floor(time.minutes / 60)
  const isAfter = part === 'morning' ? false : part === 'night' ? hour >= 5 && hour < 12 : hour < 12
  const isMidnight = hour === 12 && (part === 'morning' || part === 'night')
  const base = isMidnight ? time.minutes - noon : time.minutes
  return { ...time, minutes: isAfter ? base + noon : base, isHalfOpen: false }
}
