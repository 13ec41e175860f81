import { carDesk } from '@nightdesk/content'
import { spotPlace } from '../../kinds/known-place.ts'
import { readPlace } from '../../kinds/place.ts'
import type { Value } from '../../kinds/value.ts'
import type { Refinement, Slot } from '../../script.ts'
import { asksFrom } from '../../slots.ts'

const asks = asksFrom(carDesk)

/** A driver needs more than "the airport", "my place", a part of the city or the name of a street. */
function refinePlace(value: Value, id: 'pickup' | 'dropoff'): Refinement | undefined {
  if (value.kind !== 'place') return undefined
  const { place } = value
  if (place.kind === 'street')
    return place.street.house ? undefined : { ask: carDesk.whatNumber, askedAs: 'housenumber' }
  if (place.kind === 'vague' && place.isAirport)
    return { ask: carDesk.whichAirport, askedAs: 'airport' }
  const isWide = place.kind === 'vague' || (place.kind === 'known' && place.known.isArea)
  return isWide ? { ask: carDesk.whatAddress[id], askedAs: id } : undefined
}

const place = (id: 'pickup' | 'dropoff', names: readonly string[], ledBy: RegExp): Slot => ({
  id,
  ...asks(id),
  names,
  ledBy,
  read: readPlace,
  takesNumber: true,
  spot: (text) => spotPlace(text, ledBy),
  refine: (value) => refinePlace(value, id),
  orElse: 'person',
})

// "Can you send somebody to the Pod?" is where it begins, and so is the airport that somebody flies into.
const leaving =
  /\b(?:out of|from|leaving|(?:send|come|get (?:somebody|someone|a car|a driver))\b(?: \w+){0,4} (?:to|by)|fl(?:y|ies|ying|ew) in ?to)\s+(?:the\s+)?$/i
const going =
  /(?<!\b(?:next|close|closer|closest|near|nearest|across|get|come|out|fl(?:y|ies|ying|ew)|fl(?:y|ies|ying|ew) in) )\b(?:to|into)\s+(?:the\s+)?$/i

const slots: Readonly<Record<'pickup' | 'dropoff', Slot>> = {
  pickup: place('pickup', ['pickup', 'pick up', 'from'], leaving),
  dropoff: place('dropoff', ['dropoff', 'drop off', 'destination', 'airport'], going),
}

/** Where a ride begins, and where it goes. */
export const placeOfRide = (id: 'pickup' | 'dropoff'): Slot => slots[id]
