import type { Further, FurtherAsked } from '../../further.ts'

const them = '(?:us|me|him|her|them|everybody|everyone)'
const back = new RegExp(
  `\\b(?:the )?(?:way|ride|trip|car) (?:back|home)\\b|\\b(?:come|coming|go|going|get|getting|return|returning|bring(?:ing)? ${them}|take ${them}|pick(?:ing)? ${them} up|drive ${them}) (?:back|home again)\\b|\\bto (?:come|go|get|bring ${them}|take ${them}) home\\b|\\bback (?:home|again)\\b|\\breturn (?:ride|trip|car)\\b|\\b(?:and|then) return\\b|^\\W*(?:and|then|and then) back\\b`,
  'i',
)
const other = /\b(?:second|2nd|next|other|another|third) (?:ride|trip|leg|car|one|pick ?up)\b/i
const onward = /^\W*(?:and |but )?(?:then|after(?:wards?| that)|from there|later)\b/i
// "Then make it Newark instead" is about the same ride.
const changes = /\b(?:make (?:it|that)|instead|change|actually|rather|switch)\b/i
const oneOfThem = /\b(?:one|1) (?:from|to|for|at|going|goes)\b/i
const first = /\b(?:first (?:ride|trip|leg|car|one)|going there|to go there|on the way there)\b/i
const joints = /[,.;!?]+\s+|,?\s+(?=(?:and|but|then)\b)/g
const ofRide: ReadonlySet<string> = new Set(['pickup', 'dropoff', 'day', 'time', 'passengers'])

type Part = { readonly text: string; readonly from: number; readonly to: number }

function partsOf(text: string): readonly Part[] {
  const cuts = Array.from(text.matchAll(joints), ({ index, 0: joint }) => [
    index,
    index + joint.length,
  ])
  const starts = [0, ...cuts.map(([, end = 0]) => end)]
  return starts.map((from, at) => {
    const to = cuts[at]?.[0] ?? text.length
    return { text: text.slice(from, to), from, to }
  })
}

/** "To the opera, and the way back at half past ten": what is told of another ride is none of this one. */
export function furtherRide({ text, spans, values, memory }: FurtherAsked): Further | undefined {
  if (memory.ride) return undefined
  const parts = partsOf(text)
  const isIn = ({ from, to }: Part, slot?: string) =>
    spans.some(
      (span) =>
        span.from >= from && span.to <= to && (slot ? span.slot === slot : ofRide.has(span.slot)),
    )
  const choiceOf = (part: Part, at: number) => {
    if (changes.test(part.text) || first.test(part.text)) return undefined
    if (back.test(part.text)) return 'back'
    // "One from Elm Street, and one from Oak Street".
    const isOneMore = oneOfThem.test(part.text) && isIn(part)
    if (isOneMore && parts.slice(0, at).some((one) => oneOfThem.test(one.text))) return 'other'
    if (other.test(part.text) && isIn(part)) return 'other'
    const goesOn = onward.test(part.text) && parts.slice(at).some((one) => isIn(one, 'dropoff'))
    return goesOn ? 'on' : undefined
  }
  const at = parts.findIndex((part, index) => choiceOf(part, index) !== undefined)
  const begins = parts[at]
  const choice = begins && choiceOf(begins, at)
  if (!begins || !choice) return undefined
  const isOwn = (part: Part, index: number) =>
    index < at || first.test(part.text) || (index > at && !isIn(part))
  const own = parts.filter(isOwn)
  // "We land at Kennedy and want a ride back home" is one ride.
  const isKnown = values.dropoff !== undefined && values.pickup !== undefined
  const isGoing = isKnown || own.some((part) => isIn(part, 'dropoff'))
  if (!isGoing) return undefined
  const next = parts.filter((part, index) => !isOwn(part, index))
  const join = (some: readonly Part[]) => some.map((part) => part.text).join(', ')
  const said = join(own)
  return { choice, own: nothing.test(said) ? '' : said, next: join(next) }
}

const nothing = /^\W*(?:(?:and|but|so|oh|then|also|um+|uh+|well|wait|okay|ok)\b\W*)*$/i
