import { isFirstName, readUtterance, type Span } from '@nightdesk/understanding'
import { areaNamed } from '../kinds/area.ts'
import { wholeFlight } from '../kinds/flight.ts'
import { type Slot, tagsOf } from '../script.ts'
import { monthOfHoliday, withoutHoliday } from './holiday-months.ts'
import { withJoinedNames } from './joined-names.ts'
import { lettersApart } from './letters-apart.ts'
import { withStreet } from './whole-street.ts'

/** Where a mark begins and ends is learned, and now and then a word short or a word too long. */
export function mendEnds(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
): readonly Span[] {
  const slotOf = (span: Span) => slots.find((slot) => tagsOf(slot).includes(span.slot))
  return withJoinedNames(text, lettersApart(text, spans), slots)
    .flatMap((span) => {
      const slot = slotOf(span)
      return slot?.takesLead || slot?.takesHalf ? bySentence(span) : span
    })
    .map((span) => wholeFlight(text, span))
    .map((span) => (span.slot === 'name' ? inItsSentence(span) : span))
    .map((span) => (slotOf(span)?.takesLead ? withLead(text, span) : span))
    .map((span, at, all) => (slotOf(span)?.takesLead ? withMonth(text, span, all[at + 1]) : span))
    .map((span) => (slotOf(span)?.takesHalf ? withHalf(text, span) : span))
    .map((span) => (slotOf(span)?.takesLimit ? withLimit(text, span) : span))
    .map((span) =>
      slotOf(span)?.takesNumber ? withArea(text, withStreet(text, withArticle(text, span))) : span,
    )
    .map((span, _, all) => (slotOf(span)?.takesNumber ? withAreaBefore(text, span, all) : span))
    .map((span) => (span.slot === 'name' ? withLastName(text, span, spans) : span))
    .map((span) => (span.slot === 'name' ? withFirstName(text, span, spans) : span))
}

const leads =
  /(?:\b(?:an?|one|two|three|1|2|3) (?:weeks?|days?) from|\bthe day (?:after|before)|\b(?:in|over|around|during)(?: the| that)?|\b(?:the|that))\s+$/i
const tails = /^\s+(?:before|after)(?=[\s.,;!?]*$|[.,;!?]|\s+(?:at|in|and|if|please)\b)/i

/** "A week from tomorrow", "over Thanksgiving", "the Tuesday before": what a day is counted from belongs to it. */
function withLead(text: string, span: Span): Span {
  const from = leads.exec(text.slice(0, span.from))?.index ?? span.from
  const to = span.to + (tails.exec(text.slice(span.to))?.[0].length ?? 0)
  return { ...span, from, to, text: text.slice(from, to) }
}

const months =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const dayOnly =
  /^(?:in )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|(?:(?:twenty|thirty)[- ])?[a-z]+(?:st|nd|rd|th))\W*$/i
const upTo = /^\W*(?:to|till?|until|through|thru|and|or)(?: the)?\s*$/i

const inMonth = /\bin (?:early |mid |late )?([a-z]+)\b/gi

/** "From the twenty-third to the twenty-sixth of December", "it'd be in December, let me see, the eighteenth". */
function withMonth(text: string, marked: Span, next: Span | undefined): Span {
  const span = withoutHoliday(marked)
  const isRange = next && upTo.test(text.slice(span.to, next.from))
  const said = Array.from(text.slice(0, span.from).matchAll(inMonth), ([, word = '']) => word)
  const [named] =
    months.exec(isRange ? next.text : said.filter((word) => months.test(word)).join(' ')) ?? []
  const month = named ?? monthOfHoliday(text, span.text)
  return month && dayOnly.test(span.text)
    ? { ...span, text: `${span.text.replace(/^in |\W+$/gi, '')} of ${month}` }
    : marked
}

const limit = /\b(?:(?:any ?time|some ?time|only|not) )?(?:after|before|until|till|between)\s+$/i

/** "Any time after four". */
function withLimit(text: string, span: Span): Span {
  const from = limit.exec(text.slice(0, span.from))?.index ?? span.from
  return from === span.from
    ? span
    : { ...span, from, text: text.slice(from, span.from) + span.text }
}

const sentenceEnd = /(?<=[a-z]{3}[.!?]) (?=[A-Z])/

/** "… he's in surgery Thursday. Friday at nine": no value goes on over the end of a sentence. */
function bySentence(span: Span): readonly Span[] {
  const pieces: Span[] = []
  let { from } = span
  for (const text of span.text.split(sentenceEnd)) {
    pieces.push({ ...span, from, to: from + text.length, text })
    from += text.length + 1
  }
  return pieces
}

/** "Maria Lopez. Do you need my number?": of a name, what stands before the end of the sentence. */
function inItsSentence(span: Span): Span {
  const end = /(?<=\p{L}{4})[.?!](?=\s)/u.exec(span.text)?.index
  return end === undefined ? span : { ...span, to: span.from + end, text: span.text.slice(0, end) }
}

/** "A restaurant in Red Hook" is any of them, and no restaurant of that name. */
function withArticle(text: string, span: Span): Span {
  const [article = ''] =
    /\b(?:an?|some|my|our|his|her|their) $/i.exec(text.slice(0, span.from)) ?? []
  const from = span.from - article.length
  return { ...span, from, text: text.slice(from, span.to) }
}

const areaAfter =
  /^[\s,]*(?:that's|it's|which is)(?: (?:still|also|in|over|up|down|out|all))* ((?:the )?\w+(?: \w+)?)/i

/** "3332 Rochambeau Avenue, that's still the Bronx". */
function withArea(text: string, span: Span): Span {
  const found = areaAfter.exec(text.slice(span.to))
  const area = found?.[1] ?? ''
  const [first = ''] = area.split(/ (?=\w+$)/)
  const named = [area, first].find((name) => areaNamed(name.toLowerCase()))
  if (!found || !named) return span
  const to = span.to + found[0].length - area.length + named.length
  return { ...span, to, text: text.slice(span.from, to) }
}

const areaBefore =
  /\b(?:i['’]?m|we['’]?re|(?:i|we|they) live|(?:he|she|it) (?:lives|stays)|(?:house|place|home|it|he|she)(?:['’]?s| is))(?: (?:still|up|down|over|out|here|right))* in ((?:the )?\w+(?: \w+)?)/gi

/** "I'm up in the Bronx, it's 1540 Pelham Parkway South": told before, the part of the city belongs to it as well. */
function withAreaBefore(text: string, span: Span, others: readonly Span[]): Span {
  const isAlone = !others.some((other) => other !== span && other.slot === span.slot)
  const areas = Array.from(text.slice(0, span.from).matchAll(areaBefore)).flatMap(
    ([, said = '']) => [said, said.replace(/ \w+$/, '')],
  )
  const area = areas.find((name) => areaNamed(name.toLowerCase()))
  const hasNumber = /\d|\b(?:street|avenue|road|parkway|place|drive|boulevard|lane|court)\b/i
  if (!area || !isAlone || !hasNumber.test(span.text) || span.text.includes(area)) return span
  return { ...span, text: `${span.text.replace(/[\s,]+$/, '')}, ${area}` }
}

const wordBefore = /(?:^|\s)(\p{Lu}\p{L}+-\p{L}+|\p{Lu}\p{L}+) $/u

/** "Dr. Hyun-woo Park", of which only the last name was marked. */
function withFirstName(text: string, span: Span, others: readonly Span[]): Span {
  const before = text.slice(0, span.from)
  const [, word = ''] = wordBefore.exec(before) ?? []
  const isName = isFirstName(word.toLowerCase()) || word.includes('-')
  const from = span.from - word.length - 1
  const isTaken = others.some(
    (other) => other !== span && other.to > from && other.from < span.from,
  )
  if (!isName || isTaken || span.text.includes(' ')) return span
  return { ...span, from, text: text.slice(from, span.to) }
}

// "I'd" has a capital, too, and begins what comes next.
const capitalWord = /^ ((?!I['’])\p{Lu}[\p{L}'’-]+)(?=[\s.,;!?]|$)/u
const mostLastNames = 2

const lastWord = /^ (?:hyphen |dash )?(\p{Ll}[\p{L}'’-]{2,})(?=\s*(?:[.,;!?]|$))/u
const noLastName =
  /^(?:please|thanks|thank|here|there|speaking|calling|again|too|also|sir|dear|okay|yes|yeah|right|correct|now|today|tonight|tomorrow|instead|then|though|actually|sorry|only|both|myself|alone|guests?|people|adults?|nights?|room|king|queens?|suite|hotel|number|phone|email|staying|with|from|that|this|ma'am|ext|extension|hyphen|dash|and|but|hey|hi|hello|oh|well|listen|how|what|when|where|does|will|would)$/

/** "Amara nwosu lindqvist", of which two words were marked: what ends the clause after a full name is of it. */
function lastOfAll(rest: string, { text }: Span): RegExpExecArray | null {
  const found = lastWord.exec(rest)
  const isHyphened = /^ (?:with a hyphen|with a dash|hyphenated)\b/i.exec(rest)
  if (isHyphened) return isHyphened
  const isFull = text.includes(' ') || /^ (?:hyphen|dash) /i.test(rest)
  return isFull && found && !noLastName.test(found[1] ?? '') ? found : null
}

/** "Aoife Ni Bhriain": words with a capital inside of a sentence, right after a name, belong to it. */
function withLastName(text: string, span: Span, others: readonly Span[]): Span {
  if (/[.,;!?]$/.test(span.text)) return span
  let { to } = span
  for (let more = 0; more < mostLastNames; more += 1) {
    const next = capitalWord.exec(text.slice(to)) ?? lastOfAll(text.slice(to), span)
    const end = to + (next?.[0].length ?? 0)
    const isTaken = others.some((other) => other !== span && other.from < end && other.to > to)
    if (!next || isTaken) break
    to = end
  }
  return to === span.to ? span : { ...span, to, text: text.slice(span.from, to) }
}

const half =
  /(?<!\bgood )\b(?:in the (?:morning|afternoon|evening)|at night|[ap]\.?m|(?:before|after) (?:breakfast|lunch|dinner|supper)|(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:morning|afternoon|evening|night))\b/gi
const ownHalf =
  /\b(?:morning|afternoon|evening|night|tonight|noon|midnight|breakfast|lunch|dinner|supper|[ap]\.?m)\b/i

/** "We land at four forty in the afternoon, so five o'clock": the same half of the day. */
function withHalf(text: string, span: Span): Span {
  // "At 6:10 am, and get me there by 7" is another hour of another thing.
  if (ownHalf.test(span.text) || /\bby\s+$/i.test(text.slice(0, span.from))) return span
  const halves = new Set(
    Array.from(text.matchAll(half), ([said]) => readUtterance(said).words.join(' ')),
  )
  const [only, ...rest] = halves
  return only && rest.length === 0
    ? { ...span, text: `${span.text.replace(/[.,;!?]+$/, '')} ${only}` }
    : span
}
