import type { Found } from './numbers.ts'
import { tableOf } from './table.ts'

// What a recogniser writes when somebody says a letter.
const heardAs: Readonly<Record<string, string>> = tableOf({
  ay: 'a',
  bee: 'b',
  be: 'b',
  see: 'c',
  sea: 'c',
  dee: 'd',
  ee: 'e',
  ef: 'f',
  eff: 'f',
  gee: 'g',
  jee: 'g',
  aitch: 'h',
  eye: 'i',
  jay: 'j',
  kay: 'k',
  el: 'l',
  ell: 'l',
  em: 'm',
  en: 'n',
  oh: 'o',
  pee: 'p',
  cue: 'q',
  queue: 'q',
  are: 'r',
  ar: 'r',
  ess: 's',
  es: 's',
  tee: 't',
  tea: 't',
  you: 'u',
  vee: 'v',
  ex: 'x',
  why: 'y',
  zee: 'z',
  zed: 'z',
})

/** One spelled letter at `at`: "s", "ess", "double l", "m as in mary", "w". */
export function letterAt(
  words: readonly string[],
  at: number,
  options: { readonly isSpelling: boolean },
): Found<string> | undefined {
  const word = words[at] ?? ''
  if (word === 'double' && (words[at + 1] === 'you' || words[at + 1] === 'u') && options.isSpelling)
    return { value: 'w', from: at, to: at + 2 }
  if (word === 'double' && words[at + 1] !== 'double') {
    const next = letterAt(words, at + 1, options)
    return next && { value: next.value.repeat(2), from: at, to: next.to }
  }
  const letter = /^[a-z]$/.test(word) ? word : options.isSpelling ? heardAs[word] : undefined
  if (!letter) return undefined
  const isLike = words[at + 1] === 'as' && words[at + 2] === 'in'
  const isFor = words[at + 1] === 'for' && (words[at + 2] ?? '').startsWith(letter)
  if (isLike) return { value: letter, from: at, to: Math.min(at + 4, words.length) }
  return { value: letter, from: at, to: isFor ? at + 3 : at + 1 }
}

/**
 * Words spelled letter by letter, in order: "T H U Y, then N G U Y E N". Each has at least three letters, or two where
 * spelling was asked for.
 */
export function findSpelled(
  words: readonly string[],
  options: { readonly isExpected?: boolean } = {},
): readonly Found<string>[] {
  const least = options.isExpected ? 2 : 3
  const runs: Found<string>[] = []
  let next = 0
  while (next < words.length) {
    const at = next
    next += 1
    // The first letter must be one beyond doubt, or every "you are" would be spelling.
    if (!letterAt(words, at, { isSpelling: options.isExpected ?? false })) continue
    const run = runFrom(words, at)
    // Whatever begins inside of it ends with it, and is shorter.
    next = Math.max(next, run.to)
    const sure = run.plain >= 2 || (options.isExpected ?? false)
    if (sure && run.value.length >= least) runs.push({ value: run.value, from: at, to: run.to })
  }
  return runs
}

const isHyphen = (word: string | undefined) => word === 'hyphen' || word === 'dash'

const afterI =
  /^(?:need|want|would|have|am|will|was|like|can|think|got|just|car|ride|room|hotel|meant|live)$/

function runFrom(
  words: readonly string[],
  from: number,
): { value: string; plain: number; to: number } {
  let value = ''
  let plain = 0
  let at = from
  while (at < words.length) {
    const isJoint = value !== '' && isHyphen(words[at])
    const letter = letterAt(words, isJoint ? at + 1 : at, { isSpelling: true })
    if (!letter) break
    if (isJoint) value += '-'
    if (/^[a-z]$/.test(words[at] ?? '') || letter.to - at > 1) plain += 1
    value += letter.value
    at = letter.to
  }
  // "… O V A, I need a car": the last letter was a word.
  const isWord = /^[ia]$/.test(words[at - 1] ?? '') && afterI.test(words[at] ?? '')
  return isWord ? { value: value.slice(0, -1), plain, to: at - 1 } : { value, plain, to: at }
}
