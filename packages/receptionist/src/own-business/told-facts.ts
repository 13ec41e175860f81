import { months, type Span } from '@nightdesk/understanding'
import { isNoHurry, spotPart } from './part-of-day.ts'
import { isInAddress, isTowards, towards } from './told-places.ts'

export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans
    .filter(({ slot }) => /^(?:day|time|name|phone|email|arrival|departure|spelled)$/.test(slot))
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
}

/** An answer to another question: a day, an hour. */
const onlyWhen =
  /^(?:(?:on|at|next|this|around|maybe|um|uh|in the|the|tomorrow|today|tonight|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d{2})?|am|pm|o'clock)[\s,.]*)+$/i

/** Who calls, and how to reach them. */
export const personal = (spans: readonly Span[]): readonly Span[] =>
  spans.filter(({ slot }) => /^(?:name|spelled|phone|email)$/.test(slot))

const farApart = 12

/** What it is about may be told in several pieces; they are one, as they were said where they stand close together. */
export function topicOf(text: string, spans: readonly Span[]): readonly Span[] {
  const pieces = spans.filter(({ slot }) => slot === 'topic')
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return spans
  const words = pieces.map((piece, at) => {
    const next = pieces[at + 1]
    if (!next) return piece.text
    const between = text.slice(piece.to, next.from)
    return between.length <= farApart ? piece.text + between : `${piece.text.replace(/,$/, '')}, `
  })
  const joined = { ...first, to: last.to, text: words.join('') }
  return [...spans.filter(({ slot }) => slot !== 'topic'), joined]
}

const dayAtEnd = new RegExp(
  `(?<![\\s,])[\\s,]+(?:on )?(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:${months.join('|')}) (?:the )?\\w+)[\\s.]*$`,
  'i',
)

const amount =
  /\b(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|\d{1,3})\s+(?!(?:order|pick-?up|table|delivery|takeout|question|of (?:us|you))\b)/i

/** "Two cheeseburgers, one with no onions, and a large fries": of a list not the last of it alone. */
export function wholeOrder(text: string, span: Span): Span {
  if (span.slot !== 'topic') return span
  const start = text.slice(0, span.from).search(/[^.?!]*$/)
  const before = text.slice(start, span.from)
  const first = amount.exec(before)
  if (!first || !/,|\band\b/i.test(before.slice(first.index))) return span
  const from = start + first.index
  return { ...span, from, text: text.slice(from, span.to) }
}

/** The answer without the day, the time and the name that came with it. */
export function restOf(text: string, asked: string, spans: readonly Span[]): readonly Span[] {
  const left = withoutSpans(text, spans)
    .replaceAll(/\s+/g, ' ')
    .replace(dayAtEnd, '')
    .replace(/(?:[\s,]|\b(?:and|on|at|for|by)\b)+$/i, '')
    .trim()
  return left.length > 1 && !onlyWhen.test(left)
    ? [{ slot: asked, text: left, from: 0, to: text.length, confidence: 1 }]
    : []
}

const introduced =
  /\b(?:my name(?:'s| is)?|name(?:'s| is)|this is|i'm|i am|it's|it is|speaking with|under|for)(?: \w+\.?)?\s*$/i
// "Marcus Bell here".
const here = /^,? (?:here|speaking|calling)\b/i
const mostWordsOfName = 5
const led =
  /\b(?:going|headed|heading|over|drop(?:ped)? (?:him|her|me|us|them)? ?off|and|then)? ?(?:to|at) $/i

const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')
const monthBefore = new RegExp(`\\b(?:${month}|sept)\\.? (?:the )?$`, 'i')
const dayOfMonth = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/i

/** "December 3" is one day and no hour. */
function joinMonths(text: string, spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span): readonly Span[] => {
    const month = span.slot === 'time' && monthBefore.exec(text.slice(0, span.from))
    if (!month || !dayOfMonth.test(span.text)) return [span]
    return [{ ...span, slot: 'day', text: text.slice(month.index, span.to), from: month.index }]
  })
}

/** Facts as they were marked, but whoever is only talked about is not the caller, and of two places one is where it begins. */
export function trusted(text: string, asked: string, marked: readonly Span[]): readonly Span[] {
  const spans = joinMonths(text, marked)
  const isShort = text.trim().split(/\s+/).length <= mostWordsOfName
  const part = spotPart(text)
  const hasHour = spans.some(({ slot, from }) => slot === 'time' && isHour(text, from))
  const when: readonly Span[] =
    part && !hasHour ? [{ slot: 'time', text: part, from: 0, to: 0, confidence: 1 }] : []
  const pickup = spans.find(({ slot }) => slot === 'pickup')
  const isGoal = (span: Span) =>
    span.slot === 'pickup' &&
    (span === pickup ? isTowards(text.slice(0, span.from)) : led.test(text.slice(0, span.from)))
  const goals = spans.filter(({ slot }) => slot === 'dropoff')
  const isStart = (span: Span) =>
    !pickup && goals.length > 1 && span === goals[0] && !towards.test(text.slice(0, span.from))
  const kept = spans
    .map(withinSentence)
    .map((span) => (span.slot === 'day' && isNoHurry(text) ? withText(span, text) : span))
    .map((span) => (span.slot === 'day' && partAlone.test(span.text) ? as(span, 'time') : span))
    .filter(({ slot, from, to, text: name }) => {
      if (slot === 'time' && (when.length > 0 || isInAddress(text, from))) return false
      if (slot === 'time' && ofEvent.test(text.slice(0, from))) return false
      if (slot === 'time' && isCount(text, from, to)) return false
      if (slot === 'guests' && isSome.test(text.slice(from))) return false
      if (slot === 'day' && past.test(text.slice(0, from))) return false
      if (slot === 'day' && (ordinal.test(text.slice(from)) || feast.test(text.slice(from))))
        return false
      if (slot === 'day' && isDeadline(text, from, spans)) return false
      if (slot === 'name' && asked === 'name' && isBesideName(text, from, spans)) return false
      if (slot !== 'name') return true
      // "I'm freaking out" is no name.
      if (/^[a-z]+ing\b/.test(name)) return false
      const isNamed = introduced.test(text.slice(0, from)) || here.test(text.slice(to))
      return asked === 'name' || isShort || isNamed
    })
    .map((span) => (isGoal(span) ? as(span, 'dropoff') : isStart(span) ? as(span, 'pickup') : span))
  return [...kept, ...when]
}

const withText = (span: Span, text: string): Span => ({ ...span, text })

/** "In the morning" names no day. */
const partAlone = /^\W*(?:in the )?(?:morning|afternoon|evening)\W*$/i

/** "A wooden deck. The old one is gone": what it is about ends with its sentence. */
function withinSentence(span: Span): Span {
  if (span.slot === 'topic') return upTo(span, /[.?!]\s/)
  // "Mike Donnelly, Donnelly Builders": a full name ends with its comma.
  return span.slot === 'name' && /^\S+ [^,]+,/.test(span.text) ? upTo(span, /,/) : span
}

function upTo(span: Span, end: RegExp): Span {
  const [text = ''] = span.text.split(end)
  return { ...span, text, to: span.from + text.length }
}

const event =
  "\\b(?:(?:flight|plane|train|bus|ferry)(?:['’]s| is| leaves| departs| takes off)|(?:appointment|surgery|show|game|ceremony|wedding)(?:['’]s| is| starts| begins))(?: at| by)? *"
/** "Our flight is at ten": nobody is picked up then. */
const ofEvent = new RegExp(`${event}$`, 'i')

/** Without the hours of what somebody goes to. */
export const withoutEvents = (text: string): string =>
  text.replace(
    new RegExp(`${event}[\\w:]+(?: ?(?:am|pm)\\b| (?:thirty|fifteen|forty-five))?`, 'gi'),
    ' ',
  )

/** "Thursday would be good, I have to answer by December 9th": the last day is not the day. */
function isDeadline(text: string, from: number, spans: readonly Span[]): boolean {
  const before = text.slice(0, from)
  if (/\bdue(?: on| by)?\s+$/i.test(before)) return true
  const isOther = ({ slot, from: at }: Span) =>
    slot === 'day' && at !== from && !lastDay.test(text.slice(0, at))
  return lastDay.test(before) && spans.some(isOther)
}

/** "The first name is Alice" is no first of a month. */
export const ordinal: RegExp =
  /^(?:the )?(?:first|second|third|fourth|fifth|last)(?: \w+)? (?:names?|floor|time|thing|class|visit|street|avenue|house|home|appointment|meeting)\b/i

/** "The Christmas party" may be on any day. */
export const feast: RegExp =
  /^(?:the |our |a )?(?:christmas|holiday|thanksgiving|easter|halloween|new years?|new year['’]s)(?: (?:office|work|company|staff|family))? (?:party|dinner|lunch|brunch|thing|do|event|menu|gift|present|shopping|tree|get-together|celebration|orders?|cards?)\b/i

const lastDay = /\b(?:by|before|until)(?: the)?\s+$/i

/** "Priya, from Dr. Cho's office", "Mike Donnelly, Donnelly Builders": whom somebody works for is not their name. */
function isBesideName(text: string, from: number, spans: readonly Span[]): boolean {
  const first = spans.find(({ slot }) => slot === 'name')
  if (!first || first.from >= from) return false
  const isFull = /\S\s+\S/.test(first.text.trim())
  const between = text.slice(first.to, from)
  return (
    /\b(?:from|at|with|of|dr|doctor|his|her|their|my)\b/i.test(between) ||
    (isFull && /^\s*,/.test(between))
  )
}

/** "It hurts since Sunday" wants no Sunday. */
export const past: RegExp =
  /\b(?:since|ever since|last)\s+$|\b(?:came|got (?:out|home|back|hurt|there|here)|was (?!hoping|thinking|wondering|looking|going|planning)|were (?!hoping|thinking|wondering|looking|going|planning)|left|fell|started|began|went|slipped|happened|broke|stopped|rode|stayed|bought|returned)\b(?:(?!\b(?:and|but|so|want|need|like|can|could|would|hoping)\b)[^,.?!]){0,40}?\s(?:on )?$/i

const bareNumber = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i
const leadsHour = /\b(?:at|around|by|until|till|after|before|past)\s+$/i
const counted =
  /^ (?!(?:is|was|works|does|suits|sounds|yes|please|as|thanks)\b)(?:(?:more|private|small|large|big|little|new|old|other|different|separate|extra|personal|whole|half) )?[a-z]+s\b|^ (?:of|large|small|medium|more) /i
// "For about three months": how long, whatever leads up to it.
const measured =
  /^ (?:(?:more|full|whole|or so) )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|dollars|bucks|percent|miles|blocks)\b/i
// "Ten minutes past five".
const ofClock = /\b(?:past|to|after|of|till|before|o['’]?clock)\b/i
const thatOne =
  /\b(?:the|this|that|another|which|\w+y|blue|red|gr[ae]y|black|white|green|brown|wool|big|small|large|new|old|other|same|first|last|second)\s+$/i

/** "Five private sessions", "the gray one": a number of things, or no number at all. */
function isCount(text: string, from: number, to: number): boolean {
  const [number = ''] = text.slice(from).split(' ', 1)
  const before = text.slice(0, from)
  const after = text.slice(from + number.length)
  if (!bareNumber.test(number) || ofClock.test(text.slice(from, to))) return false
  if (measured.test(after)) return true
  if (leadsHour.test(before)) return false
  return counted.test(after) || (/^one$/i.test(number) && thatOne.test(before))
}

const some =
  "(?:\\d{1,2}|[a-z]+) of (?:us|them|the \\w+)(?: people| guests)? (?:is|are|has|have|can['’]?t|cannot|don['’]?t|doesn['’]?t|eats?|needs?|will need)\\b"
/** "One of us is celiac": some of them, and not how many they are. */
const isSome = new RegExp(`^${some}`, 'i')

/** Without those who are only some of all. */
export const withoutSome = (text: string): string =>
  text.replaceAll(new RegExp(`\\b${some}`, 'gi'), ' ')

const as = ({ text, from, to, confidence }: Span, slot: string): Span => ({
  slot,
  text,
  from,
  to,
  confidence,
})

// "A quarter after two" is none.
const limit =
  /\b(?:before|by|until|till|(?<!\b(?:quarter|half|minutes?|five|ten|twenty|\d) )after)\s*$/i

/** "Before four thirty" is a limit, and no hour that somebody comes at. */
function isHour(text: string, from: number): boolean {
  return (
    /^\W*(?:(?:at|around|about|like) )?(?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)/i.test(
      text.slice(from),
    ) && !limit.test(text.slice(0, from))
  )
}
