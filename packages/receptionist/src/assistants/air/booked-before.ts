import { printValue } from '../../kinds/kinds.ts'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Value, Values } from '../../kinds/value.ts'
import type { Slot } from '../../script.ts'
import { unaskedSlot } from '../../slots.ts'
import { hours, sayFact } from './call-slots.ts'

const meeting = '(?:call|appointment|meeting|consultation|demo|slot|booking|talk|one)'
/** How it stands so far: "I have a call on Tuesday", "you've got me down for nine". */
const stands = [
  `\\b(?:have|had|got|booked|made|set up|scheduled|arranged) (?:[\\w'’]+ ){0,3}${meeting}\\b`,
  `\\b${meeting}(?:['’]s| is| was)?(?: set| booked| scheduled| down)?(?: for me)? (?:is|was|on|for|at)\\b`,
  '\\b(?:booked|scheduled|supposed|down|set)\\b[^.?!]{0,20}\\b(?:for|on|at|me)\\b',
  "\\bcan(?:['’]t|not) (?:make|do)\\b",
  '\\b(?:is|are) (?:calling|ringing|phoning)\\b|\\b(?:we|you) said\\b',
  '\\b(?:old|first|original|other|present|current) (?:one|time|day|call|appointment)(?: is| was)?\\b',
].join('|')
/** What it shall be: "can we do Thursday", "push it to Friday". */
const wished =
  "\\b(?:mov(?:e|ing)|push|shift|bump|switch|chang(?:e|ing)|reschedul\\w*|postpone|put off|bring|make (?:it|that)|(?:can|could) (?:we|you|it|i|they)|do|need|want|i['’]d|rather|prefer|instead|how about|what about|has to)\\b|\\b(?:to|till|until)(?: the)?\\s*$"
const isAsItStands = new RegExp(`(?:${stands})(?![^]*(?:${wished}))`, 'i')
const namesIt = new RegExp(`^\\W*(?:discovery )?(?:${meeting}|with (?:you|your))\\b`, 'i')
/** "The one tomorrow at eleven", "instead of Monday". */
const pointsAtIt = new RegExp(
  `\\b(?:(?:the|my|our|that|it['’]s for the) (?:discovery )?(?:${meeting})(?: (?:on|at|for))?(?: the)?(?: \\w+ at)?|instead of|rather than|not|from(?: the)?(?: \\w+(?: morning| afternoon)? at)?)\\s*$`,
  'i',
)
/** "Tomorrow at eleven is the old one." */
const isTheOld =
  /^[^.?!,]{0,20}\b(?:is|was|were) (?:(?:the|my) )?(?:old|first|original|other|present|current|what (?:i|we) (?:have|had)|the one (?:i|we) (?:have|had))\b/i

/** Whether a day or an hour between these words is the one that was booked before. */
export const isBookedBefore = (before: string, after: string): boolean =>
  isAsItStands.test(before) ||
  pointsAtIt.test(before) ||
  isTheOld.test(after) ||
  (/\b(?:my|our|the|that)\s*$/i.test(before) && namesIt.test(after))

/** When the call is that was booked before, as the caller tells it. Never asked for. */
export const bookedSlots = (
  also: { readonly day?: string; readonly time?: string } = {},
): Slot[] => [
  unaskedSlot('bookedDay', hours.readDay, ['bookedDay', ...(also.day ? [also.day] : [])]),
  unaskedSlot('bookedTime', hours.readTime, ['bookedTime', ...(also.time ? [also.time] : [])]),
]

const bookedValues = ({ bookedDay, bookedTime }: Values): Values => ({
  ...(bookedDay && { day: bookedDay }),
  ...(bookedTime && { time: bookedTime }),
})

/** "At eleven" is in the morning there, too. */
export function settleBooked(values: Values, now: Now): Values {
  const { day, time } = hours.settle(bookedValues(values), now)
  return { ...values, ...kept('bookedDay', day), ...kept('bookedTime', time) }
}

const kept = (id: string, value: Value | undefined): Values => (value ? { [id]: value } : {})

export const sayBooked = (values: Values, now: Now): readonly Clause[] =>
  sayFact('day', bookedValues(values), now)

export const printBooked = ({ bookedDay, bookedTime }: Values): string =>
  [printValue(bookedDay), printValue(bookedTime)].filter(Boolean).join(', ')
