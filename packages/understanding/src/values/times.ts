import type { Now } from './calendar.ts'
import { belowHundredAt, type Found, isNumberWord, numberAt } from './numbers.ts'
import { tableOf } from './table.ts'
import { findDaypart, inDaypart, type SaidTime } from './time.ts'
import { distanceAt } from './time-distance.ts'

const dayOfMinutes = 24 * 60
const noon = 12 * 60

/** Every time that is said. Where a time is expected, a bare number is one. */
export function findTimes(
  words: readonly string[],
  now: Now,
  options: { readonly isExpected?: boolean } = {},
): Found<SaidTime>[] {
  const found: Found<SaidTime>[] = []
  let at = 0
  while (at < words.length) {
    const time = timeAt(words, at, now, options.isExpected ?? false)
    if (time) found.push(time)
    at = time ? time.to : at + 1
  }
  const part = findDaypart(words)
  return part ? found.map((time) => ({ ...time, value: inDaypart(time.value, part.value) })) : found
}

function timeAt(
  words: readonly string[],
  at: number,
  now: Now,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  return (
    distanceAt(words, at, now) ??
    namedAt(words, at, now) ??
    aroundHourAt(words, at) ??
    clockAt(words, at, isExpected)
  )
}

function namedAt(words: readonly string[], at: number, _now: Now): Found<SaidTime> | undefined {
  const word = words[at]
  if (word === 'noon' || word === 'midday')
    return { value: { minutes: noon, isHalfOpen: false }, from: at, to: at + 1 }
  if (word === 'midnight') return { value: { minutes: 0, isHalfOpen: false }, from: at, to: at + 1 }
  return undefined
}

const fractions: Readonly<Record<string, number>> = tableOf({ quarter: 15, half: 30 })

/** "Half past five", "a quarter to eight", "ten past six", "twenty of nine". */
function aroundHourAt(words: readonly string[], at: number): Found<SaidTime> | undefined {
  const start = words[at] === 'a' ? at + 1 : at
  const named = fractions[words[start] ?? '']
  const counted =
    named === undefined ? (belowHundredAt(words, start) ?? digitsAt(words, start)) : undefined
  const minutes = named ?? counted?.value
  if (minutes === undefined || minutes > 59) return undefined
  let next = counted?.to ?? start + 1
  if (/^min(?:ute)?s?$/.test(words[next] ?? '')) next += 1
  const side = words[next] ?? ''
  const isBefore = /^(?:to|too|two|till|til|before|of)$/.test(side)
  const isAfter = /^(?:past|passed|after|pass|paste)$/.test(side)
  if (!isBefore && !isAfter) return halfAt(words, at, start, named)
  // "Two of us", "ten to fifteen": only with a quarter, a half or a round number before it.
  if (named === undefined && minutes % 5 !== 0) return undefined
  const hour = hourAt(words, next + 1)
  if (!hour || (side === 'of' && named === undefined && !hour.hasClock)) return undefined
  if (
    isBefore &&
    named === undefined &&
    /^(?:people|passengers|of|guests|nights|pm|am)$/.test(words[hour.to] ?? '') &&
    !hour.hasClock
  )
    return undefined
  const clock = hour.value * 60 + (isBefore ? -minutes : minutes)
  // "A quarter to one" is in the hour of twelve.
  const total = isBefore && clock < 60 && clock >= 0 ? clock + noon : clock
  const said = { minutes: (total + dayOfMinutes) % dayOfMinutes, from: at, to: hour.to }
  // "A quarter to noon" is before noon.
  if (/^(?:noon|midnight)$/.test(words[hour.to - 1] ?? ''))
    return { value: { minutes: said.minutes, isHalfOpen: false }, from: at, to: hour.to }
  return withHalf(words, said)
}

/** "Half five", as it is said in London. */
function halfAt(
  words: readonly string[],
  at: number,
  start: number,
  named: number | undefined,
): Found<SaidTime> | undefined {
  if (named !== 30) return undefined
  const hour = hourAt(words, start + 1)
  return hour
    ? withHalf(words, { minutes: hour.value * 60 + 30, from: at, to: hour.to })
    : undefined
}

function digitsAt(words: readonly string[], at: number): Found<number> | undefined {
  return /^\d{1,2}$/.test(words[at] ?? '')
    ? { value: Number(words[at]), from: at, to: at + 1 }
    : undefined
}

type Hour = { readonly value: number; readonly to: number; readonly hasClock: boolean }

function hourAt(words: readonly string[], at: number): Hour | undefined {
  if (words[at] === 'noon' || words[at] === 'midnight')
    return { value: words[at] === 'noon' ? 12 : 0, to: at + 1, hasClock: true }
  const number = belowHundredAt(words, at) ?? digitsAt(words, at)
  if (!number || number.value < 1 || number.value > 12) return undefined
  const hasClock = words[number.to] === 'oclock'
  return { value: number.value, to: hasClock ? number.to + 1 : number.to, hasClock }
}

const lead =
  /^(?:at|by|around|about|before|for|make|that|until|til|till|say|is|be|it's|its|it|time|from|no|actually|sorry|after|between|like|not|than)$/
const notAnHour =
  /^(?:people|persons?|passengers?|pax|guests?|adults?|kids?|children|bags?|nights?|days?|weeks?|hours?|minutes?|min|rooms?|places|stops?|addresses|locations|of|suitcases?|cars?|street|st|avenue|ave|east|west|north|south|th|dollars|beds?|queens?|kings?|times?|friends|seats?|more|other|percent|and)$/

/** "5:30", "5 30 pm", "five fifteen", "six o'clock", "1730", "at six". */
function clockAt(
  words: readonly string[],
  at: number,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  const word = words[at] ?? ''
  const written = /^(\d{1,2}):(\d{2})$/.exec(word)
  if (written) return whole(words, Number(written[1]), Number(written[2]), at, at + 1)
  const packed = /^(\d{1,2})(\d{2})$/.exec(word)
  const isLed = lead.test(words[at - 1] ?? '')
  if (packed && (isHalf(words, at + 1) || words[at + 1] === 'hours' || isExpected))
    return whole(words, Number(packed[1]), Number(packed[2]), at, at + 1)
  const hour = belowHundredAt(words, at) ?? digitsAt(words, at) ?? misheardHour(words, at)
  if (!hour || hour.value > 23) return undefined
  const minutes = minutesAt(words, hour.to)
  const isPlain =
    minutes !== undefined && minutes.value % 5 === 0 && hour.value >= 1 && hour.value <= 12
  if (
    minutes &&
    (words[minutes.to] === 'and' || !notAnHour.test(words[minutes.to] ?? '')) &&
    !isNumberWord(words[minutes.to] ?? '') &&
    !isNumberWord(words[at - 1] ?? '') &&
    (isLed || isExpected || isPlain || isHalf(words, minutes.to) || hasDaypart(words))
  )
    return whole(words, hour.value, minutes.value, at, minutes.to)
  // "Eleven hundred hours" is said by a clock of twenty-four.
  if (words[hour.to] === 'hundred' && words[hour.to + 1] === 'hours')
    return { value: { minutes: hour.value * 60, isHalfOpen: false }, from: at, to: hour.to + 2 }
  const hasClock = words[hour.to] === 'oclock'
  const next = hasClock ? hour.to + 1 : hour.to
  if (hasClock || isHalf(words, next)) return whole(words, hour.value, 0, at, next)
  if (hour.value < 1 || notAnHour.test(words[hour.to] ?? '')) return undefined
  if (words[hour.to] === 'in' && words[hour.to + 1] === 'the')
    return whole(words, hour.value, 0, at, next)
  if (/^(?:tomorrow|tonight|today|this)$/.test(words[hour.to] ?? '') && isLed)
    return whole(words, hour.value, 0, at, next)
  if (hour.value <= 12 && (isBesideDaypart(words, at, hour.to) || isLiked(words, hour.to)))
    return whole(words, hour.value, 0, at, next)
  const isTimeLead =
    /^(?:at|by|around|before|about|until|make|after|not)$/.test(words[at - 1] ?? '') ||
    (/^(?:it|that|no|is|it's|than)$/.test(words[at - 1] ?? '') && isExpected)
  if (isTimeLead && !isStreetNumber(words, hour.to)) return whole(words, hour.value, 0, at, next)
  return isExpected && !isStreetNumber(words, hour.to)
    ? whole(words, hour.value, 0, at, next)
    : undefined
}

/** "Eleven would be great", "ten works". */
function isLiked(words: readonly string[], at: number): boolean {
  return /^(?:would (?:be|work|suit)|works|suits|sounds good|is (?:good|fine|best|great|perfect|better))\b/.test(
    words.slice(at, at + 3).join(' '),
  )
}

/** "Friday morning nine", "seven tomorrow morning"; the day itself may be read already. */
function isBesideDaypart(words: readonly string[], from: number, to: number): boolean {
  const after = words.slice(to, to + 3).join(' ')
  const before = words.slice(Math.max(0, from - 2), from).join(' ')
  return (
    /^(?:\S*day |tomorrow |\| )+(?:morning|afternoon|evening|night)\b/.test(after) ||
    /^(?:morning|afternoon|evening)\b/.test(after) ||
    /(?:^|\||day|tomorrow|this) (?:morning|afternoon|evening|night)$/.test(before)
  )
}

/** "At five West Tenth": a number before words that are neither an end nor a time is a house's. */
function isStreetNumber(words: readonly string[], at: number): boolean {
  return /^(?:east|west|north|south|[a-z]+th|broadway)$/.test(words[at] ?? '')
}

function hasDaypart(words: readonly string[]): boolean {
  return findDaypart(words) !== undefined
}

/** "At too in the afternoon". */
function misheardHour(words: readonly string[], at: number): Found<number> | undefined {
  if (words[at - 1] !== 'at' || /^(?:a|an)$/.test(words[at] ?? '')) return undefined
  const next = words[at + 1]
  const isEnd =
    next === undefined ||
    next === 'oclock' ||
    next === 'in' ||
    isHalf(words, at + 1) ||
    (minutesAt(words, at + 1)?.value ?? 1) % 5 === 0
  return isEnd ? numberAt(words, at, { isExpected: true }) : undefined
}

function minutesAt(words: readonly string[], at: number): Found<number> | undefined {
  if (words[at] === 'oh' || words[at] === 'o' || words[at] === 'zero') {
    const unit = belowHundredAt(words, at + 1) ?? digitsAt(words, at + 1)
    return unit && unit.value < 10 ? { ...unit, from: at } : undefined
  }
  const minutes = belowHundredAt(words, at) ?? digitsAt(words, at)
  return minutes && minutes.value >= 10 && minutes.value < 60 ? minutes : undefined
}

function isHalf(words: readonly string[], at: number): boolean {
  const word = words[at]
  return word === 'am' || word === 'pm' || (/^[ap]$/.test(word ?? '') && words[at + 1] === 'm')
}

function whole(
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

function withHalf(
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
  const isHalfOpen = hour >= 1 && hour <= 12
  return { value: { minutes, isHalfOpen }, from, to }
}
