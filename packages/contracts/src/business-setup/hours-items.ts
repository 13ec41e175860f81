import type { HoursWord } from './hours-words.ts'
import { closesOf, type SaidSpan, spanOf } from './said-spans.ts'

/** Days, or what is so on them. */
export type Item =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'spans'; readonly spans: readonly SaidSpan[] }
  | {
      readonly kind:
        'closed' | 'except' | 'break' | 'lunch' | 'other-days' | 'same' | 'stop' | 'and'
    }

/** Written words as days, hours, and what is so on them. */
export function toItems(words: readonly HoursWord[]): readonly Item[] {
  const items: Item[] = []
  let at = 0
  while (at < words.length) {
    const [taken, item] = dayRange(words, at) ?? timeRange(words, at) ?? [1, plainItem(words[at])]
    if (item) items.push(item)
    at += taken
  }
  return items
}

type Taken = readonly [taken: number, item: Item]

/** "Mon to Fri", also over the end of the week. */
function dayRange(words: readonly HoursWord[], at: number): Taken | undefined {
  const [first, to, last] = words.slice(at, at + 3)
  if (first?.kind !== 'days') return undefined
  const isJoined = to?.kind === 'to' || to?.kind === 'until'
  // "Mon - closed, Tue - 12-7": a dash that only parts the day from its hours.
  const isDash = to?.kind === 'to' && (last?.kind === 'closed' || isTimeRange(words, at + 2))
  if (!isJoined || last?.kind !== 'days') return [isDash ? 2 : 1, first]
  const [from = 0, end = 0] = [first.days[0], last.days.at(-1)]
  const length = ((end - from + 7) % 7) + 1
  return [3, { kind: 'days', days: Array.from({ length }, (_, index) => (from + index) % 7) }]
}

const isTimeRange = (words: readonly HoursWord[], at: number) =>
  words[at]?.kind === 'time' && words[at + 1]?.kind === 'to' && words[at + 2]?.kind === 'time'

function timeRange(words: readonly HoursWord[], at: number): Taken | undefined {
  const start = words[at]?.kind === 'from' ? at + 1 : at
  const [first, ...after] = words.slice(start, start + 4)
  const lead = start - at
  if (first?.kind === 'all-day') return [lead + 1, spansItem({ opens: 0, closes: 1_440 })]
  if (first?.kind === 'spans') return [lead + 1, spansItem({ opens: first.from, closes: first.to })]
  if (first?.kind === 'until' || first?.kind === 'to') return untilTime(after[0], lead)
  if (first?.kind !== 'time') return undefined
  const joins = after.findIndex(({ kind }) => !isJoin(kind, words[at]?.kind === 'from'))
  const last = joins > 0 ? after[joins] : undefined
  if (last?.kind === 'time') return [lead + joins + 2, spansItem(spanOf(first.time, last.time))]
  if (last?.kind === 'late') return [lead + joins + 2, spansItem(spanOf(first.time, undefined))]
  // "From ten on", with no word about the end.
  return [lead + 1, spansItem({ opens: spanOf(first.time, undefined).opens })]
}

// "Between nine and five"; "opens at nine, closes at six".
const isJoin = (kind: HoursWord['kind'], isLed: boolean) =>
  kind === 'to' || kind === 'until' || (isLed && (kind === 'and' || kind === 'stop'))

function untilTime(word: HoursWord | undefined, lead: number): Taken | undefined {
  if (word?.kind === 'time') return [lead + 2, spansItem({ closes: closesOf(word.time) })]
  return word?.kind === 'late' ? [lead + 2, spansItem({ closes: 1_380 })] : undefined
}

const spansItem = (span: SaidSpan): Item => ({ kind: 'spans', spans: [span] })

function plainItem(word: HoursWord | undefined): Item | undefined {
  const kind = word?.kind
  if (kind === 'late') return spansItem({ closes: 1_380 })
  switch (kind) {
    case 'closed':
    case 'except':
    case 'break':
    case 'lunch':
    case 'other-days':
    case 'same':
    case 'stop':
    case 'and':
      return { kind }
    default:
      return undefined
  }
}

/** The days of the week that are named. */
export function daysIn(words: readonly HoursWord[]): readonly number[] {
  const days = toItems(words).flatMap((item) => (item.kind === 'days' ? item.days : []))
  return everyDay.filter((day) => days.includes(day))
}

export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6]
