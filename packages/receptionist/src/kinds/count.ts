import { countPeople, numberAt, readUtterance } from '@nightdesk/understanding'
import { sayNumber } from '../say/number.ts'
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

/** "Two", "me and my wife", "a party of six". */
export const readPeople: Reader = reader(countPeople)

/** The first number that is said: "three rooms". */
export const readNumber: Reader = reader(
  (words) => [...words.keys()].flatMap((at) => numberAt(words, at)?.value ?? [])[0],
)
