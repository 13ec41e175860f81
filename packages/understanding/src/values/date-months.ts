import { type Day, dayOf, daysBetween, months, nextDay, type Now } from './calendar.ts'
import { type Found, numberAt, ordinalAt } from './numbers.ts'
import { isSameWord } from './sounds.ts'

export function monthOfWord(word: string): number | undefined {
  const full = months.findIndex(
    (month) => word === month || (month.length > 4 && isSameWord(word, month)),
  )
  if (full >= 0) return full
  const short = months.findIndex((month) => word.length >= 3 && word === month.slice(0, 3))
  return short >= 0 ? short : word === 'sept' ? 8 : undefined
}

/** "June fifth", "June 5", "the fifth of June", each with or without a year. */
export function monthAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const start = words[at] === 'the' ? at + 1 : at
  const first = ordinalAt(words, start) ?? numberAt(words, start)
  if (first && first.value <= 31) {
    const monthIndex = words[first.to] === 'of' ? first.to + 1 : first.to
    const month = monthOfWord(words[monthIndex] ?? '')
    const isMay = words[monthIndex] === 'may' && words[first.to] !== 'of'
    // "For two, December 18": the month has a date of its own.
    const hasOwn = words[first.to] !== 'of' && hasDateAfter(words, monthIndex + 1)
    if (month !== undefined && !isMay && !hasOwn)
      return dated(words, at, { month, date: first.value, to: monthIndex + 1 }, now)
  }
  const month = monthOfWord(words[at] ?? '')
  if (month === undefined) return undefined
  const dateStart = words[at + 1] === 'the' ? at + 2 : at + 1
  const date = ordinalAt(words, dateStart) ?? numberAt(words, dateStart)
  if (!date || date.value < 1 || date.value > 31) return undefined
  return dated(words, at, { month, date: date.value, to: date.to }, now)
}

function hasDateAfter(words: readonly string[], at: number): boolean {
  const date = ordinalAt(words, at) ?? numberAt(words, at)
  return (
    date !== undefined &&
    date.value >= 1 &&
    date.value <= 31 &&
    !/^(?:people|persons?|passengers?|guests?|adults?|nights?|of|am|pm|oclock|rooms?|kids?)$/.test(
      words[date.to] ?? '',
    )
  )
}

/** "December 18 to 20": the second number is a day of the same month. */
export function endNumberAt(
  words: readonly string[],
  at: number,
  before: Found<Day> | undefined,
): Found<Day> | undefined {
  if (!before || !/^(?:to|through|thru|until|till)$/.test(words.slice(before.to, at).join(' ')))
    return undefined
  const date = numberAt(words, at)
  const isDay = date && date.value > Number(before.value.slice(8)) && hasDateAfter(words, at)
  if (!date || !isDay) return undefined
  const [year = 0, month = 1] = before.value.split('-').map(Number)
  const value = dayOf(year, month - 1, date.value)
  return value ? { value, from: at, to: date.to } : undefined
}

function dated(
  words: readonly string[],
  from: number,
  said: { readonly month: number; readonly date: number; readonly to: number },
  now: Now,
): Found<Day> | undefined {
  const year = yearAt(words, said.to)
  const value = year
    ? dayOf(year.value, said.month, said.date)
    : nextDay(said.month, said.date, now)
  return value ? { value, from, to: year ? year.to : said.to } : undefined
}

function yearAt(words: readonly string[], at: number): Found<number> | undefined {
  const start = words[at] === 'in' ? at + 1 : at
  const word = words[start] ?? ''
  if (/^20\d\d$/.test(word)) return { value: Number(word), from: at, to: start + 1 }
  if (word !== 'twenty') return undefined
  const rest = numberAt(words, start + 1)
  return rest && rest.value >= 20 && rest.value < 100
    ? { value: 2000 + rest.value, from: at, to: rest.to }
    : undefined
}

/** "The 21st": in this month, or in the next one when it is over. A street ("5th Avenue") is no date. */
export function ordinalDayAt(
  words: readonly string[],
  at: number,
  now: Now,
): Found<Day> | undefined {
  if (words[at] !== 'the') return undefined
  const date = ordinalAt(words, at + 1)
  if (!date || date.value > 31) return undefined
  if (/^(?:street|st|avenue|ave|floor|time|terminal|room|night)$/.test(words[date.to] ?? ''))
    return undefined
  if (words[date.to] === 'one' && /^(?:|please|is|\|)$/.test(words[date.to + 1] ?? ''))
    return undefined
  const [year = 0, month = 1] = now.day.split('-').map(Number)
  const isNextMonth = /^(?:of )?next month\b/.test(words.slice(date.to, date.to + 3).join(' '))
  if (isNextMonth) {
    const next = dayOf(month === 12 ? year + 1 : year, month % 12, date.value)
    return next ? { value: next, from: at, to: words.indexOf('month', date.to) + 1 } : undefined
  }
  const isThisMonth = /^of (?:this|the) month\b/.test(words.slice(date.to, date.to + 3).join(' '))
  if (words[date.to] === 'of' && !isThisMonth) return undefined
  const here = dayOf(year, month - 1, date.value)
  const value =
    here && daysBetween(now.day, here) >= 0
      ? here
      : dayOf(month === 12 ? year + 1 : year, month % 12, date.value)
  return value ? { value, from: at, to: isThisMonth ? date.to + 3 : date.to } : undefined
}

/** "Saturday the twenty eight". */
export function cardinalDayAt(
  words: readonly string[],
  at: number,
  now: Now,
): Found<Day> | undefined {
  // "A Sunday, the one after the holidays".
  const isDate = words[at] === 'the' && words[at + 1] !== 'one'
  const date = isDate ? numberAt(words, at + 1) : undefined
  // "Friday, the three of us".
  if (date && words[date.to] === 'of') return undefined
  const found = date && ordinalDayAt(['the', `${date.value}th`], 0, now)
  return found && date ? { ...found, from: at, to: date.to } : undefined
}

/** "Saturday 28th", without "the". */
export function bareOrdinalAt(
  words: readonly string[],
  at: number,
  now: Now,
): Found<Day> | undefined {
  const found = /^\d+(?:st|nd|rd|th)$/.test(words[at] ?? '')
    ? ordinalDayAt(['the', words[at] ?? '', words[at + 1] ?? ''], 0, now)
    : undefined
  return found && { ...found, from: at, to: at + 1 }
}

/** "12/24", "2026-12-24". */
export function writtenAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const word = words[at] ?? ''
  const iso = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(word)
  if (iso) {
    const value = dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
    return value ? { value, from: at, to: at + 1 } : undefined
  }
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?$/.exec(word)
  if (!slashed) return undefined
  const month = Number(slashed[1]) - 1
  const date = Number(slashed[2])
  const value = slashed[3]
    ? dayOf(2000 + Number(slashed[3]), month, date)
    : nextDay(month, date, now)
  return value ? { value, from: at, to: at + 1 } : undefined
}
