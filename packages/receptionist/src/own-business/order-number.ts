import { tableOf } from '@nightdesk/understanding'
import type { Reader } from '../kinds/value.ts'

const digits: Readonly<Record<string, string>> = tableOf({
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
})
const digit = Object.keys(digits).join('|')

/** "A1234", "77-1043", "30 19": letters only where they stand at the digits, or are capital. */
const written = /(?:[A-Z]{1,4}[- ]?|\b[a-z]{1,4}-?)?\d[\dA-Za-z]*(?:[- ]\d[\dA-Za-z]*)*/
/** "Five five two oh one", "a b four five"; the s of "it's five two" is none of it. */
const spoken = new RegExp(
  `(?<!['’])\\b(?:[a-z] )*(?:${digit})(?:[ -](?:${digit}|[b-hj-z]))+\\b`,
  'i',
)

// What is shorter is rather a count of something.
const fewest = 3
const led =
  /\b(?:order|confirmation|invoice|reference|receipt)(?:['’]s)?(?: (?:number|no\.?|id|code))?(?:['’]s)?(?: (?:is|was))?[\s,:#]*/gi

/** The number of an order in an answer to the question for it, whatever is said around it. */
export const readOrderNumber: Reader = (text) => {
  const said = written.exec(text)?.[0] ?? spoken.exec(text)?.[0]
  return said ? { kind: 'text', text: inDigits(said) } : undefined
}

export const hasOrderNumber = (text: string): boolean => written.test(text) || spoken.test(text)

/** "My order number is 4471": an order number in a sentence about something else is led by its name. */
export function spotOrderNumber(text: string): string | undefined {
  for (const { 0: lead, index } of text.matchAll(led)) {
    const rest = text.slice(index + lead.length)
    const said = written.exec(rest) ?? spoken.exec(rest)
    const isNext = said?.index === 0 && inDigits(said[0]).replaceAll(/\D/g, '').length >= fewest
    if (isNext) return said[0]
  }
  return undefined
}

function inDigits(said: string): string {
  if (/\d/.test(said)) return said.trim()
  const words = said.toLowerCase().split(/[ -]/)
  return words.map((word) => digits[word] ?? word.toUpperCase()).join('')
}
