import {
  addDays,
  type Day,
  type SaidTime,
  type Utterance,
  weekdayOf,
} from '@nightdesk/understanding'
import type { Context } from '../../brain/dialogue/script.ts'
import type { Finding } from '../../brain/dialogue/values.ts'
import { readDay, readDaypart, readTime } from '../read-facts.ts'

type When = { readonly facts: readonly Finding[]; readonly rest: Utterance }

/** When the team shall call, and the words that are left. */
export function readWhen(open: Utterance, utterance: Utterance, context: Context): When {
  const { day: named, rest } = readDay(open, context)
  const timed = readTime(rest, utterance, context)
  const text = utterance.words.join(' ')
  // "Does it work at two at night?" asks for no call.
  if (utterance.isQuestion && asksAboutIt.test(text)) return { facts: [], rest: timed.rest }
  // "Am I talking to a computer right now?": nobody is called back in the same minute.
  const isNow = timed.time?.daysAhead === 0 && timed.time.minutes === context.now.minutes
  const said = isNow ? undefined : timed
  const free = anyTime.test(text) ? soonest(context) : undefined
  const time = said?.time ?? free?.time
  const day = named ?? said?.day ?? free?.day
  return {
    facts: [
      ...(day ? [{ slot: 'date', value: { kind: 'day', day } } as const] : []),
      ...readDaypart(timed, utterance, context),
      ...(time ? [{ slot: 'time', value: { kind: 'time', time } } as const] : []),
    ],
    rest: timed.rest,
  }
}

const asksAboutIt =
  /\b(?:does|is|will|can|would) (?:it|this(?: thing)?|air|the (?:thing|receptionist|ai|system))\b/

const anyTime =
  /\b(?:as soon as (?:possible|you can)|asap|a s a p|the sooner the better|whenever|any ?time|any day|your choice|you (?:choose|pick|decide)|i'm flexible|i am flexible|doesn't matter(?: when)?|first available|earliest|next available)\b/

const firstCall = 10 * 60

/** Whoever does not mind when is given the next working day, at ten: it is read back before it is sent. */
function soonest({ values, now }: Context): { readonly day?: Day; readonly time?: SaidTime } {
  const days = [1, 2, 3].map((ahead) => addDays(now.day, ahead))
  const day = days.find((one) => !isWeekend(one))
  return {
    ...(values.date || !day ? {} : { day }),
    ...(values.time || values.daypart ? {} : { time: { minutes: firstCall, isHalfOpen: false } }),
  }
}

/** Nobody of the team calls then. */
export function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekdayOf(day))
}
