import { belowHundredAt, type Found, isNumberWord, numberAt } from './numbers.ts'
import { findDaypart, type SaidTime } from './time.ts'
import { digitsAt, isHalf, minutesAt, whole } from './time-hours.ts'

const lead =
  /^(?:at|by|around|about|before|for|make|that|until|til|till|say|is|be|it's|its|it|time|from|no|actually|sorry|after|between|like|not|than)$/
const notAnHour =
  /^(?:people|persons?|passengers?|pax|guests?|adults?|kids?|children|bags?|nights?|days?|weeks?|hours?|minutes?|min|rooms?|places|stops?|addresses|locations|of|suitcases?|cars?|street|st|avenue|ave|east|west|north|south|th|dollars|beds?|queens?|kings?|times?|friends|seats?|more|other|percent|and|past|passed|noon|midday|midnight)$/

/** "5:30", "5 30 pm", "five fifteen", "six o'clock", "1730", "at six". */
export function clockAt(
  words: readonly string[],
  at: number,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  const word = words[at] ?? ''
  const written = /^(\d{1,2}):(\d{2})(?:'s)?$/.exec(word)
  if (written) return whole(words, Number(written[1]), Number(written[2]), at, at + 1)
  const packed = /^(\d{1,2})(\d{2})$/.exec(word)
  const isLed = lead.test(words[at - 1] ?? '')
  const isPacked = isHalf(words, at + 1) || words[at + 1] === 'hours' || isExpected
  if (packed && (isPacked || (isLed && /^0\d{3}$/.test(word))))
    return whole(words, Number(packed[1]), Number(packed[2]), at, at + 1)
  const military = militaryAt(words, at, isExpected)
  if (military) return military
  const hour = belowHundredAt(words, at) ?? digitsAt(words, at) ?? misheardHour(words, at)
  if (!hour || hour.value > 23) return undefined
  const minutes = minutesAt(words, hour.to) ?? minutesAfterAnd(words, hour.to)
  const isPlain =
    minutes !== undefined && minutes.value % 5 === 0 && hour.value >= 1 && hour.value <= 12
  if (
    minutes &&
    (words[minutes.to] === 'and' || !notAnHour.test(words[minutes.to] ?? '')) &&
    (!isNumberWord(words[minutes.to] ?? '') || (isExpected && isOneMore(words, minutes.to))) &&
    !isNumberWord(words[at - 1] ?? '') &&
    (isLed || isExpected || isPlain || isHalf(words, minutes.to) || hasDaypart(words))
  )
    return whole(words, hour.value, minutes.value, at, minutes.to)
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

/** "Eleven would be great", "ten works", "ten's fine", "eleven sharp". */
function isLiked(words: readonly string[], at: number): boolean {
  const verb = words[at - 1]?.endsWith("'s") ? 'is ' : ''
  return /^(?:would (?:be|work|suit)|works|suits|sounds good|is (?:good|fine|best|great|perfect|better)|sharp|exactly|on the dot|or so)\b/.test(
    verb + words.slice(at, at + 3).join(' '),
  )
}

/** "Seven fifteen, seven thirty at the latest". */
function isOneMore(words: readonly string[], at: number): boolean {
  const hour = belowHundredAt(words, at)
  const minutes = hour && minutesAt(words, hour.to)
  return minutes !== undefined && !isNumberWord(words[minutes.to] ?? '')
}

const zeros = /^(?:oh|o|zero)$/
const afterMilitary = /^(?:|please|hours|\||on|tomorrow|today|tonight|this|sharp|and)$/

/** "Nineteen hundred", "oh six thirty", "eleven hundred hours": said by a clock of twenty-four. */
function militaryAt(
  words: readonly string[],
  at: number,
  isExpected: boolean,
): Found<SaidTime> | undefined {
  const hasZero = zeros.test(words[at] ?? '')
  const hour = belowHundredAt(words, hasZero ? at + 1 : at)
  if (!hour || hour.value > (hasZero ? 9 : 23)) return undefined
  const isHundred = words[hour.to] === 'hundred'
  const minutes = isHundred || !hasZero ? undefined : minutesAt(words, hour.to)
  if (!isHundred && !minutes) return undefined
  const end = minutes?.to ?? hour.to + 1
  const hasHours = words[end] === 'hours'
  const isLed = /^(?:at|by|around|before|after|until|till)$/.test(words[at - 1] ?? '')
  if (!hasHours && !((isLed || isExpected) && afterMilitary.test(words[end] ?? '')))
    return undefined
  const value = { minutes: hour.value * 60 + (minutes?.value ?? 0), isHalfOpen: false }
  return { value, from: at, to: hasHours ? end + 1 : end }
}

/** "Nine and fifteen in the morning", "eight and a half pm"; "nine and ten" are two hours. */
function minutesAfterAnd(words: readonly string[], at: number): Found<number> | undefined {
  const isHalfHour = words.slice(at, at + 3).join(' ') === 'and a half'
  const half = isHalfHour ? { value: 30, from: at, to: at + 3 } : undefined
  const minutes = half ?? (words[at] === 'and' ? minutesAt(words, at + 1) : undefined)
  if (!minutes || minutes.value <= 12 || minutes.value % 5 !== 0) return undefined
  const after = words.slice(minutes.to, minutes.to + 2).join(' ')
  return isHalf(words, minutes.to) || /^(?:in the\b|$)/.test(after)
    ? { ...minutes, from: at }
    : undefined
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
