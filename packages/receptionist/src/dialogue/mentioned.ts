import { isFirstName, isLastName, type Span } from '@nightdesk/understanding'
import { ofTheirs } from '../kinds/plain-wish.ts'
import type { Value, Values } from '../kinds/value.ts'
import type { Slot, Task } from '../script.ts'
import { isForWishes } from './for-wishes.ts'
import { someone } from './for-another.ts'
import { selves } from './spot-names.ts'
import { startsWithNo } from './yes-no.ts'

/** What is said without those who are only spoken of beside it. */
export type Mentions = {
  readonly spans: readonly Span[]
  /** The words, with dots for what is said of them. */
  readonly text: string
}

const relation = new RegExp(
  `\\b(?:my|our) (?:[\\w-]+ )?(?:${someone}),?(?: (?:named|called))? $`,
  'i',
)
// "Partner Alan needs to be on the call too", "he'll be joining": whoever comes along is not whom it is for.
const comesAlong =
  /\b(?:join(?:s|ing)?|tag(?:s|ging)? along|ride along|riding along|along|sit(?:s|ting)? in|listen(?:s|ing)? in|(?:com(?:e|es|ing)|be|is|goes|going|there) (?:with (?:me|us)|too|as well|also)|(?:be|is|get|hop|jump) (?:on|in) (?:it|there|that|this|the (?:call|line|phone|meeting))|on the call)\b/i
const otherOne =
  /^(?:['’]s| is| has| gets| takes| needs)(?: (?:for|in|the|a|an))* (?:second|other|another|next) \w+/i
const merelyRelated = new RegExp(
  `^(?:['’]s| is| was) (?:just |only |actually )?(?:my|our) (?:[\\w-]+ )?(?:${someone})\\b`,
  'i',
)
const forThem =
  /\b(?:(?:is|['’]s) (?:the one|who)|the (?:guest|passenger|rider)|rid(?:es|ing)|stay(?:s|ing)|instead)\b/i
/** Right before a name, these say that it is whom it is for. */
const toBeNamed = new RegExp(
  `(?:\\b${selves}|\\b(?:for|under|in|name|name['’]?s|name is|it['’]?s|guest is|passenger is|rider is|be|make it|put))(?: (?:the name|mister|mr\\.?|mrs\\.?|ms\\.?|doctor|dr\\.?|just|only))*,? $`,
  'i',
)
const ownName = new RegExp(`\\b${selves} \\p{L}`, 'iu')
const verb = /^(?:['’]s| is| has| gets| takes| wants| needs| will| was|['’]ll)\b/i

/** "My partner Alan needs to be on the call too": who only comes along is a wish, and never the name. */
export function withoutMentioned(
  text: string,
  marked: readonly Span[],
  task: Task,
  values: Values,
): Mentions {
  const pieces = marked.flatMap((span) => (isName(span) ? pieceByPiece(text, span) : [span]))
  const named = [...pieces.filter(isName), ...unmarked(text, pieces)]
  const others = named.filter((span) => isMentioned(text, span, values))
  if (others.length === 0) return { spans: marked, text }
  const kept = marked.flatMap((span) => withoutPieces(text, span, others))
  return others.reduce<Mentions>((all, other) => told(all, other, text, task, values), {
    spans: kept,
    text,
  })
}

const isName = ({ slot }: Span) => slot === 'name'

const toBeRelated = new RegExp(
  `(?<![\\p{L}'’-])([\\p{L}-]+)(?: [\\p{L}-]+)?(?=(?:['’]s| is) (?:my|our) (?:${someone})\\b)`,
  'giu',
)

/** "Gloria is my wife", of which nothing was marked. */
function unmarked(text: string, spans: readonly Span[]): readonly Span[] {
  return Array.from(text.matchAll(toBeRelated)).flatMap(({ index, 1: name = '' }) => {
    const to = index + name.length
    const isMarked = spans.some((span) => span.from < to && span.to > index)
    const isKnownName = isFirstName(name.toLowerCase()) && !isMarked
    return isKnownName ? [{ slot: 'name', text: name, from: index, to, confidence: 1 }] : []
  })
}

/** "Helen Cho, Alan" holds two of them; so does "under Nadia Ewa is the second room". */
function pieceByPiece(text: string, span: Span): readonly Span[] {
  const cuts = Array.from(span.text.matchAll(/,\s+/g), ({ index, 0: sign }) => index + sign.length)
  const { slot, confidence } = span
  const words = span.text.split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isOther =
    isFirstName(last) && !isLastName(last) && verb.test(text.slice(span.to, span.to + reach))
  if (isOther && words.length > 1) cuts.push(span.text.length - last.length)
  return [0, ...cuts].map((at, index, all) => {
    const said = span.text.slice(at, all[index + 1]).replace(/[\s,]+$/, '')
    const from = span.from + at
    return { slot, confidence, from, to: from + said.length, text: said }
  })
}

const sentence = /^[^.?!;]*/

function isMentioned(text: string, span: Span, values: Values): boolean {
  const before = beforeIt(text, span)
  const { rest } = wholeName(text, span)
  const [clause = ''] = sentence.exec(rest) ?? []
  const near = clause.slice(0, reach)
  if (toBeNamed.test(before)) return false
  if (isKnown(span, values) || otherOne.test(rest)) return true
  if (forThem.test(near)) return false
  const isOwnToldToo = startsWithNo(text) && ownName.test(text)
  if (merelyRelated.test(rest) && isOwnToldToo) return true
  const isOther = relation.test(before) || merelyRelated.test(rest) || values.name !== undefined
  return isOther && comesAlong.test(near)
}

const reach = 60
// What is said of somebody stands near; to look farther each time would take the square of the words.
const farthest = 240
const beforeIt = (text: string, { from }: Span) => text.slice(Math.max(0, from - reach), from)

/** "Alan", of whom the paper has that he comes along. */
function isKnown({ text }: Span, { name, wish }: Values): boolean {
  const [first = ''] = text.split(' ')
  const isHolder = name?.kind === 'name' && name.name.first?.toLowerCase() === first.toLowerCase()
  return !isHolder && first.length > 2 && stands(first, wish)
}

const stands = (first: string, wish: Value | undefined): boolean =>
  wish?.kind === 'wishes' &&
  wish.wishes.some(
    (one) => comesAlong.test(one) && one.toLowerCase().split(/\W+/).includes(first.toLowerCase()),
  )

/** The name to its end, of which perhaps only the first word was marked. */
function wholeName(text: string, { from, to, text: said }: Span): { name: string; rest: string } {
  const [all = '', next = ''] = /^ ([\p{L}-]+)/u.exec(text.slice(to, to + farthest)) ?? []
  const isLast = !said.includes(' ') && (isLastName(next.toLowerCase()) || /^\p{Lu}/u.test(next))
  const end = isLast ? to + all.length : to
  return { name: text.slice(from, end), rest: text.slice(end, end + farthest) }
}

function withoutPieces(text: string, span: Span, others: readonly Span[]): readonly Span[] {
  const inside = others.filter(({ from, to }) => isName(span) && from >= span.from && to <= span.to)
  const [first] = inside
  if (!first) return [span]
  const left = pieceByPiece(text, span).filter(
    (piece) => !inside.some(({ from }) => from === piece.from),
  )
  const [head, last] = [left[0], left.at(-1)]
  return head && last ? [{ ...head, to: last.to, text: text.slice(head.from, last.to) }] : []
}

/** What is said of them is one wish, from their name on; a second time it is none. */
function told(
  { spans, text: blotted }: Mentions,
  other: Span,
  text: string,
  task: Task,
  values: Values,
): Mentions {
  const { name, rest } = wholeName(text, other)
  const [clause = ''] = sentence.exec(rest) ?? []
  const to = other.from + name.length + ofThem(clause).length
  const [lead = ''] = relation.exec(beforeIt(text, other)) ?? []
  const from = other.from - lead.length
  const isOf = (span: Span) => span.slot === 'wish' && span.from < to && span.to > from
  const isNew = comesAlong.test(clause) && !stands(name.split(' ')[0] ?? '', values.wish)
  const words = ofTheirs(text.slice(other.from, to).trim())
  const wish = { slot: 'wish', text: words, from: other.from, to, confidence: 1 }
  const isNoted = isNew && task.slots.some(isForWishes) && !task.slots.some(isCounted)
  return {
    spans: [...spans.filter((span) => !isOf(span)), ...(isNoted ? [wish] : [])].toSorted(
      (a, b) => a.from - b.from,
    ),
    text: blotted.slice(0, from) + '.'.repeat(to - from) + blotted.slice(to),
  }
}

/** Where all who come are counted, nobody of them has to be named. */
const isCounted = ({ isList }: Slot) => isList === true

const nextThing =
  /,\s+(?!(?:who|he|she|they|and (?:he|she|they))\b)|\b(?:and|but) (?:i|my|the|did|can|is)\b/i

function ofThem(clause: string): string {
  const end = nextThing.exec(clause)?.index
  return end === undefined ? clause : clause.slice(0, end)
}
