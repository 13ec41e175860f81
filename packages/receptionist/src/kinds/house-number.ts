import { houseNumberAt, numberAt, ordinalAt } from '@nightdesk/understanding'
import type { Street } from './street.ts'
import { directions, kinds } from './street-words.ts'

export type House = { readonly value: number; readonly to: number; readonly isHyphened?: boolean }

/** "2:15 West 57th Street": a recognizer writes house numbers as times. */
export function houseAt(words: readonly string[]): House | undefined {
  const written = /^(\d{1,2}):(\d{2})$/.exec(words[0] ?? '')
  if (written) return { value: Number(`${written[1]}${written[2]}`), to: 1 }
  // "57th and 8th", "42nd Street": an ordinal is the name itself.
  if (ordinalAt(words, 0)) return undefined
  const start = words[0] === 'number' ? 1 : 0
  const house = numberOfHouse(words, start)
  // "110 Street" has no house.
  const isName = house && kinds.has(words[house.to] ?? '') && house.to === words.length - 1
  return house && !isName && house.to < words.length ? house : undefined
}

/** "Sixty-two, Gates sixty-two": the number somewhere in an answer, for a street that is known. */
export function houseIn(
  words: readonly string[],
): Pick<Street, 'house' | 'isHyphened'> | undefined {
  const found = words.map((_, at) => numberOfHouse(words, at)).find((house) => house !== undefined)
  return found && { house: found.value, ...(found.isHyphened ? { isHyphened: true } : {}) }
}

function numberOfHouse(words: readonly string[], at: number): House | undefined {
  return hyphenedAt(words, at) ?? digitsAt(words, at) ?? houseNumberAt(words, at)
}

const fewestDigits = 3
const mostDigits = 5

/** "One one five five Avenue of the Americas": digit by digit. */
function digitsAt(words: readonly string[], at: number): House | undefined {
  const digits = words.slice(at).map(digitOf)
  const end = digits.findIndex((digit) => digit === undefined)
  const next = words.slice(at + end)
  // "One one five five Avenue": the last one is the name of the street.
  const isName = kinds.has(next[0] ?? '') && next[1] !== 'of'
  const count = isName ? end - 1 : end
  if (count < fewestDigits || count > mostDigits || digits[0] === 0) return undefined
  return { value: Number(digits.slice(0, count).join('')), to: at + count }
}

function digitOf(word: string): number | undefined {
  if (/^\d$/.test(word)) return Number(word)
  const value = /^(?:oh|o|zero)$/.test(word) ? 0 : numberAt([word], 0)?.value
  return value !== undefined && value < 10 && !/^\d/.test(word) ? value : undefined
}

/** "Thirty-one dash fourteen Ditmars Boulevard". */
function hyphenedAt(words: readonly string[], at: number): House | undefined {
  // The third may be the number of the street: "37-15 82nd Street".
  const typed = /^(\d{1,3}) (\d{2}) (?!\d+(?: |$))/.exec(words.slice(at, at + 3).join(' '))
  if (typed) {
    const value = Number(`${typed[1]}${typed[2]}`)
    // "2 15 West 57th Street" is a number that was written as it was heard: no side of Queens is named so.
    const isHeard = value < 1000 && directions[words[at + 2] ?? ''] !== undefined
    return { value, to: at + 2, ...(isHeard ? {} : { isHyphened: true }) }
  }
  const block = houseNumberAt(words, at)
  const isDash = block && /^(?:dash|hyphen)$/.test(words[block.to] ?? '')
  const house = isDash ? afterDash(words, block.to + 1) : undefined
  if (!block || !house || house.value >= 100) return undefined
  return { value: block.value * 100 + house.value, to: house.to, isHyphened: true }
}

/** Two digits and no more: in "dash twenty thirty-eighth Avenue" the street begins after the twenty. */
function afterDash(words: readonly string[], at: number): House | undefined {
  return numberAt(words, /^(?:oh|o|zero)$/.test(words[at] ?? '') ? at + 1 : at)
}
