import type { Now } from './calendar.ts'
import { type Found, numberAt } from './numbers.ts'
import type { SaidTime } from './time.ts'
import { tableOf } from './table.ts'

const minutesOfDay = 24 * 60

/** "In two hours", "in half an hour", "in 45 minutes", "in an hour and a half", "right now". */
export function distanceAt(
  words: readonly string[],
  at: number,
  now: Now,
): Found<SaidTime> | undefined {
  const soon = soonAt(words, at)
  if (soon) return ahead(now, 0, at, soon)
  if (words[at] === 'now' && isNowMeant(words, at)) return ahead(now, 0, at, at + 1)
  const isLed = words[at] === 'in' || words[at] === 'within'
  // "In the next fifteen minutes", "in maybe an hour".
  const loose = isLed ? (looseLead.exec(words.slice(at + 1, at + 4).join(' '))?.[0] ?? '') : ''
  const start = isLed ? at + 1 + loose.split(' ').filter(Boolean).length : at
  const length = durationAt(words, start)
  if (!length) return undefined
  const isFromNow = words[length.to] === 'from' && words[length.to + 1] === 'now'
  if (!isLed && !isFromNow) return undefined
  return ahead(now, length.value, at, isFromNow ? length.to + 2 : length.to)
}

/** "Right away", "as soon as you can": where it ends. */
function soonAt(words: readonly string[], at: number): number | undefined {
  // Asked at every word of every sentence: most begin nothing of it.
  if (!soonBegins.has(words[at])) return undefined
  const soon = soonWords.exec(words.slice(at, at + 5).join(' '))
  return soon ? at + soon[0].trim().split(' ').length : undefined
}

const soonBegins = new Set<string | undefined>([
  'right',
  'now',
  'straight',
  'immediately',
  'asap',
  'as',
])
const soonWords =
  /^(?:right now|right away|now please|straight away|immediately|asap|as soon as (?:possible|you can))(?: |$)/

/** "Now", with nothing else or between two facts; "not now" is a no. */
function isNowMeant(words: readonly string[], at: number): boolean {
  if (words[at - 1] === 'not') return false
  if (words.length <= 3) return true
  const isFree = at === 0 || words[at - 1] === '|'
  return isFree && /^(?:\||to|from|please|for)$/.test(words[at + 1] ?? '')
}

const looseLead = /^(?:(?:about|like|around|maybe|roughly|the|next|another)(?: |$))+/

const lengths: Readonly<Record<string, number>> = tableOf({
  'half an hour': 30,
  'a half hour': 30,
  'half hour': 30,
  'an hour and a half': 90,
  'an hour': 60,
  hour: 60,
  'a quarter of an hour': 15,
  'a minute': 5,
})

/** "An hour and a half", "forty five minutes", "two hours", "an hour and ten minutes": its length in minutes. */
export function durationAt(words: readonly string[], at: number): Found<number> | undefined {
  const first = lengthAt(words, at)
  const isHours = /^hours?$/.test((first && words[first.to - 1]) ?? '')
  if (!first || !isHours) return first
  const rest = lengthAt(words, words[first.to] === 'and' ? first.to + 1 : first.to)
  const isMinutes = /^min(?:ute)?s?$/.test((rest && words[rest.to - 1]) ?? '')
  return rest && isMinutes ? { value: first.value + rest.value, from: at, to: rest.to } : first
}

const lengthBegins = new Set(Object.keys(lengths).map((length) => length.split(' ')[0]))

function namedLengthAt(words: readonly string[], at: number): Found<number> | undefined {
  // Asked at every word of every sentence: most begin no length.
  if (!lengthBegins.has(words[at])) return undefined
  for (const size of [5, 3, 2, 1]) {
    const value = lengths[words.slice(at, at + size).join(' ')]
    if (value !== undefined) return { value, from: at, to: at + size }
  }
  return undefined
}

function lengthAt(words: readonly string[], at: number): Found<number> | undefined {
  const named = namedLengthAt(words, at)
  if (named) return named
  const count = numberAt(words, at, { isExpected: true })
  if (!count) return undefined
  const unit = words[count.to] ?? ''
  if (/^min(?:ute)?s?$/.test(unit)) return { ...count, to: count.to + 1 }
  if (/^hours?$/.test(unit)) {
    const isHalf = words.slice(count.to + 1, count.to + 4).join(' ') === 'and a half'
    const to = count.to + (isHalf ? 4 : 1)
    return { value: count.value * 60 + (isHalf ? 30 : 0), from: at, to }
  }
  if (words.slice(count.to, count.to + 4).join(' ') === 'and a half hours')
    return { value: count.value * 60 + 30, from: at, to: count.to + 4 }
  return undefined
}

function ahead(now: Now, minutes: number, from: number, to: number): Found<SaidTime> {
  const total = now.minutes + minutes
  // Nobody is picked up at 10:37: the next full five minutes.
  const rounded = minutes === 0 ? total : Math.ceil(total / 5) * 5
  return {
    value: {
      minutes: rounded % minutesOfDay,
      isHalfOpen: false,
      daysAhead: Math.floor(rounded / minutesOfDay),
    },
    from,
    to,
  }
}
