import type { Now } from '@nightdesk/understanding'
import { readTime } from '../kinds/time.ts'
import type { Reader, Value } from '../kinds/value.ts'

const soon =
  /\b(?:(?:as )?soon as|asap|a\.s\.a\.p|right (?:away|now)|immediately|(?<!\b(?:bye|goodbye|for|up to|until|till|just|by) )now(?=\W*$)|first (?:available|opening|slot)|earliest|next available|soonest)\b/i
const whenever =
  /\b(?:whenever|any ?time|you (?:choose|pick|decide)|up to you|flexible|doesn'?t matter|don'?t (?:mind|care)|no preference|either)\b/i
const part = '(?:morning|afternoon|evening|night)'
const clock =
  '(?:\\d{1,2}(?::\\d{2})?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ -](?:thirty|fifteen|forty-five))?(?: ?(?:am|pm))?'

// "A quarter after three" is an hour.
const least =
  '(?<!\\b(?:quarter|half|minutes?|five|ten|twenty|right|just|\\d) )(?:any ?time |some ?time |a (?:little|bit) )?'

/** A part of a day that is an answer by itself: "late afternoon", "any time after lunch", "early". */
const limits = new RegExp(
  `\\b(?:${least}(?:after|before) ${clock}(?: in the ${part})?|(?:any ?time |sometime )?(?:after|before|around|during|over) (?:lunch(?: ?time)?|work|school|church|breakfast|dinner|noon)|(?:very )?(?:early|late|mid)(?:[ -]| in the )${part}(?:,? (?:before|after|by) ${clock})?|${part}s?,? early|early in the day|late in the day|end of (?:the |my )?day|first thing(?: in the morning)?|lunch ?time)\\b`,
  'i',
)
const bare = new RegExp(`\\b(?:in the )?(?:${part}s?|early|late|lunch|noon(?:ish)?)\\b`, 'i')

/** "Wednesday after lunch, one o'clock": the hour says more than the part of the day. */
function hourBeside(text: string): string | undefined {
  const part = limits.exec(text)
  const rest = part ? text.slice(0, part.index) + text.slice(part.index + part[0].length) : ''
  return atClock.exec(rest)?.[0]
}

const atClock = new RegExp(
  `(?:^|, )(?:at |say |around |like )?${clock}(?: ?o['’]?clock)?\\W*$`,
  'i',
)

/** "Any day, there's no rush" leaves it open. */
export const isNoHurry = (text: string): boolean =>
  /\b(?:no|not in (?:a|any)|in no) (?:rush|hurry)\b/i.test(text)

export const soonest = 'As soon as possible'

/** What says when on a day, without an hour. */
export function spotPart(text: string): string | undefined {
  if (hourBeside(text)) return undefined
  return limits.exec(text)?.[0] ?? (soon.test(text) ? soon.exec(text)?.[0] : undefined)
}

/** A part of a day as it is written down: no hour is made up for it. */
export const readPart: Reader = (text): Value | undefined => {
  const said = limits.exec(text)?.[0]
  if (said) return toText(said)
  if (soon.test(text)) return { kind: 'text', text: soonest }
  const loose = bare.exec(text)?.[0]
  if (loose) return toText(loose)
  return whenever.test(text) ? toText('any time') : undefined
}

const toText = (words: string): Value => {
  const text = words.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return { kind: 'text', text: text.slice(0, 1).toUpperCase() + text.slice(1) }
}

/** "Make it three", after ten in the morning, is no night's hour: what was said counts before what it was. */
export const readHour: Reader = (text, { before, ...context }) => {
  const beside = hourBeside(text)
  if (beside) return readTime(beside, context) ?? readPart(text, context)
  // "Late afternoon, before four thirty": the part of the day, and no hour at its end.
  if (spotPart(text) && !/\bat \S/i.test(text)) return readPart(text, context)
  const hour = before?.kind === 'time' ? { ...context, before } : context
  const value = readTime(text, context) ?? readTime(text, hour)
  return value && !isMadeUp(value, context.now, text) ? value : readPart(text, context)
}

/** "As soon as you can" names no minute. */
const isMadeUp = (value: Value, now: Now, text: string) =>
  value.kind === 'time' &&
  value.time.minutes === now.minutes &&
  value.time.daysAhead !== undefined &&
  !/\bnow\b/i.test(text)
