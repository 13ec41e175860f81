import {
  addDays,
  type Day,
  type Daypart,
  daysBetween,
  findDates,
  type Found,
  numberAt,
  printDay,
  readUtterance,
} from '@nightdesk/understanding'
import { sayDay } from '../say/time.ts'
import type { Kind, ReadContext, Value } from './value.ts'

const partNames = { morning: 'in the morning', afternoon: 'in the afternoon' } as const

export const dayKind: Kind<'day'> = {
  print: ({ day, part }) => (day ? printDay(day) : part ? capital(part) : ''),
  say: ({ day, part }, now) => {
    if (day) return sayDay(day, now)
    return part ? [`${part in partNames ? partNames[part as 'morning'] : 'in the evening'},`] : []
  },
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** "Tomorrow", "Friday afternoon", "two days later" than the day before. */
export function readDay(text: string, { now, before }: ReadContext): Value | undefined {
  const { words } = readUtterance(text)
  const known = before?.kind === 'day' ? before.day : undefined
  // "On the twentieth" is marked without its "the".
  const found = meantOf(findDates(words, now), words) ?? findDates(['the', ...words], now)[0]
  const isWeekday = found !== undefined && words.length === 1 && weekday.test(words[0] ?? '')
  const named =
    found && (isWeekday && known ? inSameWeek(found.value, known, now.day) : found.value)
  const day = named ?? (known && movedDay(words, known))
  const part = partOf(words)
  if (!day && !part) return undefined
  const kept = day ?? known
  return { kind: 'day', ...(kept ? { day: kept } : {}), ...(part ? { part } : {}) }
}

const mindChanged =
  /\b(?:no|not|actually|sorry|wait|rather|make it|make that|i mean|you know what|scratch)\b/

/** What is said first, unless the mind was changed after it: "Wednesday, actually, you know what, Thursday". */
export function meantOf<T>(
  found: readonly Found<T>[],
  words: readonly string[],
): Found<T> | undefined {
  return found.findLast((each, at) => {
    const before = found[at - 1]
    return !before || mindChanged.test(words.slice(before.to, each.from).join(' '))
  })
}

function partOf(words: readonly string[]): Daypart | undefined {
  const text = words.join(' ')
  if (/\b(?:tonight|evening|night)\b/.test(text)) return 'evening'
  return (/\b(?:morning|afternoon)\b/.exec(text) ?? [])[0] as Daypart | undefined
}

const daysOfAWeek = 7
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** After "the weekend after next", a bare "Friday" is one of that week; of a day that is near, it may be another. */
function inSameWeek(said: Day, known: Day, today: Day): Day {
  if (daysBetween(today, known) <= daysOfAWeek) return said
  return addDays(
    said,
    Math.max(0, Math.round(daysBetween(said, known) / daysOfAWeek)) * daysOfAWeek,
  )
}

function movedDay(words: readonly string[], known: Day): Day | undefined {
  for (const at of words.keys()) {
    const count = numberAt(words, at, { isExpected: true })
    const side = count && /^days?$/.test(words[count.to] ?? '') ? words[count.to + 1] : undefined
    if (count && side === 'later') return addDays(known, count.value)
    if (count && (side === 'earlier' || side === 'sooner')) return addDays(known, -count.value)
    // "Push it back a day" is a day later.
    if (count && side === undefined && words[at - 1] === 'back') return addDays(known, count.value)
  }
  return undefined
}
