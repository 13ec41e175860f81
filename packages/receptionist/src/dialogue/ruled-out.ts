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

const absent =
  '(?:(?:all|still|both|always) )?(?:closed|away|busy|off|out of (?:town|the office)|tied up|booked|swamped|gone|not (?:in|here|around|open|available|free)|unavailable)'

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
  // "Monday I'm closed", "we're away Tuesday and Wednesday".
  `\\b(${several})\\s+(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|she['’]?s|they['’]?re)\\s+${absent}`,
  `\\b(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|she['’]?s|they['’]?re)\\s+${absent}\\s+${lead}(${several})${alone}`,
].map((ruling) => new RegExp(ruling, 'dgi'))

const busy =
  "(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|she['’]?s)\\s+(?:at|in|having)\\s+(?:the|a|an|my|our)\\s+[\\w'’]+|(?:i|we)(?:['’]ve got| have| go to| got)\\s+(?:the|a|an|my)\\s+(?:\\w+ )?[\\w'’]+"
/** "I'm at the doctor Monday": none only where another day is told beside it, since somebody may want to be met there. */
const takenUp = [
  `\\b(${days})\\s+(?:${busy})\\b`,
  `\\b(?:${busy})\\s+(?:on\\s+)?(${days})${alone}`,
].map((ruling) => new RegExp(ruling, 'dgi'))

type Stretch = readonly [number, number]

/** Where days stand that shall not be it. In a question, they may be: "Can't you do Wednesday?" */
function ruledOut(text: string): readonly Stretch[] {
  const out = stretchesOf(rulings, text)
  const named = [...out, ...out.flatMap((stretch) => sameAs(text, stretch))]
  const busyOn = stretchesOf(takenUp, text)
  const all = [...named, ...busyOn]
  return busyOn.length > 0 && isDayLeft(text, all) ? all : named
}

const stretchesOf = (signs: readonly RegExp[], text: string): readonly Stretch[] =>
  signs
    .flatMap((sign) => Array.from(text.matchAll(sign)))
    .flatMap(({ indices }): readonly Stretch[] => (indices?.[1] ? [indices[1]] : []))
    .filter(([, to]) => !/^[^.!?]*\?/.test(text.slice(to)))

const anyWeekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const weekday = new RegExp(`^${anyWeekday}$`, 'i')

/** "Not Monday, I'm at the doctor Monday": the same day again; "next Monday" is another. */
function sameAs(text: string, [from, to]: Stretch): readonly Stretch[] {
  const day = text.slice(from, to)
  if (!weekday.test(day)) return []
  const again = new RegExp(`(?<!\\b(?:next|following) )\\b${day}\\b(?!,? the\\b)${alone}`, 'gi')
  return Array.from(text.matchAll(again), ({ index }): Stretch => [index, index + day.length])
}

const anyDay = new RegExp(`\\b(?:${days})\\b`, 'i')
const isDayLeft = (text: string, stretches: readonly Stretch[]) =>
  anyDay.test(blot(text, stretches))

const isInside = ({ from, to }: Span, [start, end]: Stretch) => from < end && to > start

const forbidding = new RegExp(
  `(?<!\\b(?:i|we|you|he|she|they|to)\\s)\\b(?:please )?(?:do not|don['’]?t|never)\\s+(?:call|ring|phone|come|send|schedule)\\b(?:${word}){0,4}?\\s+${lead}${several}${alone}`,
  'i',
)

/** The day of "don't call on Wednesday" is no day for the call. It is a wish: whoever calls has to know it. */
export function withoutRuledOut(text: string, spans: readonly Span[]): readonly Span[] {
  const stretches = ruledOut(text)
  if (stretches.length === 0) return spans
  const isOut = (span: Span) => stretches.some((stretch) => isInside(span, stretch))
  const kept = withDayLeft(
    blot(text, stretches),
    spans.filter(isOut),
    spans.filter((span) => !isOut(span)),
  )
  const found = forbidding.exec(text)
  if (!found) return kept
  const [said] = found
  const wish = { slot: 'wish', text: said, from: found.index, to: found.index + said.length }
  return [...kept.filter(({ slot }) => slot !== 'wish'), { ...wish, confidence: 1 }]
}

/** "Not Monday, any time from Tuesday on": the one day that is left is meant, also where it was not marked. */
function withDayLeft(rest: string, out: readonly Span[], kept: readonly Span[]): readonly Span[] {
  const [first] = out
  const [day, ...others] = Array.from(rest.matchAll(new RegExp(`\\b${anyWeekday}\\b`, 'gi')))
  const isMarked = kept.some(
    ({ slot, from, to }) => slot === first?.slot || (day && from <= day.index && to > day.index),
  )
  if (!first || !day || others.length > 0 || isMarked) return kept
  const [text] = day
  const span = {
    slot: first.slot,
    text,
    from: day.index,
    to: day.index + text.length,
    confidence: 1,
  }
  return [...kept, span].toSorted((a, b) => a.from - b.from)
}

/** The same for readers of the whole sentence; everything else stays in its place. */
export const blotRuledOut = (text: string): string => blot(text, ruledOut(text))

function blot(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduce(
    (rest, [from, to]) => rest.slice(0, from) + '.'.repeat(to - from) + rest.slice(to),
    text,
  )
}
