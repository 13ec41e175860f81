import { areaBefore, areaNamed, isTalk } from './area.ts'
import type { Place } from './place.ts'
import { type Token, whatIsBefore, wordsOf } from './place-words.ts'
import { type Address, crossing, readStreet } from './street.ts'
import { houseWords, titleCase } from './street-words.ts'

/** "Tenth Avenue and 59th", also after a name and before a part of the city. */
export function findCorner(tokens: readonly Token[]): Place | undefined {
  const words = wordsOf(tokens)
  for (const [at, word] of words.entries()) {
    if (!/^(?:and|at|&)$/.test(word)) continue
    const second = readStreet(words.slice(at + 1), { isCrossing: true })
    const from = second && streetBefore(tokens, at)
    if (!second || from === undefined) continue
    const first =
      readStreet(words.slice(from, at), { isCorner: true }) ?? unknownStreet(words.slice(from, at))
    const isBoth =
      first && (first.street.kind ?? second.street.kind ?? (first.isKnown && second.isKnown))
    if (!isBoth) continue
    const { name, area } = whatIsBefore(tokens.slice(0, from))
    const borough = second.borough ?? area
    return {
      kind: 'corner',
      ...(name ? { name } : {}),
      streets: [crossing(first, second), crossing(second, first)],
      ...(borough ? { borough } : {}),
    }
  }
  return undefined
}

/** Where the street before an "and" begins: after a comma, after the part of the city, or after "on" or "corner of". */
function streetBefore(tokens: readonly Token[], end: number): number | undefined {
  const words = wordsOf(tokens)
  const clause = tokens.findLastIndex(({ isLast }, at) => isLast && at < end - 1) + 1
  const area = areaBefore(words.slice(clause, end))?.to ?? 0
  const link = words.findLastIndex((word, at) => at < end && /^(?:on|at|of|by)$/.test(word)) + 1
  const starts = [clause, clause + area, link].filter((from) => from >= clause)
  const known = starts.find((from) => readStreet(words.slice(from, end), { isCorner: true }))
  if (known !== undefined) return known
  // "Steinway and 30th Avenue"; but "Whole Foods at 97th Street" is no corner.
  const isCrossed = /^(?:and|&)$/.test(words[end] ?? '')
  return isCrossed ? starts.findLast((from) => unknownStreet(words.slice(from, end))) : undefined
}

const mostWordsOfAStreet = 2

/** A street nobody listed, said without its kind. */
function unknownStreet(words: readonly string[]): Address | undefined {
  const name = words.join(' ')
  const isName = words.length > 0 && words.length <= mostWordsOfAStreet && /^[a-z' ]+$/.test(name)
  if (!isName || houseWords.test(name) || isTalk(words) || areaNamed(name)) return undefined
  return { street: { name: titleCase(name) }, isKnown: false, isGuess: false }
}
