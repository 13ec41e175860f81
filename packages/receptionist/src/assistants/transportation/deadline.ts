import type { ReadContext } from '../../kinds/value.ts'

const must =
  "(?:gotta|got to|ha(?:ve|s|d) to|need(?:s|ed)? to|must|want(?:s|ed)? to|wanna|should|supposed to|due to|(?:i|we|he|she|they)(?:['’]d| would) like to)"
// "I need to be there by six, so pick me up at five": the second is ours.
const ours =
  '(?:so|pick\\w*|grab|leave|leaving|come|collect|fetch|send|here|outside|downstairs|(?:my|our|the|his|her|their) (?:door|house|home|place|apartment|curb|lobby))'
const between = `(?:(?!\\b${ours}\\b)[^.?!;]){0,45}?`
const notOfCar =
  '(?<!\\b(?:car|cab|taxi|ride|driver|van|suv|limo|vehicle|you|guys|guy|someone|somebody|anybody)(?: \\w+)? )'
const day =
  '(?:(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)(?: (?:morning|afternoon|evening|night))?'
const nearly = `(?: (?:like|about|around|exactly|${day}))*`
const event =
  "(?:appointment|dialysis|chemo|therapy|surgery|procedure|dentist|doctor|thing|check-?up|court|hearing|interview|exam|wedding|funeral|ceremony|service|mass|recital|graduation|flight|plane|train|boat|ferry|ship|cruise|check ?-?in|boarding|curtain|show|concert|game|meeting|class)(?:['’]s)?(?: thing| visit| appointment)?"

const signs: readonly string[] = [
  // "I gotta be at LaGuardia by six", "she has to be there at nine"
  `${notOfCar}\\b${must} (?:be|arrive|check in|show up)\\b(?! (?:picked|collected|fetched|driven|taken|ready))${between} (?:by|at|before|no later than|not later than)(?: like| about| around)?\\s*$`,
  // "He needs to get to Newark by four"
  `${notOfCar}\\b${must} (?:get|make it|reach)\\b(?! (?:picked|a |an |the car|home))${between} (?:by|before|no later than|not later than)(?: like| about| around)?\\s*$`,
  `\\b(?:get|bring|drop) (?:me|us|him|her|them) (?:to |at |off |in |there|here|over|out|back)${between}\\b(?:by|before|no later than)(?: like| about| around)?\\s*$`,
  // "He has dialysis at seven thirty", "she's got court on Monday at nine"
  `\\b(?:has|have|had|got|there['’]s|there is)(?: (?:an?|the|his|her|my|our|their|some|[\\w]+['’]s))?(?: \\w+)? ${event}${nearly} at${nearly}\\s*$`,
  // "The wedding starts at three", "check-in closes at five", "my train is 8:10"
  `\\b(?:the|my|our|his|her|their) (?:\\w+ ){0,2}?${event} (?:is|starts|begins|opens|closes|leaves|departs|takes off|sails|boards|goes)${nearly}(?: at)?${nearly}\\s*$`,
  `\\b(?:${event.replace("(?:['’]s)?", "['’]s")}|check ?-?in (?:is|closes|ends|starts))${nearly}(?: at)?${nearly}\\s*$`,
]

const led = new RegExp(signs.join('|'), 'i')
const anyhow = new RegExp(signs.map((sign) => sign.replace('\\s*$', ' \\w')).join('|'), 'i')

/** "I gotta be at LaGuardia by six", "he has dialysis at nine": the hour to be there, and none for the car to come. */
export const isDeadline = (before: string): boolean => led.test(before)

export const speaksOfDeadline: RegExp = anyhow

const some = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const minutes = "(?:[: ]\\d{2}\\b| (?:thirty|fifteen|forty[ -]five|o['’]?clock)\\b)"
const half = '(?: ?(?:[ap]\\.?m\\b\\.?|in the (?:morning|afternoon|evening)|at night|sharp))'
const hour = `(?:noon|midnight|(?:(?:half|quarter|ten|twenty) (?:past|to) )?${some}\\b${minutes}?${half}?)`
const told = new RegExp(`(?:${signs.slice(0, 3).join('|').replaceAll('\\s*$', ' ')})(${hour})`, 'i')

/** What the dispatcher has to know of it. */
export function spotDeadline(text: string): string | undefined {
  const at = told.exec(text)?.[1]
  return at && `${thereBy} ${at}`
}

const thereBy = 'Be there by'

/** Told again, it is the same one. */
export function withOneDeadline(text: string, context: ReadContext): ReadContext {
  const { before } = context
  if (before?.kind !== 'wishes' || !text.startsWith(thereBy)) return context
  const wishes = before.wishes.filter((wish) => !wish.startsWith(thereBy))
  return { ...context, before: { ...before, wishes } }
}
