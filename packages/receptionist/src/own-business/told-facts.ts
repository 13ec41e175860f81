import type { Span } from '@nightdesk/understanding'
import { spotPart } from './part-of-day.ts'
import type { OwnTaskId } from './trade-plans.ts'

/** What a request is about, where it says so: "an appointment for a cleaning on Tuesday". */
const wishedAs: Partial<Record<string, string>> = {
  appointment: 'visit',
  consultation: 'reason',
  session: 'session',
  interview: 'role',
  estimate: 'job',
  order: 'items',
  case: 'case',
  stay: 'wish',
} satisfies Partial<Record<OwnTaskId, string>>

export const isTask = (id: string): boolean => id in wishedAs

const carrier =
  /\b(?:hi|hello|hey|yo|what's up|there|good (?:morning|afternoon|evening)|thanks|thank you|yes|yeah|um+|uh+|so|well|please|i(?:'d| would) (?:really )?(?:like|love|want|rather)(?: to)?|i(?:'m| am) (?:looking|hoping|trying|calling)(?: to)?|i (?:want|need|wanna|gotta)(?: to)?|we(?:'d| would) (?:like|love|need)|we(?:'re| are) looking|we (?:want|need)|can (?:i|we|you|someone|somebody)|could (?:i|we|you|someone|somebody)|may i|would you|to (?:book|schedule|make|set up|get|have|order|reserve|place|put in|arrange)|book|schedule|make|set up|get in|get|have|order|reserve|come in|how (?:do|can|would) i|maybe|see (?:the|a|somebody|someone)|for (?:me|us)|an? (?:appointment|appt|booking|meeting|order|time|slot|spot)|appointment|somebody|someone|you guys|my name is|this is|sign (?:me |us )?up|to take a look|take a look|(?:fit|squeeze|put|pencil) (?:me|us|him|her) (?:in|down)|(?:and )?need|i(?:'m| am) (?:at|on)|come (?:out|by|over)|for (?:a )?(?:delivery|pick-?up)|(?:get|have) (?:it )?delivered|any ?time|sometime|some time)\b/gi

/** Words that say nothing about what is wanted. */
const general =
  /\b(?:place|put|in|for|pick|up|pickup|pick-up|delivery|deliver|takeout|take|out|carryout|to|go|food|talk|speak|with|recruiter|advisor|application|how|help|me|you|us|see|it|him|her|looked|look|at|on|the|a|an|my|our|schedule|calendar|soon|possible|as|what|do|first|something|anything|delivered|come|sit|show|around|whether|we|can|actually|about|quote|price|estimate|redoing|did|guys|interview|class|session|em|'em|down|try|of|and|is|if|next|this|week|works?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight)\b|[^a-z0-9]/gi

/** A name that was marked in small letters is rather a word: "with a trainer". */
const isNoWord = ({ slot, text }: Span) => slot !== 'name' || /^[A-Z]/.test(text)

/** What a request is about: the part that asks for something, or else a short part that tells something. */
export function wished(text: string, task: string, spans: readonly Span[]): readonly Span[] {
  const slot = wishedAs[task]
  if (slot === undefined) return []
  const told = withoutSpans(text, spans.filter(isNoWord)).replaceAll(/[’‘]/g, "'")
  const bare = (slot === 'items' ? told.replace(deliveredTo, ' ') : told).replace(
    streetAddress,
    ' ',
  )
  const parts = bare.split(slot === 'items' ? orderEnds : partEnds)
  const isSaid = (words: string) =>
    words.replaceAll(general, '').trim().length > 2 && words.split(' ').length <= mostWords
  const asking = parts
    .filter((part) => asks.test(part))
    .map(bareWords)
    .find(isSaid)
  const stories = parts.filter((part) => !asks.test(part))
  const isTold = tellable.has(slot) || (slot === 'job' && parts.length === 1)
  const telling = isTold ? stories.map(bareStory).find(isSaid) : undefined
  const marked = slot === 'wish' ? spans.find((span) => span.slot === slot)?.text : undefined
  const words = slot === 'case' ? text : (asking ?? telling ?? marked)
  if (words === undefined) return []
  if (slot === 'wish' && !isSaid(words.replaceAll(ofEveryStay, ''))) return []
  return [{ slot, text: words, from: 0, to: 0, confidence: 1 }]
}

/** Where an order goes, in a sentence with it: "two pizzas delivered to 88 Main Street". */
export const deliveredTo: RegExp =
  /\b(?:deliver(?:ed|y)?|bring|brought|sent|send)(?: (?:it|them|that|over|out))* to (?:me at |us at )?((?!(?:my|our|the) (?:house|home|place)\b)[^,.?!]{3,60}?)(?= (?:please|around|by|in \d+|for \d|at (?:\d|noon|half))|[,.?!]|$)/i

/** "I cracked a tooth" is enough to know what a visit is for. */
const tellable = new Set(['visit', 'role'])
const mostWords = 12
// Commas part dishes; why somebody is hungry is no dish.
const orderEnds =
  /(?<=[.?!])\s+|,? (?:because|'?cause|since) |, (?=(?:i'm|i am|i've|we're|we are|my)\b)/i
const partEnds =
  /(?<=[.?!])\s+|,? (?:and|so|but) (?=(?:i|we|can|could|my|the|try|maybe)\b)|, (?=(?:maybe|i|we|can|could)\b)/i
const asks =
  /\b(?:i(?:'d| would)|we(?:'d| would)|i(?:'m| am) (?:looking|hoping|trying|calling)|we(?:'re| are) looking|(?:i|we) (?:want|need|wanna)|(?:can|could|may) (?:i|we|you|someone|somebody)|would you|please|book|schedule|reserve|order|try|put (?:me|us) down)\b/i
/** Every stay is in a room, for somebody. */
const ofEveryStay =
  /\b(?:an? room|rooms? for|room|stay|stays?|nights?|weekend|people|persons|of us|tonight|\d+|one|two(?! rooms)|three(?! rooms)|four(?! rooms)|five|six|guests?|adults?|kids?|you|got|from|until|till?|starting|me|my|our|husband|wife|partner|family)\b/gi

/** Words without what leads up to them. */
function bareWords(part: string): string {
  return part
    .replaceAll(carrier, ' ')
    .replaceAll(/[?!.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(edges, '')
    .replace(
      /^(?:talk|speak|meet|chat|sit down)\b(?: (?:with|to))?(?: about)?(?: whether)?\s+/i,
      '',
    )
    .trim()
}

/** A story from its first word of weight: "I think I cracked a tooth" is a cracked tooth. */
function bareStory(part: string): string {
  return part
    .replaceAll(/[?!.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:hi|hello|hey|yo|what's up|there|good (?:morning|afternoon|evening)|yes|yeah|um+|uh+|so|well|oh)\b[\s,]*)+/i,
      '',
    )
    .replace(/^(?:i (?:think|guess|believe|feel like|suspect)|it (?:looks|seems) like)\b\s*/i, '')
    .replace(/^i(?:'ve| have|'m| am)?\b(?: just| kind of| sort of)?\s+/i, '')
    .replace(/^(?:(?:at|on) )?(?:and )?(?:i |we )?need\s+/i, '')
    .trim()
}

const edges =
  /^(?:[\s,]|\b(?:to|for|and|a|an|the|on|at|in|about|with|of|is|it|that|if|by|around|some|any|next|this)\b)+|(?:[\s,]|\b(?:to|from|until|for|and|a|an|the|on|at|in|about|with|of|is|it|that|if|by|around|next|this|if you've got|if possible)\b)+$/gi

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans
    .filter(({ slot }) => /^(?:day|time|name|phone|email|arrival|departure|spelled)$/.test(slot))
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
}

/** An answer to another question: a day, an hour. */
const onlyWhen =
  /^(?:(?:on|at|next|this|around|maybe|um|uh|in the|the|tomorrow|today|tonight|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d{2})?|am|pm|o'clock)[\s,.]*)+$/i

/** The answer without the day, the time and the name that came with it. */
export function rest(text: string, asked: string, spans: readonly Span[]): readonly Span[] {
  const left = withoutSpans(text, spans)
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:[\s,]|\b(?:and|on|at|for|by)\b)+$/i, '')
    .trim()
  const words = asked === 'about' || asked === 'case' ? text : left
  return words.length > 1 && !onlyWhen.test(left)
    ? [{ slot: asked, text: words, from: 0, to: text.length, confidence: 1 }]
    : []
}

const introduced =
  /\b(?:my name(?:'s| is)?|name(?:'s| is)|this is|i'm|i am|it's|it is|speaking with|under|for)(?: \w+\.?)?\s*$/i
const mostWordsOfName = 5
const led =
  /\b(?:going|headed|heading|over|drop(?:ped)? (?:him|her|me|us|them)? ?off|and|then)? ?(?:to|at) $/i

const streets =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|parkway|terrace|circle|highway|square|trail'
export const streetAddress: RegExp = new RegExp(
  `\\b\\d{1,5} (?:[A-Za-z0-9'.]+ ){1,3}?(?:${streets})\\b\\.?(?:,? (?:apartment|apt|unit|suite|floor|number) \\w+)?`,
  'i',
)

/** "22 Oak Lane", anywhere in a sentence. */
export function spotAddress(text: string): string | undefined {
  return streetAddress.exec(text)?.[0]
}

/** Facts as they were marked, but whoever is only talked about is not the caller, and where one goes is no pickup. */
export function trusted(text: string, asked: string, spans: readonly Span[]): readonly Span[] {
  const isShort = text.trim().split(/\s+/).length <= mostWordsOfName
  const part = spotPart(text)
  const hasHour = spans.some(({ slot, from }) => slot === 'time' && isHour(text, from))
  const when: readonly Span[] =
    part && !hasHour ? [{ slot: 'time', text: part, from: 0, to: 0, confidence: 1 }] : []
  const pickup = spans.find(({ slot }) => slot === 'pickup')
  const isGoal = (span: Span) =>
    span.slot === 'pickup' && span !== pickup && led.test(text.slice(0, span.from))
  const kept = spans
    .filter(({ slot, from, text: name }) => {
      if (slot === 'time' && (when.length > 0 || isInAddress(text, from))) return false
      if (slot === 'day' && past.test(text.slice(0, from))) return false
      if (slot !== 'name') return true
      // "I'm freaking out" is no name.
      if (/^[a-z]+ing\b/.test(name)) return false
      return asked === 'name' || isShort || introduced.test(text.slice(0, from))
    })
    .map((span) => (isGoal(span) ? toDropoff(span) : span))
  return [...kept, ...when]
}

/** "It hurts since Sunday" wants no Sunday. */
export const past: RegExp = /\b(?:since|ever since|last)\s+$/i

/** The number of a house is no hour. */
function isInAddress(text: string, from: number): boolean {
  const found = streetAddress.exec(text)
  return found !== null && found.index <= from && from < found.index + found[0].length
}

const toDropoff = ({ text, from, to, confidence }: Span): Span => ({
  slot: 'dropoff',
  text,
  from,
  to,
  confidence,
})

/** "Before four thirty" is a limit, and no hour that somebody comes at. */
function isHour(text: string, from: number): boolean {
  return (
    /^\W*(?:(?:at|around|about|like) )?(?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)/i.test(
      text.slice(from),
    ) && !/\b(?:before|by|until|till)\s*$/i.test(text.slice(0, from))
  )
}
