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
  const rest = words.slice(at, at + 7).join(' ')
  const soon =
    /^(?:right now|right away|now please|straight away|immediately|asap|as soon as (?:possible|you can))(?: |$)/.exec(
      rest,
    )
  if (soon) return ahead(now, 0, at, at + soon[0].trim().split(' ').length)
  if (words[at] === 'now' && words.length <= 3) return ahead(now, 0, at, at + 1)
  if (words[at] !== 'in' && words[at] !== 'within') return undefined
  const fixed =
    /^\S+ (half an hour|an hour and a half|a half hour|an hour|a quarter of an hour|a minute)(?: |$)/.exec(
      rest,
    )
  const lengths: Readonly<Record<string, number>> = tableOf({
    'half an hour': 30,
    'a half hour': 30,
    'an hour and a half': 90,
    'an hour': 60,
    'a quarter of an hour': 15,
    'a minute': 5,
  })
  if (fixed) {
    const name = fixed[1] ?? ''
    return ahead(now, lengths[name] ?? 60, at, at + 1 + name.split(' ').length)
  }
  const about = /^(?:about|like|around)$/.test(words[at + 1] ?? '') ? 1 : 0
  const count = numberAt(words, at + 1 + about, { isExpected: true })
  if (!count) return undefined
  const unit = words[count.to] ?? ''
  if (/^min(?:ute)?s?$/.test(unit)) return ahead(now, count.value, at, count.to + 1)
  if (/^hours?$/.test(unit)) {
    const isHalf = words.slice(count.to + 1, count.to + 4).join(' ') === 'and a half'
    return ahead(now, count.value * 60 + (isHalf ? 30 : 0), at, count.to + (isHalf ? 4 : 1))
  }
  if (words.slice(count.to, count.to + 4).join(' ') === 'and a half hours')
    return ahead(now, count.value * 60 + 30, at, count.to + 4)
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
