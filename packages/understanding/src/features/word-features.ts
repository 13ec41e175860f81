import { hash } from '../hash.ts'
import { isAlsoWord, isFirstName, isLastName } from '../names/names.ts'
import type { WordTable } from '../words/word-table.ts'
import { findCandidates } from './candidates.ts'

/** What the models look at: the words, and what was asked before them. */
export type Seen = { readonly words: readonly string[]; readonly asked: string }

type View = {
  readonly word: string
  readonly shape: string
  readonly group: string
  readonly kind: string
  readonly rarity: string
  /** Whether people are called so. */
  readonly name: string
}

const commonUpTo = 8_000
const longWords = 3

/** The features of each word, as hashes: the word, its neighbors, what they look like, what could stand there. */
export function wordFeatures({ words, asked }: Seen, table: WordTable): number[][] {
  const candidates = findCandidates(words)
  const views = words.map((word) => viewOf(word, table))
  const viewAt = (at: number) => views[at] ?? (at < 0 ? before : after)
  return words.map((_, at) => {
    const names = [
      ...neighborhood(
        [viewAt(at - 2), viewAt(at - 1), viewAt(at), viewAt(at + 1), viewAt(at + 2)],
        asked,
      ),
      `w-3=${viewAt(at - 3).word}`,
      `i=${Math.min(at, longWords)}`,
      `n=${Math.min(words.length - at, longWords)}`,
      `l=${Math.min(words.length, 2 * longWords)} ${asked}`,
      ...(candidates[at] ?? []).flatMap((value) => [
        `v=${value}`,
        `av=${asked} ${value}`,
        `vw=${value} ${words[at]}`,
        `v-1=${viewAt(at - 1).word} ${value}`,
        `v-2=${viewAt(at - 2).word} ${viewAt(at - 1).word} ${value}`,
      ]),
      ...(candidates[at + 1] ?? []).flatMap((value) => [
        `V+1=${value}`,
        `wV=${words[at]} ${value}`,
      ]),
      ...(candidates[at - 1] ?? []).map((value) => `V-1=${value}`),
    ]
    return names.map(hash)
  })
}

type Five = readonly [View, View, View, View, View]

function neighborhood([w2, w1, here, n1, n2]: Five, asked: string): string[] {
  const { word, shape, group, kind, rarity, name } = here
  return [
    `w=${word}`,
    `s=${shape}`,
    `g=${group}`,
    `k=${kind}`,
    `p=${word.slice(0, longWords)}`,
    `e=${word.slice(-longWords)}`,
    `w-1=${w1.word}`,
    `w+1=${n1.word}`,
    `w-2=${w2.word}`,
    `w+2=${n2.word}`,
    `g-1=${w1.group}`,
    `g+1=${n1.group}`,
    `k-1=${w1.kind}`,
    `k+1=${n1.kind}`,
    `g-2=${w2.group}`,
    `g+2=${n2.group}`,
    `s-1=${w1.shape}`,
    `s+1=${n1.shape}`,
    `w-1w=${w1.word} ${word}`,
    `ww+1=${word} ${n1.word}`,
    `w-2w-1=${w2.word} ${w1.word}`,
    `w+1w+2=${n1.word} ${n2.word}`,
    `w-1g=${w1.word} ${group}`,
    `k-1k=${w1.kind} ${kind}`,
    `w-1w+1=${w1.word} ${n1.word}`,
    `a=${asked}`,
    `aw=${asked} ${word}`,
    `as=${asked} ${shape}`,
    `ag=${asked} ${group}`,
    `aw-1=${asked} ${w1.word}`,
    `r=${rarity}`,
    `ar=${asked} ${rarity}`,
    `r-1r=${w1.rarity} ${rarity}`,
    `rr+1=${rarity} ${n1.rarity}`,
    `w-1r=${w1.word} ${rarity}`,
    `w-2w-1r=${w2.word} ${w1.word} ${rarity}`,
    `f=${name}`,
    `af=${asked} ${name}`,
    `w-1f=${w1.word} ${name}`,
    `f-1f=${w1.name} ${name}`,
    `ff+1=${name} ${n1.name}`,
  ]
}

const before: View = { word: '<', shape: '|', group: '|', kind: '|', rarity: '|', name: '|' }
const after: View = { ...before, word: '>' }

function viewOf(word: string, table: WordTable): View {
  return {
    word,
    shape: shapeOf(word),
    group: table.group(word),
    kind: table.kind(word),
    rarity: rarityOf(table.rank(word)),
    name: nameOf(word),
  }
}

// Names of people and places are mostly words that are rare, or none at all.
function rarityOf(rank: number | undefined): string {
  if (rank === undefined) return 'unknown'
  return rank > commonUpTo ? 'rare' : 'common'
}

function nameOf(word: string): string {
  const kinds = [isFirstName(word) ? 'first' : '', isLastName(word) ? 'last' : '']
  return `${kinds.join('')}${isAlsoWord(word) ? '?' : ''}`
}

function shapeOf(word: string): string {
  if (/^\d+$/.test(word)) return `${Math.min(word.length, 5)} digits`
  if (/^\d{1,2}:\d{2}$/.test(word)) return 'clock'
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return 'nth'
  if (word.includes('@')) return 'mail'
  if (/\d/.test(word)) return 'mixed'
  if (word.length === 1) return 'letter'
  return word.includes("'") ? 'apostrophe' : 'word'
}
