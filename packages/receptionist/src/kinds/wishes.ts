import { deskWords, otherWishes, usualWishes } from '@nightdesk/content'
import type { Clause } from '../conversation.ts'
import { plainWish } from './plain-wish.ts'
import { asSaid } from './text.ts'
import type { Kind, ReadContext, Value } from './value.ts'

const mostWishes = 5
// A complaint is told in more words than a wish.
const longestWish = 200

/** Special wishes stand on the paper in the caller's own words; the usual ones are also said in ours. */
export const wishesKind: Kind<'wishes'> = {
  print: ({ wishes }) => wishes.join(', '),
  say: ({ wishes }) => [...new Set(wishes.flatMap(sayWish))],
}

/** An unusual one is read back in the caller's words: what is written down is heard. */
function sayWish(wish: string): readonly Clause[] {
  const usual = usualClauses(wish)
  return usual.length > 0 && isBrief(wish) ? usual : [deskWords.withRequest, `${wish},`]
}

/** The words we have for it, if it is one of the usual wishes. */
const usualClause = (wish: string): Clause | undefined => usualClauses(wish)[0]

/** "Quiet, high floor" is two of them; of a dog it need not be said that it is a pet. */
function usualClauses(wish: string): readonly Clause[] {
  if (negated.test(wish) || asLuggage.test(wish)) return []
  const parts = wish.toLowerCase().split(/,| and | or /)
  return parts.flatMap((part) => {
    const usual = Object.entries(usualWishes).find(([, words]) =>
      words.some((word) => isWordIn(part, word)),
    )
    return usual ? [usual[0]].concat(furtherIn(part, usual[0])) : []
  })
}

/** Whether two are about the same usual thing: "rollaway" and "extra bed". */
export function isSameKind(one: string, other: string): boolean {
  const kinds = usualClauses(one)
  return usualClauses(other).some((clause) => kinds.includes(clause))
}

export const isUsual = (wish: string): boolean => usualClauses(wish).length > 0

/** "Quiet on a high floor" is two of them. */
function furtherIn(part: string, first: Clause): readonly Clause[] {
  const words = usualWishes[atHeight] ?? []
  return first !== atHeight && words.some((word) => isWordIn(part, word)) ? [atHeight] : []
}

const endings = "(?:s|['’]s|p?ing|p?ed)?"

/** Whole words only: there is no cat in "locations" and no van in "advance". */
const isWordIn = (part: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}${endings}(?!\\p{L})`, 'u').test(part)

const atHeight = 'on a high floor,'

const longestBrief = 5

/** A longer one says more than our words for it do. */
const isBrief = (wish: string) => wish.split(' ').length <= longestBrief && !isCounted(wish)

const isCounted = (wish: string) =>
  /\b(?:two|three|four|five|[2-5])\b(?! (?:queens?|kings?|beds?)\b)/i.test(wish)

// A wheelchair in the trunk is no other kind of car.
const asLuggage = /\b(?:folding wheelchair|trunk)\b/i
const negated = /\b(?:no|not|never|without|away|\w+n't)\b/i
const leftBehind = /^.{0,12}\b(?:at home|back home|behind|at my|at our)\b/

// Alone, these are no wish yet.
const manyMeanings = /^(?:stop|sign|van|pet|quiet)$/

/** A usual wish anywhere in a sentence: "the little one's going to need a car seat". */
export function spotWish(text: string): string | undefined {
  const said = ` ${text.toLowerCase().replaceAll(/[^a-z' -]/g, '')} `
  return [...Object.values(usualWishes).flat(), ...otherWishes]
    .filter((word) => !manyMeanings.test(word))
    .map((word) => new RegExp(` ((?:(?:two|three|four|five) )?${word}s?) `).exec(said))
    .find(
      (found) =>
        found !== null &&
        !negated.test(wordsBefore(said, found.index)) &&
        !leftBehind.test(said.slice(found.index + found[0].length - 1)),
    )?.[1]
}

const unneeded =
  "no|without|forget|skip|no need (?:for|of)|(?:not|don't|doesn't|won't|didn't)(?: really| even| actually)? (?:need|want)|(?:i|we|he|she) (?:don't|doesn't|do not) have"

/** The same where it is wished no more: "no crib, please". */
export function spotNoWish(text: string): string | undefined {
  const said = ` ${text.toLowerCase().replaceAll(/[^a-z' -]/g, '')} `
  return Object.values(usualWishes)
    .flat()
    .map((word) => new RegExp(` (?:${unneeded})(?: the| an?| any)? (${word}s?) `).exec(said))
    .find((found) => found !== null)?.[0]
    .trim()
}

const wordsInReach = 4

function wordsBefore(said: string, at: number): string {
  return said.slice(0, at).split(' ').slice(-wordsInReach).join(' ')
}

export const wishClauses = (): readonly Clause[] => Object.keys(usualWishes)

export function readWish(text: string, { before }: ReadContext): Value | undefined {
  const wish = plainWish(text)
  return wish === '' ? undefined : addWish(before, wish)
}

// "Put high floor too": what shall stand there, and not that it shall.
const orders =
  /^(?:(?:and|also|but|please|can you|could you)\s+)*(?:put|add|note|write|include|mention)(?: (?:down|in|on))?(?: that)? (?=(?:an? |the )?(?:high|quiet|low|late|early|extra|crib|cot|rollaway|higher|lower)\b)/i

// "Yes, three, that's right": a number alone wishes for nothing.
const bareNumber =
  /^(?:(?:\d+|oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s,-]*)+(?:(?:of us|people|guests|nights?|passengers))?$/i

const orElse = /[,.;]|\b(?:but|just|only|instead|and|or|though|except)\b/i

/** One wish more, unless it is there already. */
export function addWish(before: Value | undefined, text: string): Value | undefined {
  const wish = asSaid(text.replace(orders, ''), longestWish)
  if (wish.length < 3 || bareNumber.test(wish)) return undefined
  const known = before?.kind === 'wishes' ? before.wishes : []
  const left = known.filter((one) => !isTakenBack(one, wish))
  if (left.length < known.length) return { kind: 'wishes', wishes: left }
  // Whoever wants no crib had none, or has it no more.
  const none = spotNoWish(wish)
  const [first, more = ''] = none ? wish.toLowerCase().split(none) : []
  if (first === '' && !orElse.test(more)) return undefined
  const usual = isBrief(wish) ? usualClause(wish) : undefined
  // "Two child seats", after one, is more than that.
  const isMoreOf = (one: string) => {
    const kind = usualClause(wish)
    return kind !== undefined && isCounted(wish) && !isCounted(one) && usualClause(one) === kind
  }
  const isKnown = known.some(
    (one) =>
      one.toLowerCase().includes(wish.toLowerCase()) ||
      (usual !== undefined && usualClause(one) === usual),
  )
  // Said once more with more words, it takes the place of what was said with fewer.
  const others = known.filter(
    (one) => !wish.toLowerCase().includes(one.toLowerCase()) && !isMoreOf(one),
  )
  return { kind: 'wishes', wishes: isKnown ? known : [...others, wish].slice(-mostWishes) }
}

/** Whether somebody needs none of what a wish is about: "she doesn't need a ramp". */
export function isUnneeded(wish: string, said: string): boolean {
  const none = spotNoWish(said)?.replace(new RegExp(`^(?:${unneeded})`), '') ?? ''
  const named = usualClauses(/\b(?:dog|cat)s?$/.test(none) ? 'pet' : none)
  return usualClauses(wish).some((one) => named.includes(one))
}

const takesBack =
  /\b(?:no|not|without|forget|skip|drop|cancel|leave out|take (?:out|off)|never mind|(?:don|won|doesn)['’]t (?:need|want))\b/i

/** "No crib, please": a wish that stands there is wished no more. */
export function isTakenBack(known: string, said: string): boolean {
  const core = known.toLowerCase().replace(/^(?:an?|the) /, '')
  const parts = said.toLowerCase().split(stillWanted)
  return !takesBack.test(known) && parts.some((part) => takesBack.test(part) && part.includes(core))
}

// "They don't need that, only the low floor".
const stillWanted = /\b(?:only|just|but)\b/
