import { setupLimits, type DaySpan, type Week } from '@nightdesk/contracts'

/** Half an hour is the least that can be painted. */
export const slotMinutes = 30
const dayMinutes = 1_440
export const slotsOfDay = dayMinutes / slotMinutes

/** A half hour of a week: the day, Monday is 0, and its number from midnight. */
export type WeekSlot = { readonly day: number; readonly slot: number }

/** Which half hours of a day are open, with those that the day before leaves after midnight. */
export function openSlots(week: Week, day: number): readonly boolean[] {
  const spans = [...late(week, day), ...(week[day] ?? [])]
  return Array.from({ length: slotsOfDay }, (_, slot) => {
    const middle = (slot + 0.5) * slotMinutes
    return spans.some(({ opens, closes }) => opens <= middle && middle < closes)
  })
}

/** The week with one half hour opened or closed; as it was where a day would be cut into too many parts. */
export function paintSlot(week: Week, { day, slot }: WeekSlot, isOpen: boolean): Week {
  if (openSlots(week, day)[slot] === isOpen) return week
  const part = { opens: slot * slotMinutes, closes: (slot + 1) * slotMinutes }
  const painted = isOpen ? openPart(week, day, part) : closePart(week, day, part)
  return painted.every((spans) => spans.length <= setupLimits.spansOfDay) ? painted : week
}

/** One movement of a finger along a day. */
export type Stroke = {
  readonly day: number
  readonly from: number
  readonly to: number
  readonly isOpen: boolean
}

/** The week with every half hour between two opened or closed, whichever way the finger went. */
export function paintStroke(week: Week, { day, from, to, isOpen }: Stroke): Week {
  const first = Math.max(0, Math.min(from, to))
  const last = Math.min(slotsOfDay - 1, Math.max(from, to))
  let painted = week
  for (let slot = first; slot <= last; slot += 1)
    painted = paintSlot(painted, { day, slot }, isOpen)
  return painted
}

/** What the day before leaves of its night, in the minutes of this day. */
function late(week: Week, day: number): readonly DaySpan[] {
  return (week[dayBefore(day)] ?? [])
    .filter(({ closes }) => closes > dayMinutes)
    .map(({ closes }) => ({ opens: 0, closes: closes - dayMinutes }))
}

function dayBefore(day: number): number {
  return (day + 6) % 7
}

function openPart(week: Week, day: number, part: DaySpan): Week {
  return week.map((spans, index) => (index === day ? join([...spans, part]) : spans))
}

function closePart(week: Week, day: number, part: DaySpan): Week {
  const tomorrow = { opens: part.opens + dayMinutes, closes: part.closes + dayMinutes }
  return settle(
    week.map((spans, index) => {
      if (index === day) return spans.flatMap((span) => cut(span, part))
      return index === dayBefore(day) ? spans.flatMap((span) => cut(span, tomorrow)) : spans
    }),
  )
}

/** What a gap leaves after midnight begins on the day after, and is that day's. */
function settle(week: Week): Week {
  return week.map((spans, day) => {
    const fromBefore = (week[dayBefore(day)] ?? [])
      .filter(({ opens }) => opens >= dayMinutes)
      .map(({ opens, closes }) => ({ opens: opens - dayMinutes, closes: closes - dayMinutes }))
    return join([...fromBefore, ...spans.filter(({ opens }) => opens < dayMinutes)])
  })
}

/** What is left of a span on both sides of a gap. */
function cut({ opens, closes }: DaySpan, gap: DaySpan): readonly DaySpan[] {
  if (gap.closes <= opens || gap.opens >= closes) return [{ opens, closes }]
  return [
    { opens, closes: gap.opens },
    { opens: gap.closes, closes },
  ].filter((span) => span.closes > span.opens)
}

/** In their order, and one where two touch. */
function join(spans: readonly DaySpan[]): readonly DaySpan[] {
  const joined: DaySpan[] = []
  for (const span of spans.toSorted((one, other) => one.opens - other.opens)) {
    const last = joined.at(-1)
    if (last && span.opens <= last.closes)
      joined[joined.length - 1] = {
        opens: last.opens,
        closes: Math.min(Math.max(last.closes, span.closes), last.opens + dayMinutes),
      }
    else joined.push(span)
  }
  return joined
}
