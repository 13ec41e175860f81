/** A day without a time zone, as 2026-11-20. */
export type Day = string

/** The moment the call began, as its own clock on the wall shows it. */
export type Now = { readonly day: Day; readonly minutes: number; readonly zone?: string }

export const weekdays: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const msOfDay = 86_400_000

export function nowIn(startedAt: Date, timeZone: string): Now {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(startedAt)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '00'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
    zone: timeZone,
  }
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msOfDay).toISOString().slice(0, 10)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msOfDay)
}

export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The day, or nothing where the calendar has none (June 31). */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const time = new Date(Date.UTC(year, month, date))
  return time.getUTCMonth() === month && time.getUTCDate() === date
    ? time.toISOString().slice(0, 10)
    : undefined
}

/** "Friday, November 20" for the paper. */
export function printDay(day: Day): string {
  const capital = (word = '') => word.slice(0, 1).toUpperCase() + word.slice(1)
  const [, month, date] = day.split('-').map(Number)
  return `${capital(weekdays[weekdayOf(day)])}, ${capital(months[(month ?? 1) - 1])} ${date}`
}

/** "5:30 PM" for the paper. */
export function printTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

/** That date in this year, or in the next one when it is over. */
export function nextDay(month: number, date: number, now: Now): Day | undefined {
  const year = Number(now.day.slice(0, 4))
  const thisYear = dayOf(year, month, date)
  return thisYear && daysBetween(now.day, thisYear) >= 0 ? thisYear : dayOf(year + 1, month, date)
}
