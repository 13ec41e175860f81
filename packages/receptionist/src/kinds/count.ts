import { countPeople, numberAt, readUtterance } from '@nightdesk/understanding'
import { sayNumber } from '../say/number.ts'
import { withoutOtherNumbers } from './flight.ts'
import type { Kind, Reader, Value } from './value.ts'

export const countKind: Kind<'count'> = {
  print: ({ count, isMore }) => (isMore ? `${count} more` : String(count)),
  say: ({ count }) => sayNumber(count),
}

// "One second, please" counts nobody.
const moments = /\b(?:one|a|two|1|2) (?:more )?(?:seconds?|secs?|minutes?|mins?|moments?)\b/gi

const reader =
  (count: (words: readonly string[]) => number | undefined): Reader =>
  (text): Value | undefined => {
    const found = count(readUtterance(text.replaceAll(moments, ' ')).words)
    return found ? { kind: 'count', count: found } : undefined
  }

const countAll = reader(countPeople)

const nobody = /, (?:man|dude|bro|brother|buddy|pal|boss|lady|guys)(?=[.!?,]|$)/gi
const more = /^(?:and|plus|with|also|then)\b/i
const lead =
  "(?:so|well|oh|uh|um|no|yeah|it's|that's|there's|there is|it is|that is|that makes|make that|make it|we're|i mean|just|only|the)"
const anyone =
  '(?:people|persons?|passengers?|guests?|humans?|of us|of them|total|altogether|in all|all told)'
const sumAlone = new RegExp(`^(?:${lead} )*(.+?)(?: ${anyone})?$`, 'i')
const selfAlone = new RegExp(`^(?:${lead} )*(?:just|only) (?:me|myself)$`, 'i')

const itsVerb =
  "(?:is|isn['’]t|was|has|had|lives|works|stays|can['’]t|couldn['’]t|won['’]t|will|would|does|doesn['’]t|didn['’]t|says|said|wants|died|passed|left|went|goes|got|comes|came|snores)"
const selfFirst = new RegExp(
  `^(?:${lead} )*(?:just|only) (?:me|myself) (?:(?:i|she|he|they|it)(?:['’]\\w+)? (?!and\\b)|(?:my|the|our) [\\w'’-]+ (?:[\\w'’-]+ )?${itsVerb}\\b)`,
  'i',
)

/** "Two, him in the chair plus me", "me and her, two people", "it's just me, since Harold passed": one clause is the sum. */
function sumSaid(text: string): number | undefined {
  const clauses = text.split(/[,.!?;]+\s*/).filter(Boolean)
  const sums = clauses.map((clause) => (selfAlone.test(clause.trim()) ? 1 : numberAlone(clause)))
  const others = clauses.filter((_, at) => sums[at] === undefined)
  const isMore = others.some((clause) => more.test(clause.trim()) || hasNumber(clause))
  return others.length === 0 || isMore ? undefined : sums.findLast((sum) => sum !== undefined)
}

function numberAlone(clause: string): number | undefined {
  const { words } = readUtterance(sumAlone.exec(clause.trim())?.[1] ?? '')
  const number = numberAt(words, 0, { isExpected: true })
  return number?.to === words.length ? number.value : undefined
}

function hasNumber(clause: string): boolean {
  const { words } = readUtterance(clause)
  return words.some((_, at) => numberAt(words, at) !== undefined)
}
// "I told you, just me" does not count whom it was told to.
const toldYou =
  /\bi(?: just| already|['’]ve(?: just| already)?)? (?:told|said to) (?:you|ya)\b(?: people| guys)?/gi
const lastSentence = /(?<=[.!?] )\S+(?: (?:humans?|persons?|people|guests?|passengers?)\W*)?$/i

/** "Two", "me and my wife", "a party of six"; "Him, and I'm going along. Two." tells the sum itself, as "One human." does. */
export const readPeople: Reader = (said, context) => {
  const text = withoutOtherNumbers(said.replaceAll(nobody, '').replace(toldYou, ''))
  // "Just me, my sister lives in Queens": whoever is only told of does not come.
  const count = selfFirst.test(text.trim()) ? 1 : sumSaid(text)
  if (count) return withInfants({ kind: 'count', count }, text)
  const [sum] = lastSentence.exec(text.trim()) ?? []
  const value = (sum ? countAll(sum, context) : undefined) ?? countAll(text, context)
  return value?.kind === 'count' ? withInfants(value, text) : undefined
}

function withInfants(value: Extract<Value, { kind: 'count' }>, text: string): Value {
  const infants = text.match(infant)?.length
  return infants ? { ...value, infants } : value
}

const infant = /\b(?:baby|infant|newborn)\b/gi

/** The first number that is said: "three rooms". */
export const readNumber: Reader = reader(
  (words) => [...words.keys()].flatMap((at) => numberAt(words, at)?.value ?? [])[0],
)

/** Before a number that is an age: "the big one's five". */
export const beforeAge: RegExp =
  /\b(?:one|baby|toddler|he|she|son|daughter|boy|girl|kid|twins|youngest|oldest|other|little|big)(?:'s| is| are|'re)(?: only| just| almost| about| turning)?\s*$/i

const people = /^(?:people|persons|passengers|guests|adults|of (?:us|them))(?= |$)/
const couple =
  /\bmy (?:wife|husband|partner|girlfriend|boyfriend|fiancée?|spouse) and (?:i|me|myself)\b/

const forSome =
  /\bfor (?:just |only )?((?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?=\s*(?:[,.;!?]|$)))/i

// "A room for tonight, just for me".
const alone =
  /\b(?:just|only) (?:for )?(me|myself|him|her)(?= (?:for )?(?:one|two|three|a|this|that|the|tonight|tomorrow|on|please)\b|$)/

/** A number of people that can be nothing else: "so there's two of them now", "my wife and I", "for two, Rosa Diaz". */
export function spotPeople(text: string): string | undefined {
  const { words } = readUtterance(text)
  const said = words.join(' ')
  return (
    spotCounted(words, people) ??
    couple.exec(said)?.[0] ??
    forSome.exec(text)?.[1] ??
    alone.exec(said)?.[1]
  )
}

/** The first number that is followed by what it counts: "two of them". */
export function spotCounted(words: readonly string[], counted: RegExp): string | undefined {
  for (const at of words.keys()) {
    const number = numberAt(words, at)
    const [unit] = (number && counted.exec(words.slice(number.to).join(' '))) ?? []
    if (number && unit) return [...words.slice(at, number.to), unit].join(' ')
  }
  return undefined
}
