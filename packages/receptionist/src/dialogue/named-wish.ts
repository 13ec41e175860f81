import { refusedIn } from '../kinds/refused.ts'
import { isSign } from '../kinds/told-wish.ts'
import { isSameKind } from '../kinds/wishes.ts'
import type { Script } from '../script.ts'
import type { Refusal } from './refusals.ts'

const shortestWord = 3
const small =
  /^(?:the|and|that|this|last|word|words|bit|part|note|request|about|out|off|back|for|with|please|from|you|put|down|said|thing|again)$/
const ofAny = /^(?:room|rooms|special|have|need|there|every|will|here|your|our|one|ones)$/

/** The words that carry something. */
export const contentOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d'’]+/u)
    .filter((word) => word.length >= shortestWord && !small.test(word))

const stem = (word: string) => word.replace(/(?:es|s)$/, '')

/** How many words both have; what is said of any of them tells none. */
function sharedIn(text: string, about: readonly string[]): number {
  const words = new Set(contentOf(text).map(stem))
  return about.filter((word) => words.has(stem(word))).length
}

/** Which wish is meant: by its own words, or by those it was answered with ("the shower", of an accessible room). */
export function namedWish(
  { answers }: Pick<Script, 'answers'>,
  wishes: readonly string[],
  about: string,
): string | undefined {
  const said = contentOf(about)
  const bySay = best(wishes, (wish) => sharedIn(wish, said))
  if (bySay !== undefined) return bySay
  const telling = said.filter((word) => !ofAny.test(word))
  return best(wishes, (wish) => {
    const own = answers.filter((answer) => answer.wish === wish)
    return sharedIn(own.flatMap(({ answer }) => answer).join(' '), telling)
  })
}

/** All that are refused: by their words or their kind, by what they were answered with, or by what was learned of it. */
export function refusedOf(
  { answers }: Pick<Script, 'answers'>,
  wishes: readonly string[],
  { text, topics }: Refusal,
): readonly string[] {
  // One word of it is no wish.
  if (/^the words?\b/i.test(text)) return []
  const telling = contentOf(text).filter((word) => !ofAny.test(word))
  const answerOf = (wish: string) =>
    answers.flatMap((one) => (one.wish === wish ? one.answer : [])).join(' ')
  const ways: readonly ((wish: string) => boolean)[] = [
    // "The sign says Diaz, not Kaplan" refuses no sign.
    (wish) => sharedIn(isSign(wish) ? 'sign' : wish, telling) > 0 || isSameKind(wish, text),
    (wish) => sharedIn(answerOf(wish), telling) > 0,
    (wish) => answers.some((one) => one.wish === wish && topics.includes(one.id)),
  ]
  // "Not a sedan", said once more, takes nothing off: that wish rules it out itself.
  const rulesOut = (wish: string) => refusedIn(wish).some((one) => sharedIn(one.text, telling) > 0)
  const wished = wishes.filter((wish) => !rulesOut(wish))
  return ways.map((isOfIt) => wished.filter(isOfIt)).find(({ length }) => length > 0) ?? []
}

function best(wishes: readonly string[], score: (wish: string) => number): string | undefined {
  const [first] = wishes.filter((wish) => score(wish) > 0).toSorted((a, b) => score(b) - score(a))
  return first
}
