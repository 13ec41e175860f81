import type { Span } from '@nightdesk/understanding'
import { day } from './repair.ts'

const lead = '(?:(?:on|for|at|in|to|this|next|that|the|coming)\\s+){0,3}'
const days = `(?:${day})s?`
const several = `${days}(?:(?: and|,? or)\\s+(?:on\\s+)?${days})?`
// "I can't do Tuesday before ten" speaks of Tuesday all the same.
const alone = '(?!\\s+(?:before|after|until|till|at|either|morning|afternoon|evening|night)\\b)'
const others = '(?!\\w*\\s*(?:until|till|before|after|since|than|sure|only|if|unless|you|we)\\b)'
const word = `\\s+(?!(?:until|till|before|after|since|than|but|unless|if|because|make|let['’]s)\\b)[\\w'’]+`
const never = "(?:do not|don['’]?t|never|won['’]?t|can['’]?t|cannot|can not)"
const hour =
  "(?:noon|midnight|(?:(?:half past|quarter (?:past|to)) )?(?:\\d{1,2}(?::\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ -](?:thirty|fifteen|forty[ -]five|o['’]?clock))?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?)"
const acts = '(?:call|ring|phone|come|book|schedule|put|send|set|do|make|swing|manage|pick|work|be)'

/** What says that a day is none: "not Wednesday", "don't call on Wednesday", "any day but Friday", "Monday is out". */
const rulings = [
  `(?<!\\b(?:why|if|or|whether or)\\s)\\bnot${others}\\s+${lead}(${several})${alone}`,
  `\\b(?:except|anything but|(?:any|every) (?:other )?day but|instead of|rather than|besides)\\s+${lead}(${days})${alone}`,
  `\\b${never}\\s+${acts}\\b(?:${word}){0,4}?\\s+${lead}(${several})${alone}`,
  // "I won't need the room on the 23rd" tells which room.
  `\\b${never}\\s+(?:want|need)\\s+${lead}(${several})${alone}`,
  `\\b(${days})\\s+(?:(?:won['’]?t|doesn['’]?t|does not|will not|can['’]?t|isn['’]?t going to) (?:work|do|be good)|(?:is|are)(?: just)? (?:out|no good|not good|bad)\\b)`,
  // "Noon is when they stood me up", "Friday is when I bought it": that is when something else was.
  `\\b(${days}|${hour})(?:['’]s|\\s+(?:is|was))(?: just| only)? (?:when|the (?:time|day|hour)(?: when| that)?) (?![^.?!]{0,30}\\b(?:lands?|landing|arriv\\w+|gets? in|starts?|due)\\b)(?!(?:i|we)(?:['’]d| would)? (?:want|need|like|can(?!['’]t)|am|meant|said)\\b|(?:you|they|someone|somebody) (?:should|can|could)\\b|to\\b)`,
].map((ruling) => new RegExp(ruling, 'dgi'))

type Stretch = readonly [number, number]

/** Where days stand that shall not be it. In a question, they may be: "Can't you do Wednesday?" */
function ruledOut(text: string): readonly Stretch[] {
  return rulings
    .flatMap((ruling) => Array.from(text.matchAll(ruling)))
    .flatMap(({ indices }): readonly Stretch[] => (indices?.[1] ? [indices[1]] : []))
    .filter(([, to]) => !/^[^.!?]*\?/.test(text.slice(to)))
}

const isInside = ({ from, to }: Span, [start, end]: Stretch) => from < end && to > start

const forbidding = new RegExp(
  `(?<!\\b(?:i|we|you|he|she|they|to)\\s)\\b(?:please )?(?:do not|don['’]?t|never)\\s+(?:call|ring|phone|come|send|schedule)\\b(?:${word}){0,4}?\\s+${lead}${several}${alone}`,
  'i',
)

/** The day of "don't call on Wednesday" is no day for the call. It is a wish: whoever calls has to know it. */
export function withoutRuledOut(text: string, spans: readonly Span[]): readonly Span[] {
  const stretches = ruledOut(text)
  if (stretches.length === 0) return spans
  const kept = spans.filter((span) => !stretches.some((stretch) => isInside(span, stretch)))
  const found = forbidding.exec(text)
  if (!found) return kept
  const [said] = found
  const wish = { slot: 'wish', text: said, from: found.index, to: found.index + said.length }
  return [...kept.filter(({ slot }) => slot !== 'wish'), { ...wish, confidence: 1 }]
}

/** The same for readers of the whole sentence; everything else stays in its place. */
export function blotRuledOut(text: string): string {
  return ruledOut(text).reduce(
    (rest, [from, to]) => rest.slice(0, from) + '.'.repeat(to - from) + rest.slice(to),
    text,
  )
}
