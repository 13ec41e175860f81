import type { Span } from '@nightdesk/understanding'
import { kinds } from '../kinds/street-words.ts'
import { type Slot, tagsOf } from '../script.ts'
import type { Values } from '../kinds/value.ts'
import { isFilled } from './which-slot.ts'

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|oh'
const one = `(?:\\d{1,5}|${small}|${tens})`
/** The number of a house, as it is said. */
export const houseNumber: string = `${one}(?:[ -](?:and )?${one}){0,4}`
/** "Street", "avenue", "place". */
export const streetKinds: string = [...kinds.keys()]
  .filter((kind) => /^[a-z]{2,}$/.test(kind))
  .join('|')
const direction = '(?:(?:west|east|north|south) )?'
const name = `(?!(?:${small}|${tens}|it|is|has|to|not|no|the|a|an|and|but|says?|on|in|at|from|minutes?|people|hours?|o)\\b)[a-z0-9'’-]+`
const rest = `${direction}${name}(?: ${name})? (?:${streetKinds})\\b`
const goesOn = new RegExp(`^\\s+${rest}`, 'i')
const whole = new RegExp(`(?<!\\bnot )\\b${houseNumber} ${rest}`, 'gi')
const numberOnly = new RegExp(`^${houseNumber}$`, 'i')
const corrects =
  /^\W*(?:no|nope|not|wait|actually|sorry)\b|\b(?:not|wrong|instead|only (?:wrote|put|have|got|said)|has to|should|supposed to|you (?:wrote|put|said|have|got)|it['’]s)\b/i

/** "Fifty five" was marked, and "water street" follows it: the number and the street are one place. */
export function withStreet(text: string, span: Span): Span {
  const found = numberOnly.test(span.text.trim()) ? goesOn.exec(text.slice(span.to)) : null
  if (!found) return span
  const to = span.to + found[0].length
  return { ...span, to, text: text.slice(span.from, to) }
}

/** "No, it has to say fifty five water street", unmarked: of the place that was told, or that is named. */
export function streetToldAgain(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const places = slots.filter(({ takesNumber }) => takesNumber)
  const isMarked = spans.some(({ slot }) => places.some((place) => tagsOf(place).includes(slot)))
  if (places.length === 0 || isMarked || !corrects.test(text)) return spans
  const found = [...text.matchAll(whole)].at(-1)
  const named = places.find(({ names }) =>
    names.some((each) => new RegExp(`\\b${each}\\b`, 'i').test(text)),
  )
  const filled = places.filter(({ id }) => isFilled(values, id))
  const place = named ?? (filled.length === 1 ? filled[0] : undefined)
  if (!found || !place) return spans
  const [said] = found
  const from = found.index
  const inside = spans.filter((span) => span.to <= from || span.from >= from + said.length)
  const slot = tagsOf(place)[0] ?? place.id
  return [...inside, { slot, text: said, from, to: from + said.length, confidence: 1 }]
}
