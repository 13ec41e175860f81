import { hash } from '../hash.ts'
import type { WordTable } from '../words/word-table.ts'
import type { Seen } from './word-features.ts'

const shortSentence = 4
const longSentence = 8

/** The features of a whole utterance, as hashes, for what is wanted. `slots` are those the tagger found in it. */
export function sentenceFeatures(
  { words, asked }: Seen,
  slots: readonly string[],
  table: WordTable,
): number[] {
  const names = [
    `a=${asked}`,
    `l=${Math.min(words.length, longSentence)}`,
    `al=${asked} ${Math.min(words.length, shortSentence)}`,
    `f1=${words[0]}`,
    `f2=${words[0]} ${words[1]}`,
    `f3=${words[0]} ${words[1]} ${words[2]}`,
    `z=${words.at(-1)}`,
    ...(words.length <= shortSentence ? [`all=${asked} ${words.join(' ')}`] : []),
    ...words.flatMap((word, at) =>
      around(word, words[at + 1] ?? '>', words[at + 2] ?? '>', asked, table),
    ),
    ...slots.flatMap((slot) => [`slot=${slot}`, `aslot=${asked} ${slot}`]),
    `slots=${Math.min(slots.length, shortSentence)}`,
  ]
  return [...new Set(names.map(hash))]
}

function around(
  word: string,
  next: string,
  afterNext: string,
  asked: string,
  table: WordTable,
): string[] {
  return [
    `w=${word}`,
    `aw=${asked} ${word}`,
    `g=${table.group(word)}`,
    `k=${table.kind(word)}`,
    `st=${stemOf(word)}`,
    `b=${word} ${next}`,
    `bk=${word} ${table.kind(next)}`,
    `kb=${table.kind(word)} ${next}`,
    `sk=${word} _ ${afterNext}`,
    `t=${word} ${next} ${afterNext}`,
  ]
}

function stemOf(word: string): string {
  return word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|er|ers|ly)$/, '')
}
