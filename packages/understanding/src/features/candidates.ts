import { findDates } from '../values/dates.ts'
import { numberAt, ordinalAt } from '../values/numbers.ts'
import { isPersonWord } from '../values/people-heads.ts'
import { findPhone } from '../values/phones.ts'
import { findTimes } from '../values/times.ts'

// Which day it is does not matter to where a day could be named.
const anyDay = { day: '2026-11-15', minutes: 600 }
const beforeMailEnds = 8

/** For each word the kinds of values that could stand there, with whether one begins: a hint for the tagger, no more. */
export function findCandidates(words: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = words.map(() => [])
  const mark = (kind: string, from: number, to: number) => {
    for (let at = from; at < to; at += 1) found[at]?.push(at === from ? `${kind}+` : kind)
  }

  for (const { from, to } of findTimes(words, anyDay, { isExpected: true })) mark('hour', from, to)
  for (const { from, to } of findTimes(words, anyDay)) mark('time', from, to)
  for (const { from, to } of findDates(words, anyDay)) mark('day', from, to)
  for (const { from, to } of [findPhone(words) ?? []].flat()) mark('phone', from, to)
  markPeople(words, mark)
  markNumbers(words, mark)
  markLetters(words, mark)
  markMail(words, mark)
  return found
}

type Mark = (kind: string, from: number, to: number) => void

/** "Two adults", "her twins and me": words for people, with the number before them. */
function markPeople(words: readonly string[], mark: Mark): void {
  words.forEach((word, at) => {
    if (!isPersonWord(word)) return
    const count = numberAt(words, at - 1)
    mark('people', count?.to === at ? at - 1 : at, at + 1)
  })
}

function markNumbers(words: readonly string[], mark: Mark): void {
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at) ?? ordinalAt(words, at)
    if (number) mark('number', number.from, number.to)
    at = number ? number.to : at + 1
  }
}

function markLetters(words: readonly string[], mark: Mark): void {
  const isLetter = (at: number) => /^[a-z]$/.test(words[at] ?? '')
  words.forEach((_, at) => {
    if (isLetter(at)) mark(isLetter(at - 1) || isLetter(at + 1) ? 'letters' : 'letter', at, at + 1)
  })
}

/** The words before a spoken "dot": an address stands among them. */
function markMail(words: readonly string[], mark: Mark): void {
  const dot = words.findIndex((word, at) => /^(?:dot|point)$/.test(word) && at + 1 < words.length)
  if (dot >= 0) mark('mail', Math.max(0, dot - beforeMailEnds), dot + 2)
}
