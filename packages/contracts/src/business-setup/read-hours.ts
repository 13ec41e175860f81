import { type DaySpan, type Hours, isWeek, type Week } from './business-setup.ts'
import { isOfHours, sortHours } from './hours-clauses.ts'
import { type Draft, haveHours, isLunchBreak, keepBreakTo, takeBreak } from './hours-breaks.ts'
import { everyDay, type Item, toItems } from './hours-items.ts'
import { cutHours } from './hours-words.ts'
import { areApart, defined, type SaidSpan, usual, whole, withMore } from './said-spans.ts'

const longestText = 400

/** Opening hours in plain words, or nothing where they cannot be made out. */
export function readHours(text: string): Hours | undefined {
  if (text.length > longestText) return undefined
  const { own, appointmentDays, holidaysOff } = sortHours(text)
  const week = weekIn(own) ?? (appointmentDays.length > 0 ? closedWeek : undefined)
  return (
    week && {
      week,
      ...(appointmentDays.length > 0 && { appointmentDays }),
      ...(holidaysOff.length > 0 && { holidaysOff }),
    }
  )
}

/** What was written beside the hours, and cannot be kept. */
export function leftOutOf(text: string): readonly string[] {
  return text.length > longestText ? [] : sortHours(text).leftOut
}

const closedWeek: Week = everyDay.map(() => [])

function weekIn(text: string): Week | undefined {
  const words = cutHours(text)
  if (!isOfHours(words)) return undefined
  const week = writeWeek(toItems(words))
  return week && isWeek(week) ? week : undefined
}

function writeWeek(items: readonly Item[]): Week | undefined {
  const draft: Draft = {
    week: Array.from({ length: 7 }, () => undefined),
    waiting: [],
    hours: undefined,
    given: [],
    isHoursFirst: false,
    others: undefined,
    isBreak: false,
    isLunch: false,
    isExcept: false,
    unbroken: undefined,
    last: undefined,
  }
  items.forEach((item, at) => {
    const followers = items.slice(at + 1)
    const { unbroken } = draft
    draft.unbroken = undefined
    if (item.kind === 'days' && unbroken && haveHours(draft, item.days) && !ownsNext(followers))
      keepBreakTo(draft, item.days, unbroken)
    else if (item.kind === 'days') takeDays(draft, item.days, followers)
    else if (item.kind === 'other-days') takeDays(draft, daysLeft(draft), followers)
    else if (item.kind === 'spans') {
      const isNew = items[at - 1]?.kind === 'stop' || isWholeDay(item.spans)
      if (isNew && areOfNext(followers)) forgetDays(draft)
      takeHours(draft, item.spans)
    } else if (item.kind === 'closed') takeClosed(draft, followers)
    else if (item.kind === 'same') takeSame(draft)
    else if (item.kind === 'break') draft.isBreak = true
    else if (item.kind === 'lunch') draft.isLunch = true
    else if (item.kind === 'except') takeExcept(draft)
  })
  if (draft.hours !== undefined && draft.given.length === 0) draft.others = draft.hours
  return finish(draft)
}

const daysLeft = ({ week }: Draft) => everyDay.filter((day) => week[day] === undefined)

function takeDays(draft: Draft, days: readonly number[], followers: readonly Item[]): void {
  const { hours, isHoursFirst } = draft
  // "Every day except Tuesday, 11 to 9".
  if (draft.isExcept && draft.waiting.length > 0) return leaveOut(draft, days)
  const isForHours = hours !== undefined && (isHoursFirst || draft.given.length === 0)
  if (isForHours && !ownsNext(followers)) {
    draft.isHoursFirst = true
    give(draft, days, hours)
    return
  }
  // "Nine to six, except Fridays until noon": Fridays are not closed, nor are the others.
  const isOfOthers = hours !== undefined && draft.given.length === 0 && !draft.isExcept
  if (isOfOthers) draft.others = hours
  draft.hours = undefined
  draft.isHoursFirst = false
  draft.waiting = [...draft.waiting, ...days]
}

/** Closed, while the other days still wait for their hours. */
function leaveOut(draft: Draft, days: readonly number[]): void {
  draft.waiting = draft.waiting.filter((day) => !days.includes(day))
  draft.hours = undefined
  for (const day of days) draft.week[day] = []
}

/** Whether hours follow at once, which no other days follow: "… , sat 10-2". */
function ownsNext(items: readonly Item[]): boolean {
  const [next, after] = items
  if (next?.kind === 'and' && after?.kind === 'days') return ownsNext(items.slice(2))
  if (next?.kind !== 'spans' && next?.kind !== 'closed') return false
  return after?.kind !== 'days'
}

/** "Mon-Thu 6 to 10, 24 hours on Friday": hours of the days that follow, which no others stand behind. */
const areOfNext = ([next, ...after]: readonly Item[]) => next?.kind === 'days' && !ownsNext(after)

const isWholeDay = ([first]: readonly SaidSpan[]) => first?.opens === 0 && first.closes === 1_440

function forgetDays(draft: Draft): void {
  if (draft.given.length === 0) return
  draft.given = []
  draft.hours = undefined
}

function takeHours(draft: Draft, spans: readonly SaidSpan[]): void {
  if (draft.isBreak || isLunchBreak(draft, spans)) return takeBreak(draft, spans)
  const isException = draft.isExcept && draft.hours === 'closed' && draft.given.length > 0
  draft.isExcept = false
  if (isException) return giveAgain(draft, spans)
  const ended = withEnd(draft, spans)
  if (ended) return giveAgain(draft, ended)
  if (draft.waiting.length > 0) {
    give(draft, draft.waiting, spans)
    draft.waiting = []
    draft.isHoursFirst = false
  } else if (draft.given.length > 0 && !draft.isHoursFirst && draft.hours !== 'closed') {
    // "9 to 12 and 1 to 5": more of the same days.
    giveAgain(draft, withMore(draft.hours ?? [], spans))
  } else {
    const isMore = draft.given.length === 0 && Array.isArray(draft.hours)
    draft.hours = isMore ? withMore(draft.hours as readonly SaidSpan[], spans) : spans
    draft.given = []
  }
}

/** "Open at six on weekdays and close at nine": the end of hours that had none yet. */
function withEnd({ hours, waiting }: Draft, [end]: readonly SaidSpan[]) {
  if (!end || end.opens !== undefined || waiting.length > 0 || !Array.isArray(hours))
    return undefined
  const open = hours as readonly SaidSpan[]
  const last = open.at(-1)
  return last && last.closes === undefined ? [...open.slice(0, -1), { ...last, ...end }] : undefined
}

/** The same days, with other hours than before. */
function giveAgain(draft: Draft, hours: readonly SaidSpan[]): void {
  const { given } = draft
  for (const day of given) draft.week[day] = undefined
  give(draft, given, hours)
}

function takeClosed(draft: Draft, [next]: readonly Item[]): void {
  if (next?.kind === 'spans' || next?.kind === 'lunch') {
    draft.isBreak = true
  } else if (draft.waiting.length > 0) {
    give(draft, draft.waiting, 'closed')
    draft.waiting = []
  } else {
    if (draft.hours !== undefined && draft.given.length === 0) draft.others = draft.hours
    draft.hours = 'closed'
    draft.given = []
    draft.isHoursFirst = true
  }
}

/** "Wednesday the same", "the same on Saturday": as on the days before. */
function takeSame(draft: Draft): void {
  const hours = draft.last
  if (!hours) return
  if (draft.waiting.length > 0) {
    give(draft, draft.waiting, hours)
    draft.waiting = []
  } else {
    draft.hours = hours
    draft.given = []
    draft.isHoursFirst = true
  }
}

function takeExcept(draft: Draft): void {
  if (draft.hours !== undefined && draft.given.length === 0) draft.others = draft.hours
  if (draft.waiting.length === 7) draft.others = undefined
  draft.hours = 'closed'
  draft.given = []
  draft.isHoursFirst = true
  draft.isExcept = true
}

function give(draft: Draft, days: readonly number[], hours: readonly SaidSpan[] | 'closed'): void {
  const opens = earliest(draft.week)
  for (const day of days) {
    const known = draft.week[day] ?? []
    const before = known[0] ?? opens
    const spans =
      hours === 'closed' ? [] : hours.map((span) => whole({ ...before, ...defined(span) }))
    // "Lunch Tue-Fri 11:30-2:30, dinner Tue-Sat 5-10": two that are apart are both meant.
    const isMore = spans.length > 0 && areApart(known, spans)
    draft.week[day] = isMore ? [...known, ...spans] : spans
  }
  draft.hours = hours
  draft.given = days
  if (hours !== 'closed') draft.last = hours
}

/** "Mon to Thu 7:30 to 5, Fridays until noon": the doors open as on the other days. */
function earliest(week: Draft['week']): SaidSpan {
  const opens = week.flatMap((spans) => spans?.map((span) => span.opens) ?? [])
  return opens.length > 0 ? { opens: Math.min(...opens) } : {}
}

function finish({ week, others }: Draft): Week | undefined {
  if (week.every((day) => day === undefined) && others === undefined) return undefined
  const rest = Array.isArray(others) ? (others as readonly SaidSpan[]).map(whole) : []
  const isOnlyClosed = others === undefined && week.every((day) => !day || day.length === 0)
  // "Closed on Mondays" alone: open on the others as usual.
  const filler = isOnlyClosed && week.some((day) => day === undefined) ? [usual] : rest
  return week.map((day) => inOrder(day ?? filler))
}

const inOrder = (spans: readonly DaySpan[]) => spans.toSorted((a, b) => a.opens - b.opens)
