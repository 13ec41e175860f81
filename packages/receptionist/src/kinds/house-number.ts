import { houseNumberAt, ordinalAt } from '@nightdesk/understanding'
import type { Street } from './street.ts'
import { kinds } from './street-words.ts'

export type House = { readonly value: number; readonly to: number; readonly isHyphened?: boolean }

/** "2:15 West 57th Street": a recognizer writes house numbers as times. */
export function houseAt(words: readonly string[]): House | undefined {
  const written = /^(\d{1,2}):(\d{2})$/.exec(words[0] ?? '')
  if (written) return { value: Number(`${written[1]}${written[2]}`), to: 1 }
  // "57th and 8th", "42nd Street": an ordinal is the name itself.
  if (ordinalAt(words, 0)) return undefined
  const start = words[0] === 'number' ? 1 : 0
  const house = hyphenedAt(words, start) ?? houseNumberAt(words, start)
  // "110 Street" has no house.
  const isName = house && kinds.has(words[house.to] ?? '') && house.to === words.length - 1
  return house && !isName && house.to < words.length ? house : undefined
}

/** "Sixty-two, Gates sixty-two": the number somewhere in an answer, for a street that is known. */
export function houseIn(
  words: readonly string[],
): Pick<Street, 'house' | 'isHyphened'> | undefined {
  const found = words
    .map((_, at): House | undefined => hyphenedAt(words, at) ?? houseNumberAt(words, at))
    .find((house) => house !== undefined)
  return found && { house: found.value, ...(found.isHyphened ? { isHyphened: true } : {}) }
}

/** "Thirty-one dash fourteen Ditmars Boulevard". */
function hyphenedAt(words: readonly string[], at: number): House | undefined {
  const typed = /^(\d{1,3}) (\d{2}) (?!\d)/.exec(words.slice(at, at + 3).join(' '))
  if (typed) return { value: Number(`${typed[1]}${typed[2]}`), to: at + 2, isHyphened: true }
  const block = houseNumberAt(words, at)
  const isDash = block && /^(?:dash|hyphen)$/.test(words[block.to] ?? '')
  const house = isDash ? houseNumberAt(words, block.to + 1) : undefined
  if (!block || !house || house.value >= 100) return undefined
  return { value: block.value * 100 + house.value, to: house.to, isHyphened: true }
}
