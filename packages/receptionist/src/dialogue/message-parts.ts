import {
  findPhone,
  isFirstName,
  isLastName,
  readUtterance,
  type Span,
} from '@nightdesk/understanding'
import { printValue } from '../kinds/kinds.ts'
import { capitalName } from '../kinds/name.ts'
import { readPhone } from '../kinds/phone.ts'

/** What is told for somebody else, taken apart: what it says, for whom, from whom, and how they can be reached. */
export type MessageParts = {
  readonly words: string
  readonly whom?: string
  readonly from?: string
  readonly phone?: string
}

type Found = { readonly text: string; readonly from: number; readonly to: number }

const relation =
  '(?:my|our|her|his|their|the) (?:(?:older|younger|big|little|best|old|dear) )?(?!name\\b|room\\b|message\\b|front\\b|desk\\b|number\\b|hotel\\b|team\\b|night\\b)[a-z]+(?:[- ]in[- ]law)?'
const beside =
  "(?:,? ?(?:she['’]s|he['’]s|who['’]s|they['’]re|that['’]s|named|called|her name is|his name is|(?:is )?staying|is|one of your guests|a guest|with you|there|please|i think)\\b,?)"
const room =
  /^,? ?(?:in|at)? ?((?:in |at )?(?:room |suite )?(?:number )?(?:\d{2,5}|(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred)(?:[ -](?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred)){1,3}))\b/i
const title = /^(?:mister|mr\.?|missus|mrs\.?|ms\.?|miss|doctor|dr\.?)$/i

// "For roy dillard in 214": nothing else than a last name stands there.
const endsName = /^(?:\s*$|[.,?!]|\s+(?:\d|and my|my|in|from|room|who|she['’]s|he['’]s|staying)\b)/i

const noName = /^(?:in|at|room|that|his|her|he|she|is|has|can|and|from|who|to|on|the)$/i

/** A name that stands at this place: marked, with a title, or one that many people have. */
function nameAt(text: string, at: number, spans: readonly Span[]): Found | undefined {
  const start = at + (/^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0)
  const span = spans.find(({ slot, from }) => slot === 'name' && from === start)
  if (span) return { text: span.text.replace(/[\s,.]+$/, ''), from: start, to: span.to }
  const words = Array.from(text.slice(start).matchAll(/[^\s,.?!]+\.?/g)).slice(0, 3)
  let to = 0
  const parts: string[] = []
  for (const { 0: word, index } of words) {
    if (index > to + 1) break
    const isFirst = parts.length === 0
    const bare = word.replace(/\.$/, '')
    if (noName.test(bare)) break
    const isTitled = title.test(parts.at(-1) ?? '')
    const isCapital = /^\p{Lu}[\p{L}'’-]+$/u.test(bare)
    const isListed = isFirst ? isFirstName(bare.toLowerCase()) : isLastName(bare.toLowerCase())
    const isEnd = parts.length === 1 && endsName.test(text.slice(start + index + word.length))
    if (!(isTitled || isCapital || isListed || isEnd || (isFirst && title.test(bare)))) break
    parts.push(bare)
    to = index + bare.length
  }
  if (parts.length === 0) return undefined
  return { text: parts.join(' '), from: start, to: start + to }
}

const printed = (name: string) =>
  name.replaceAll(/\S+/g, (word) => (word === word.toLowerCase() ? capitalName(word) : word))

/** Who is spoken of at this place, in whatever order it is told: "my wife, she's in 412, Susan Becker". */
export function whomAt(text: string, at: number, spans: readonly Span[]): Found | undefined {
  let to = at
  let name = ''
  let kin = ''
  let place = ''
  for (;;) {
    const rest = text.slice(to)
    const besides = new RegExp(`^${beside}`, 'i').exec(rest)
    const inRoom = place === '' ? room.exec(rest) : null
    const person = name === '' ? nameAt(text, to, spans) : undefined
    const related =
      kin === '' && name === '' ? new RegExp(`^,? ?(${relation})`, 'i').exec(rest) : null
    if (inRoom) {
      place = inRoom[1] ?? ''
      to += inRoom[0].length
    } else if (person) {
      name = printed(person.text)
      to = person.to
    } else if (related) {
      kin = related[1] ?? ''
      to += related[0].length
    } else if (besides && besides[0].trim() !== '') to += besides[0].length
    else break
  }
  if (!name && !kin && !place) return undefined
  const who = name || kin.replace(/^(?:my|our) /i, 'the caller’s ')
  const where = place && `${who ? (/^(?:in|at) /i.test(place) ? '' : 'in ') : ''}${place}`
  return { text: [who, where].filter(Boolean).join(' '), from: at, to }
}

const forWhom =
  /\b(?:message|word|note|this) (?:to|for)\s+(?=\S)|\b(?:it['’]s|its|it is|this is|and|that['’]s) for\s+(?=\S)|\b(?:give|get|bring) (?=(?:my|our|mr|mrs|ms|miss|mister|doctor|dr)\b)|\b(?:his|her|their) name(?:['’]s| is)\s+/gi

const fromWhom =
  /\b(?:this is|my name is|my name['’]s|the name['’]s|i['’]m|it['’]s|from)\s+(?=\S)/gi

/** Whoever it is for. "One of your guests" is nobody yet. */
function recipientIn(text: string, spans: readonly Span[]): Found | undefined {
  for (const match of text.matchAll(forWhom)) {
    const found = whomAt(text, match.index + match[0].length, spans)
    if (found) return { ...found, from: match.index }
  }
  return undefined
}

function senderIn(text: string, spans: readonly Span[]): Found | undefined {
  for (const match of text.matchAll(fromWhom)) {
    const at = match.index + match[0].length
    const kin = new RegExp(`^${relation}(?= )`, 'i').exec(text.slice(at))?.[0] ?? ''
    const name = nameAt(text, at + kin.length, spans)
    // "It's Tom", and nothing after it.
    const isOpen =
      /^it/i.test(match[0]) && /^ (?!calling|\d|and\b|my\b|in\b|from\b)/.test(text.slice(name?.to))
    if (!name || isOpen) continue
    const who = [kin, printed(name.text)].filter(Boolean).join(' ')
    return { text: who, from: match.index, to: name.to }
  }
  return undefined
}

/** "My husband is in 1407, tell him …": whom the words before speak of. */
export function spokenOf(text: string, spans: readonly Span[]): string | undefined {
  const kin = new RegExp(`\\b${relation}\\b`, 'i').exec(text)
  return kin ? whomAt(text, kin.index, spans)?.text : anyoneIn(text, spans)
}

/** "Her husband Tom", "Ingrid": whoever an answer names. */
export function senderAt(text: string, spans: readonly Span[]): string | undefined {
  const kin = new RegExp(`^${relation}(?= |$)`, 'i').exec(text)?.[0] ?? ''
  const name = nameAt(text, kin.length, spans)
  return [kin, name && printed(name.text)].filter(Boolean).join(' ') || undefined
}

/** A full name anywhere: "is Susan Becker staying with you?" */
export function anyoneIn(text: string, spans: readonly Span[]): string | undefined {
  const names = Array.from(text.matchAll(/(?<=^|\s)\S/g), ({ index }) => nameAt(text, index, spans))
  const full = names.find((name) => name?.text.includes(' '))
  return full && (whomAt(text, full.from, spans)?.text ?? printed(full.text))
}

const request = [
  "(?:(?:no|yes|yeah|well|okay|ok|so|hi|hello|hey|please|oh|um|uh|good (?:morning|afternoon|evening))\\b,? )*(?:can['’]?t|can|could|couldn['’]t|would|will) you(?: please| just| maybe)* (?:take|give|get|leave|pass|write|note|jot|put)\\b(?: (?:it|this|that|(?:a|the|my)(?= (?:quick |short )?(?:message|note|word))|down|on|along|over|message|note|word|quick|short|please|to|for|them|him|her|me|one of your guests|a guest|somebody|someone|staying|there|here|with you|in your hotel|at your hotel|at the hotel|in the hotel))*",
  "(?:hi |hello |hey |um |uh |yes |yeah )*(?:i|we)(?:['’]d| would)? (?:want|like|need|have)(?: to)?(?: (?:leave|give|get|send|pass on))? (?:a|the|this) (?:quick |short )?(?:message|note|word)(?: (?:to|for)(?: one of your guests| a guest| somebody| someone)?(?: staying)?(?: there| here| with you| at your hotel| at the hotel)?)?",
  "(?:(?:can['’]?t|can|could|couldn['’]t|would|will) you |please |just |no |well |so |and )*(?:tell|let) (?:him|her|them)(?: know)?(?: that)?(?! to\\b)(?= \\S)",
  "(?:hi |hello |hey |um |uh |yes |yeah )*(?:i|we)(?:['’]d| would)?(?: like| want| wanted| need| have)(?: to)?(?: leave| get| give| send| pass on)? (?:a|the|this)(?=\\s*\n)",
  '(?:just |please )*(?:write|jot|note|put|take) (?:it|this|that) down(?: please)?(?: for (?:them|him|her|me))?',
  '(?:(?:no|just|please),? )*(?:make|take|leave) (?:a|them a|him a|her a) (?:note|message)(?: please)?(?: that)?',
  '(?:just )?(?:pass|hand) (?:it|this|that) (?:on|along)(?: (?:to|for) (?:them|him|her))?',
  "(?:no,? )?(?:that['’]s|this is|that is) not the message",
  "(?:(?:no|sorry|wait|well|and|so),? )*(?:the|my) message(?: is|['’]s|:)(?: that)?(?=:? \\S)",
  "(?:and )?(?:the|my|our)? ?(?:phone |cell )?number(?:['’]s| is)",
].join('|')
const requests = new RegExp(`(?<![\\w'’])(?:${request})(?![\\w'’])`, 'gi')
const leads =
  /^(?:[\s,.;:?!]|(?:and|so|well|oh|um|uh|okay|ok|yes|yeah|please|just|that(?!['’])|then|hi|hello|hey|also|sure|but|right|alright|yep|yup|yeah|actually|thanks|thank you|(?:no )?that['’]?s (?:it|all|everything|fine|okay|alright)(?! \w+ing\b)|it['’]s that|no(?=,|\s+(?:it|the|that)))\b)+/i
const ends =
  /(?:[\s,.;:?!]|\b(?:and|so|please|okay|thanks|thank you|from|it['’]s|it is|that['’]s)\b)+$/i

/** What is left of the words once everything that is about the message is taken out is the message. */
export function messageParts(text: string, spans: readonly Span[]): MessageParts {
  const whom = recipientIn(text, spans)
  const from = senderIn(text, spans)
  const phone = phoneIn(text)
  const out = [whom, from, phone].filter((part) => part !== undefined)
  const blotted = out.reduce(
    (rest, part) =>
      `${rest.slice(0, part.from)}${'\n'.repeat(part.to - part.from)}${rest.slice(part.to)}`,
    text,
  )
  const words = blotted
    .replaceAll(requests, '\n')
    .split(/\n+/)
    .map((part) => part.replace(leads, '').replace(ends, ''))
    .filter((part) => part.split(/\s+/).length >= fewestWords)
    .join(', ')
  return {
    words,
    ...(whom && { whom: whom.text }),
    ...(from && { from: from.text }),
    ...(phone && { phone: phone.text }),
  }
}

const fewestWords = 2

const digits =
  /(?:\(?\d[\d\s().-]{5,}\d)|(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double)\b[\s,-]*){7,}/i

function phoneIn(text: string): Found | undefined {
  const found = findPhone(readUtterance(text).words)
  const stretch = digits.exec(text)
  const value = found?.isWhole && stretch ? readPhone(stretch[0], noContext) : undefined
  if (!value || !stretch) return undefined
  return { text: printValue(value), from: stretch.index, to: stretch.index + stretch[0].length }
}

const noContext = {
  now: { day: '2026-01-01', minutes: 0 },
  by: 'speech',
  tag: 'phone',
  values: {},
} as const

export const joined = (before: string, more: string): string =>
  [before, more].filter(Boolean).join('. ')

/** Whether every weighty word stands there already. */
export function isIn(words: string, text: string): boolean {
  const said = new Set(text.toLowerCase().split(/[^\w']+/))
  const weighty = words
    .toLowerCase()
    .split(/[^\w']+/)
    .filter((word) => word.length > 3)
  return weighty.every((word) => said.has(word))
}

const ofSender: ReadonlySet<string> = new Set(['name', 'spelled', 'phone', 'email'])
const ofContact =
  /\b(?:name|number|phone|cell|mobile|reach|call me|spell\w*|is (?:it|me)|calling|last|first|area code|extension|best)\b|\b[a-z] [a-z] [a-z]\b/i
const fewestBeside = 4

/** "Carol Whitfield, 508 …, and it's about twelve rooms": what is told beside the caller is for the message. */
export function besideSender(text: string, spans: readonly Span[], name = ''): string {
  const rest = spans
    .filter(({ slot }) => ofSender.has(slot))
    .reduce((all, { from, to }) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to), text)
    .replace(name, ' ')
  const isOfMessage = (part: string) =>
    part.split(/\s+/).length >= fewestBeside && !ofContact.test(part)
  return messageParts(rest.trim(), []).words.split(', ').filter(isOfMessage).join(', ')
}
