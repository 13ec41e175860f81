import { type Found, houseNumberAt, isNumberWord, type Utterance } from '@nightdesk/understanding'
import type { Context } from '../../brain/dialogue/script.ts'
import type { Finding, Values } from '../../brain/dialogue/values.ts'
import { readMoods, readYesNo } from '../../brain/language/moods.ts'
import { isSamePlace, type Place, printPlace } from '../../brain/language/place.ts'

type End = 'pickup' | 'dropoff'

// Small words count only right before the place; verbs reach further.
const nearPickup = /\b(?:from|out of|leave|leaving|outside)(?: \S+){0,2}$/
const nearDropoff =
  /\b(?:to|too|into|toward|towards|headed|heading|destination|reach|catch .*|end up|ending)(?: \S+){0,2}$/
const pickupVerb =
  /\b(?:pickup|pick|collect|fetch|get (?:me|us|him|her|my|our)|start|starting|i'm|we're|i am|we are|waiting)\b/g
const dropoffVerb =
  /\b(?:dropoff|drop|going|go|destination|take|bring|drive|end|ending|headed|heading)\b/g
// Where somebody lives is where the ride begins, unless it begins elsewhere.
const homeVerb = /\b(?:live|lives|living|stay|stays|staying|address)\b/
// "To" before a verb leads nowhere: "somebody to come by", "going to need".
const notGoing =
  /\bgoing to (?:be|need|have|want)\b|\b(?:need|want|have|like|used|able) to\b|\bto (?=(?:be|have|need|get|go|come|pick|pickup|take|bring|leave|start|meet|make|book|order|reserve|schedule|arrange|travel|drive|collect|fetch|do|know|ask|use|grab|head|fly|drop|dropoff|request|set|find|try|wait|change|arrive)\b)/g

/** Which end of the ride each place is: by the words before it, else by what is missing. */
export function readRoute(
  utterance: Utterance,
  places: readonly Found<Place>[],
  context: Context,
): Finding[] {
  const isTakenBack = ({ from }: Found<Place>) => utterance.words[from - 1] === 'not'
  const meant = places.filter((place) => !isTakenBack(place))
  const replaced = places.filter(isTakenBack).map(({ value }) => endOf(value, context.values))
  const said = meant.map((place, index): End | 'same' | undefined => {
    const before = utterance.words.slice(meant[index - 1]?.to ?? 0, place.from).join(' ')
    const after = utterance.words.slice(place.to, meant[index + 1]?.from).join(' ')
    // "A ride home from the hospital".
    // "The Port Authority, no, sorry, Penn Station" is said of one end.
    const isCorrected = index > 0 && secondThought.test(before)
    const isHomeward =
      printPlace(place.value) === 'home' &&
      /\b(?:ride|go|going|get|back|me|us|car|head|lift)$/.test(before)
    if (isCorrected) return 'same'
    return isHomeward ? 'dropoff' : endBy(before, after, meant[index + 1] !== undefined)
  })
  const cues = said.map((cue, index) => (cue === 'same' ? lastCue(said.slice(0, index)) : cue))
  const homes = meant.map(({ from }, index) =>
    homeVerb.test(utterance.words.slice(meant[index - 1]?.to ?? 0, from).join(' ')),
  )
  const isAskedEnd = context.asked === 'pickup' || context.asked === 'dropoff'
  const filled: Record<string, boolean> = {}
  const findings = meant.map(({ value }, index): Finding => {
    const end =
      cues[index] ??
      replaced[index] ??
      otherEnd(cues, meant.length) ??
      // "You said Hudson Yards, right?" changes nothing.
      (isAskedEnd ? undefined : endOf(value, context.values)) ??
      (meant.length === 1 ? mendedEnd(utterance, value, context) : undefined) ??
      (homes[index] && !isAskedEnd ? 'pickup' : endByGap(value, context, filled))
    filled[end] = true
    return { slot: end, value: { kind: 'place', place: value } }
  })
  return lastOfEach(findings)
}

const secondThought =
  /^(?:(?:no|sorry|actually|i|mean|meant|wait|rather|make|that|well|or|scratch|the|not|it's|should|be|say)(?: |$))*(?<=\b(?:no|sorry|actually|mean|meant|wait|rather|scratch)\b.*)$/

const takesBack = /^(?:(?:oh|um|well) )*(?:no|wait|sorry|actually|i mean|i meant)\b/

/** "To Newark." "No wait, LaGuardia": the one end that was given is the one that is taken back. */
function mendedEnd({ words }: Utterance, place: Place, context: Context): End | undefined {
  if (!takesBack.test(words.join(' '))) return undefined
  const given = (['pickup', 'dropoff'] as const).filter((end) => context.values[end] !== undefined)
  const [end] = given
  const before = end && context.values[end]
  if (!end || given.length > 1 || before?.kind !== 'place') return undefined
  const isAlike = isAirportPlace(before.place) === isAirportPlace(place)
  return isAlike || context.asked !== otherThan(end) ? end : undefined
}

function otherThan(end: End): End {
  return end === 'pickup' ? 'dropoff' : 'pickup'
}

function lastCue(cues: readonly (End | 'same' | undefined)[]): End | undefined {
  return cues.findLast((cue) => cue === 'pickup' || cue === 'dropoff')
}

/** Where a place stands now: "not Penn Station, Grand Central" changes that end. */
function endOf(place: Place, values: Values): End | undefined {
  return (['pickup', 'dropoff'] as const).find((end) => {
    const value = values[end]
    return value?.kind === 'place' && isSamePlace(value.place, place)
  })
}

/** Of two places, the one without a cue is the other end. */
function otherEnd(cues: readonly (End | undefined)[], places: number): End | undefined {
  const known = cues.find((cue) => cue !== undefined)
  if (places !== 2 || !known) return undefined
  return otherThan(known)
}

const namedPickup =
  /\bpickup(?: (?:address|location|point|place|spot|is|at|should|be|will|would|the|in))*$/
const namedDropoff =
  /\b(?:dropoff|destination)(?: (?:address|location|point|place|spot|is|at|should|be|will|would|the|in))*$/

function endBy(before: string, after: string, hasNext: boolean): End | undefined {
  if (/^(?:is|as|for) (?:the |my |our )?(?:pickup|start)\b/.test(after)) return 'pickup'
  if (/^(?:is|as|for) (?:the |my |our )?(?:dropoff|destination)\b/.test(after)) return 'dropoff'
  if (
    /\bsend (?:\S+ ){0,3}(?:driver|car|cab|taxi|limo|someone|somebody)(?: over)? to$|\b(?:(?:come|swing|stop|pass) (?:by|over to|over|to|at)|meet (?:\S+ ){1,2}(?:at|in)|wait(?:ing)? (?:for \S+ )?at)$/.test(
      before,
    )
  )
    return 'pickup'
  if (/\b(?:pickup|pick \S+ up)(?: address| location| point)?(?: is| at)?$/.test(before))
    return 'pickup'
  if (/\b(?:dropoff|drop \S+ off)(?: address| location| point)?(?: is| at)?$/.test(before))
    return 'dropoff'
  // "The pickup should be at", "the destination is".
  if (namedPickup.test(before)) return 'pickup'
  if (namedDropoff.test(before)) return 'dropoff'
  if (/\b(?:land|lands|landing|landed)(?: at| in)?$/.test(before)) return 'pickup'
  if (
    /\b(?:need|want|have|send|get) (?:somebody|someone|a \S+|the car|you) (?:at|outside)$/.test(
      before,
    )
  )
    return 'pickup'
  if (/\bon (?:the|a|an) \S+(?: oclock| am| pm)? (?:out of|from)$/.test(before)) return 'dropoff'
  if (/\b(?:flight|fly|flying|plane|train|bus)\b.*\b(?:out of|from|leaves)$/.test(before))
    return 'dropoff'
  if (/\b(?:someone|somebody|driver|car|cab|you) (?:get|come|make it)(?: over)? to$/.test(before))
    return 'pickup'
  if (
    /\b(?:someone|somebody|driver|guy|man|chauffeur|car|cab|taxi|you) (?:to )?be (?:at|in|outside)$/.test(
      before,
    )
  )
    return 'pickup'
  if (hasNext && /\b(?:i'll|we'll|i will|we will) be (?:at|in|outside|near)$/.test(before))
    return 'pickup'
  if (
    /\b(?:flight|fly|flying|plane)\b.*\b(?:lands?|landing|arriv\w+|gets?|coming|into|in)\b.*$/.test(
      before,
    ) ||
    /\b(?:arriv\w+|coming in|get(?:s|ting)? in)(?: \S+){0,3} (?:at|to|into)$/.test(before)
  )
    return 'pickup'
  // "Change the pickup to Penn Station": a named end outweighs "to".
  if (/\b(?:change|make|set|move|switch)\b.*\b(?:pickup|pick me up)\b/.test(before)) return 'pickup'
  if (/\b(?:to be|be there|be|get there|arrive|arriving) (?:at|in)$/.test(before)) return 'dropoff'
  const near = before.replaceAll(notGoing, '')
  const from = nearPickup.exec(near)?.index ?? -1
  const to = nearDropoff.exec(near)?.index ?? -1
  if (from >= 0 || to >= 0) return from > to ? 'pickup' : 'dropoff'
  const pickup = lastIndex(near, pickupVerb)
  const dropoff = lastIndex(near, dropoffVerb)
  if (pickup >= 0 || dropoff >= 0) return pickup > dropoff ? 'pickup' : 'dropoff'
  return hasNext && /^(?:and )?(?:to|going|then)\b/.test(after) ? 'pickup' : undefined
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

function endByGap(
  place: Place,
  { values, asked, isReadBack }: Context,
  filled: Readonly<Record<string, boolean>>,
): End {
  const isAirport = isAirportPlace(place)
  const open =
    values.dropoff?.kind === 'place' &&
    values.dropoff.place.kind === 'vague' &&
    values.dropoff.place.isAirport
  if (open && isAirport) return 'dropoff'
  if ((asked === 'pickup' || asked === 'dropoff') && !filled[asked]) return asked
  const has = (end: End) => filled[end] || values[end] !== undefined
  const part = place.kind === 'street' ? endInPart(values) : undefined
  if (part && has(otherThan(part))) return part
  if (isReadBack || (has('pickup') && has('dropoff'))) return endLike(place, values)
  if (has('pickup')) return 'dropoff'
  if (has('dropoff')) return 'pickup'
  return isAirport && Object.keys(filled).length === 0 ? 'dropoff' : 'pickup'
}

/** "To Astoria." "30 Broadway": the end that was only a part of the city. */
function endInPart(values: Values): End | undefined {
  return (['dropoff', 'pickup'] as const).find((end) => {
    const value = values[end]
    return value?.kind === 'place' && value.place.kind === 'known' && value.place.known.isArea
  })
}

function isAirportPlace(place: Place): boolean {
  return (
    (place.kind === 'known' && place.known.isAirport === true) ||
    (place.kind === 'vague' && place.isAirport)
  )
}

/** A correction without a word for the end replaces the place it is most like. */
function endLike(place: Place, values: Values): End {
  const isAirport = isAirportPlace(place)
  const pickup = values.pickup
  const isPickupAirport = pickup?.kind === 'place' && isAirportPlace(pickup.place)
  return isAirport === isPickupAirport ? 'pickup' : 'dropoff'
}

function lastOfEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.slot, finding])).values()]
}

const mostFreeWords = 4

/** "From mount sinai hospital to …": a place no list holds, where the words around it leave no doubt. */
export function readUnknownStart({ tokens }: Utterance, { by }: Context): Finding[] {
  const from = tokens.findIndex(({ word }) => word === 'from')
  if (from < 0) return []
  const rest = tokens.slice(from + 1)
  const length = rest.findIndex(({ word }) => word === 'to' || word === '|')
  const name = rest.slice(0, length)
  const isName = length > 0 && length <= mostFreeWords && rest[length]?.word === 'to'
  if (!isName || name.every(({ word }) => filler.test(word) || isNumberWord(word))) return []
  const core = name.slice(firstOf(name.map(({ word }) => word)))
  const text = core.map(({ raw }) => raw.slice(0, 1).toUpperCase() + raw.slice(1)).join(' ')
  const place: Place = { kind: 'free', text }
  return [{ slot: 'pickup', value: { kind: 'place', place }, isOdd: by === 'speech' }]
}

/** A place no list holds, after "to" or "from" and with a capital: "a car to Boston". */
export function readCapitalPlace({ tokens }: Utterance, { by }: Context): Finding[] {
  return tokens.flatMap(({ word }, at): Finding[] => {
    const start = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1
    const first = tokens[start]
    if ((word !== 'to' && word !== 'from') || !first || !/^\p{Lu}\p{Ll}{2,}/u.test(first.raw))
      return []
    const end = tokens.findIndex(
      ({ raw, isLast }, index) =>
        index >= start && (isLast || !/^\p{Lu}/u.test(tokens[index + 1]?.raw ?? raw)),
    )
    const text = tokens
      .slice(start, end < 0 ? tokens.length : end + 1)
      .map(({ raw }) => raw)
      .join(' ')
    const place: Place = { kind: 'free', text }
    return [
      {
        slot: word === 'to' ? 'dropoff' : 'pickup',
        value: { kind: 'place', place },
        isOdd: by === 'speech',
      },
    ]
  })
}

/** A bare number after "What's the house number there?". */
export function readHouseNumber(
  { words }: Utterance,
  { asked, values }: Context,
): Finding | undefined {
  const value = asked === 'pickup' || asked === 'dropoff' ? values[asked] : undefined
  if (!asked || value?.kind !== 'place' || value.place.kind !== 'street') return undefined
  if (value.place.street.house) return undefined
  for (let at = 0; at < words.length; at += 1) {
    const house = houseNumberAt(words, at)
    // "My appointment is at eleven" is no number on a door.
    if (!house || house.value === 0 || /^(?:at|by|around|about)$/.test(words[at - 1] ?? ''))
      continue
    const street = { ...value.place.street, house: house.value }
    return { slot: asked, value: { kind: 'place', place: { ...value.place, street } } }
  }
  return undefined
}

const filler =
  /^(?:um|uh|er|oh|well|so|okay|ok|yes|yeah|please|it's|its|it|is|the|a|an|at|from|to|in|on|my|me|us|address|pickup|dropoff|place|that's|that|would|be|i'm|i|we're|we|going|pick|up|drop|off|take|need|want|go|here|there|for|and|of|by|near|with|no|not|actually|sorry|make|just|like|you|know|hmm|don't|get|ride|car|what|how|this|thing|stuff|idea|dunno|tell|whatever|whenever|wherever|anything|something|someone|somewhere|sure|maybe|think|can|could|will|do|have|good|right|hello|hi|hey|wrong|now|soon|time|date|name|passengers|people|person|change|am|pm|obviously|course|exactly|\|)$/

const mostWords = 8
const mostWordsOfAYes = 4

/** The name of a place that no list holds ("the Blue Note on Third"), where a place was asked for. */
export function readFreePlace(
  utterance: Utterance,
  rest: Utterance,
  context: Context,
): Finding | undefined {
  const { asked } = context
  if (asked !== 'pickup' && asked !== 'dropoff') return undefined
  if (utterance.isQuestion || readMoods(utterance).size > 0) return undefined
  const shortest = readYesNo(utterance) === 'yes' ? mostWordsOfAYes + 1 : 3
  if (readYesNo(utterance) && utterance.words.length < shortest) return undefined
  const open = rest.tokens.filter(({ word }) => word !== '|')
  const core = open.slice(firstOf(open.map(({ word }) => word)))
  const solid = core.filter(
    ({ word }) => !filler.test(word) && !isNumberWord(word) && word.length > 2,
  )
  if (solid.length === 0 || core.length > mostWords) return undefined
  const text = core.map(({ raw }) => raw).join(' ')
  const place: Place = { kind: 'free', text: text.slice(0, 1).toUpperCase() + text.slice(1) }
  return { slot: asked, value: { kind: 'place', place }, isOdd: context.by === 'speech' }
}

function firstOf(words: readonly string[]): number {
  const at = words.findIndex(
    (word, index) => !filler.test(word) || (word === 'the' && !filler.test(words[index + 1] ?? '')),
  )
  return at < 0 ? words.length : at
}
