import { addDays, type Day, type Now, weekdayOf } from './calendar.ts'
import { monthAt, ordinalDayAt } from './date-months.ts'
import { weekdayAt, weekdayOfWord } from './date-weekdays.ts'
import { holidayAt } from './holidays.ts'
import { type Found, numberAt } from './numbers.ts'
import { isSameWord } from './sounds.ts'

/** "Tomorrow", "in three days", "two weeks from Friday", "the Sunday after Thanksgiving". */
export function relativeAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  return besideAt(words, at, now) ?? nearAt(words, at, now) ?? aheadAt(words, at, now)
}

/** "Today", "this morning", "tomorrow". */
function nearAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const rest = words.slice(at, at + 2).join(' ')
  if (/^(?:tonight|today|this (?:morning|afternoon|evening))\b/.test(rest))
    return { value: now.day, from: at, to: at + 1 }
  const isNext = isSameWord(words[at] ?? '', 'tomorrow')
  return isNext ? { value: addDays(now.day, 1), from: at, to: at + 1 } : undefined
}

/** "In three days", "in a week". */
function aheadAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const step = words[at] === 'in' ? stepAt(words, at + 1) : undefined
  if (!step?.isCounted || step.weekday !== undefined) return undefined
  return { value: addDays(now.day, step.count), from: at, to: step.to }
}

/** How far one day is from another: three days, two weeks, two Fridays. */
type Step = {
  /** Of days, or of that weekday. */
  readonly count: number
  readonly weekday?: number
  /** "Three days", not "the day". */
  readonly isCounted: boolean
  readonly to: number
}

function stepAt(words: readonly string[], at: number): Step | undefined {
  // "In too weeks"; but "for Friday after Thanksgiving" counts no Fridays.
  const isExpected = /^(?:days|weeks)$/.test(words[at + 1] ?? '') || /^an?$/.test(words[at] ?? '')
  const counted = numberAt(words, at, { isExpected })
  const start = counted?.to ?? (/^(?:the|that)$/.test(words[at] ?? '') ? at + 1 : at)
  const unit = words[start] ?? ''
  const isCounted = counted !== undefined
  const count = counted?.value ?? 1
  if (/^weeks?$/.test(unit)) return { count: 7 * count, isCounted, to: start + 1 }
  // "Two nights from Friday" is a stay, "the night before" a day.
  if (/^days?$/.test(unit) || (unit === 'night' && !isCounted))
    return { count, isCounted, to: start + 1 }
  const weekday = weekdayOfWord(unit)
  return weekday === undefined ? undefined : { count, weekday, isCounted, to: start + 1 }
}

const sides = /^(?:(?:right|just|immediately|directly) )?(after|before|following|from|on)(?= )/

/** A day that is told by another: "the day before Thanksgiving", "two Fridays from now", "a Sunday, the one after the 3rd". */
function besideAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const step = stepAt(words, at)
  if (!step) return undefined
  const start = words.slice(step.to, step.to + 2).join(' ') === 'the one' ? step.to + 2 : step.to
  const side = sides.exec(words.slice(start, start + 3).join(' '))
  if (!side) return undefined
  const inside = start + side[0].split(' ').length
  // "Friday from six to eight" is no distance, "a week on Friday" is one.
  if (side[1] === 'from' && !step.isCounted) return undefined
  if (side[1] === 'on' && !isWeekOn(words, at, step, inside)) return undefined
  const anchor = anchorAt(words, inside, now)
  if (!anchor) return undefined
  return { value: moved(anchor.value, step, side[1] === 'before'), from: at, to: anchor.to }
}

/** "A week on Tuesday"; "for a week on Tuesday" is a stay. */
function isWeekOn(words: readonly string[], at: number, step: Step, inside: number): boolean {
  const isWeeks = step.isCounted && step.weekday === undefined && step.count % 7 === 0
  const isStay = /^(?:for|stay|staying|about)$/.test(words[at - 1] ?? '')
  return isWeeks && !isStay && weekdayOfWord(words[inside] ?? '') !== undefined
}

function anchorAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  if (words[at] === 'now') return { value: now.day, from: at, to: at + 1 }
  // "Right after the Thanksgiving holiday".
  const start = words[at] === 'the' ? at + 1 : at
  return (
    nearAt(words, at, now) ??
    holidayAt(words, start, now) ??
    monthAt(words, at, now) ??
    ordinalDayAt(words, at, now) ??
    weekdayAt(words, at, now)
  )
}

function moved(day: Day, { count, weekday }: Step, isBack: boolean): Day {
  const sign = isBack ? -1 : 1
  if (weekday === undefined) return addDays(day, sign * count)
  const toFirst = (sign * (weekday - weekdayOf(day)) + 7) % 7 || 7
  return addDays(day, sign * (toFirst + 7 * (count - 1)))
}
