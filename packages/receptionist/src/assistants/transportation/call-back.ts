import { carMatters } from '@nightdesk/content'
import { asSaid } from '../../kinds/text.ts'

const calls = '(?:call(?:s|ed)?|calling|phones?|rings?|get(?:s)? back to|reach(?:es)?)'
// "Give me a ballpark" asks for no call.
const givesCall = '(?:gives?|giving) (?:me|us) (?:a|another) (?:quick )?(?:call|ring|buzz|shout)'
const whom = '(?:me|us)'
const hour =
  "(?:\\d{1,2}(?:[: ]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?:[ -](?:thirty|fifteen|forty[ -]five|o['’]?clock))?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?"
const day =
  '(?:today|tomorrow|tonight|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening))'
const when = `(?:(?:(?:any ?time )?(?:after|before|until|around|about|at|by|past) |between ${hour} and )${hour}(?:,? ${day}(?: (?:morning|afternoon|evening))?)*|any ?time(?:,? ${day})?|${day}(?: (?:morning|afternoon|evening))?(?:,? (?:after|before|around|at|by) ${hour})?|later(?: today)?|soon|as soon as (?:possible|you can|they can)|right away)`

const asked = new RegExp(
  `\\b(?:${calls} ${whom}(?: up)?|${givesCall})(?: back)?\\b(?:[^.?!]{0,40}?\\b(${when})(?=\\W|$))?`,
  'i',
)
const called = /\bcall[ -]?back\b|\bget a call\b|\bhear back\b/i
// "Call me when he's outside" is a wish for the ride.
const atRide =
  /\b(?:driver|he|she|car)\b[^.?!]{0,25}\bcalls? (?:me|us)\b|\bcalls? (?:me|us)(?: up)? (?:when|once|as) (?:he|she|the|you['’]re|they['’]re)\b|\b(?:don['’]?t|do not|never|without)\b[^.?!]{0,15}\bcall/i

/** "I'd rather somebody calls me back after two": that somebody shall call, and when. */
export function spotCallBack(text: string): string | undefined {
  if (atRide.test(text)) return undefined
  const found = asked.exec(text)
  if (!found && !called.test(text)) return undefined
  const at = found?.[1]
  return at ? asSaid(`call back ${at}`) : carMatters.callback
}

const limits = new RegExp(
  `\\b(?:any ?time )?(?:after|before|between) ${hour}(?: and ${hour})?(?=\\W|$)`,
  'i',
)

/** An hour to call at, told by itself: "any time after five". */
export const spotWhenToCall = (text: string): string | undefined => limits.exec(text)?.[0]

const asking =
  /\bcall(?:s|ed|ing)? (?:me|us) back\b|\bcall[ -]?back\b|\b(?:some(?:body|one)|any(?:body|one)|the (?:dispatcher|office|manager|boss)|a (?:person|manager|supervisor)|they|you guys|you people|can you|could you|have them)\b(?: [\w'’]+){0,3} (?:(?:calls?|phones?|rings?|gets? back to) (?:me|us)\b|gives? (?:me|us) (?:a|another) (?:quick )?(?:call|ring|buzz|shout)\b)/i

/** Whoever wants to be called, and leaves no number for a driver. */
export const asksForCallBack = (text: string): boolean =>
  asking.test(text) && spotCallBack(text) !== undefined
