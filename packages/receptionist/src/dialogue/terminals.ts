import type { Span } from '@nightdesk/understanding'
import { isAirport, readPlace } from '../kinds/place.ts'
import type { Value, Values } from '../kinds/value.ts'
import { type Slot, tagsOf } from '../script.ts'

// "We'll be at the terminal a little early" names none.
const terminal =
  /\bterminal (?:number )?(?:\d{1,2}|[a-e]|one|two|three|four|five|six|seven|eight|nine)(?=[\s.,;!?]|$)(?! (?:little|few|bit|while|couple)\b)/i

const terminalOnly = new RegExp(
  `^\\W*(?:(?:it's|at|the|and|oh|then|plus|also|that's) )*${terminal.source}\\W*$`,
  'i',
)

/** A terminal is no place of its own: it belongs to the airport of the ride, whichever end of it that is. */
export function terminalsAtAirports(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const found = terminal.exec(text)
  if (!found) return spans
  const places = slots.filter(({ takesNumber }) => takesNumber)
  const slotOf = (span: Span) => places.find((slot) => tagsOf(slot).includes(span.slot))
  const around = spans.find(
    (span) => slotOf(span) && span.from <= found.index && span.to > found.index,
  )
  const to = found.index + found[0].length
  const own = around && beforeTerminal(text, around, found.index, places, values)
  // "JFK, terminal 8" has its airport with it.
  if (around && !own && !terminalOnly.test(around.text)) return spans
  const others = spans
    .filter((span) => span !== around && !(span.from >= found.index && span.to <= to))
    .concat(own ?? [])
  const toldNow = (slot: Slot): Value | undefined => {
    const span = others.find((one) => slotOf(one) === slot)
    return span && readPlace(span.text, { values: {} })
  }
  const airport =
    // "Terminal 5 at JFK".
    places.find((slot) => isAirport(toldNow(slot))) ??
    [around && slotOf(around), ...places].find((slot) => slot && isAirport(values[slot.id]))
  // With no airport to belong to, it is a note for whoever reads the paper.
  const [tag = 'wish'] = airport ? tagsOf(airport) : []
  const mark = { slot: tag, text: found[0], from: found.index, to, confidence: 1 }
  return (around ?? airport) ? [...others, mark] : spans
}

/** The same before places are told apart: there a terminal would take the place of the house that was told with it. */
export function terminalsBeside(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const tags = slots.filter(({ takesNumber }) => takesNumber).flatMap(tagsOf)
  if (tags.length === 0 || !terminal.test(text)) return spans
  const isToldNow = spans.some(
    (span) => tags.includes(span.slot) && isAirport(readPlace(span.text, { values: {} })),
  )
  if (!isToldNow) return terminalsAtAirports(text, spans, slots, values)
  return spans.filter((span) => !tags.includes(span.slot) || !terminalOnly.test(span.text))
}

const joints =
  /(?:[\s,.;]+(?:and|it['’]?s|its|that['’]?s|at|from|the|oh|then|plus|with))*[\s,.;]*$/i

/** "214 East 82nd Street, and it's terminal four", in one mark: a house has none, the airport at the other end has. */
function beforeTerminal(
  text: string,
  around: Span,
  at: number,
  places: readonly Slot[],
  values: Values,
): Span | undefined {
  const said = text.slice(around.from, at).replace(joints, '')
  const place = said === '' ? undefined : readPlace(said, { values: {} })
  const isOfAirport = isAirport(place) || isAirport(readPlace(around.text, { values: {} }))
  const isAtOther = places.some(
    (slot) => !tagsOf(slot).includes(around.slot) && isAirport(values[slot.id]),
  )
  return place && !isOfAirport && isAtOther
    ? { ...around, to: around.from + said.length, text: said }
    : undefined
}
