import type { ReadContext, Value, Values } from './value.ts'
import { readTime } from './time.ts'

const hours =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\\d{1,2}(?::\\d{2}| [0-5]\\d\\b)?'
const minutes =
  "(?:[ -](?:o['’]?clock|oh|ten|fifteen|twenty|thirty|forty|fifty|five)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)"
const half = '(?:,? ?(?:[ap]\\.?m\\b\\.?|in the (?:morning|afternoon|evening)|at night|tonight))'
const time = `((?:(?:half|quarter|ten|twenty|five) (?:past|to|after) )?(?:${hours})${minutes}?${half}?)`
const comesDown =
  '(?:lands?|landing|touch(?:es|ing)? down|gets? in|comes? in|arriv(?:es?|ing)|due in)'
const who =
  '(?:it|he|she|they|we|i|that|the (?:flight|plane)|(?:his|her|my|our|their) (?:flight|plane))'

const told: readonly RegExp[] = [
  // "Four fifteen is when it lands", "six is when we get in".
  new RegExp(
    `\\b${time}(?:['’]s| is| was| would be|,? (?:that['’]?s|that is|which is|it['’]s))(?: just| only| actually)? (?:when|the time|what time)(?: that)? ${who}(?:['’]s)? (?:actually )?${comesDown}`,
    'i',
  ),
  new RegExp(`\\b${time}(?:['’]s| is) (?:the|his|her|my|our|their) (?:landing|arrival)\\b`, 'i'),
  // "We land at six", "the flight gets in around 4:15".
  new RegExp(
    `\\b(?:land|lands|landing|touch(?:es|ing)? down|(?:flight|plane) (?:gets in|comes in|arrives)|(?:landing|arrival)(?: time)?(?: is|['’]s)(?: actually)?)(?: (?:at|around|about|by)(?= ${time.replace('((?:', '(?:(?:')})| (?:at|in) (?!${hours})[\\w ]{2,20}?,? (?:at|around|about))? ?${time}\\b`,
    'i',
  ),
]

/** When a flight lands, where that is told: "four fifteen is when it lands". */
export function spotLanding(text: string): string | undefined {
  return told.map((sign) => sign.exec(text)?.[1]).find((found) => found !== undefined)
}

export const readLanding = (text: string, context: ReadContext): Value | undefined =>
  readTime(text, { ...context, ...(context.values.time ? { before: context.values.time } : {}) })

const halfDay = 12 * 60

/** Which half of the day the flight lands in, where the time of the car tells it; alone, it is the time of the car. */
export function settleLanding({ landing, ...values }: Values): Values {
  if (landing?.kind !== 'time') return values
  const car = values.time
  // The car is there when the flight lands, as long as nobody names another hour.
  if (car?.kind !== 'time' || (car.isOfLanding && !isSameHour(car, landing)))
    return { ...values, landing, time: { ...landing, isOfLanding: true } }
  if (!landing.time.isHalfOpen && isSameHour(car, landing) && !car.isOfLanding)
    return { ...values, landing, time: { ...car, isOfLanding: true } }
  if (!landing.time.isHalfOpen || car.time.isHalfOpen)
    return { ...values, landing: isSameHour(car, landing) ? car : landing }
  // The car is not there before the flight.
  const early = landing.time.minutes % halfDay
  const late = early + halfDay
  const lands = { minutes: late <= car.time.minutes ? late : early, isHalfOpen: false }
  return { ...values, landing: { kind: 'time', time: lands } }
}

type Time = Extract<Value, { kind: 'time' }>
const isSameHour = (one: Time, other: Time) =>
  one.time.minutes % halfDay === other.time.minutes % halfDay
