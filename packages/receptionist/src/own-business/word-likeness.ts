import { isNumberWord, readUtterance, type WordTable } from '@nightdesk/understanding'
import { alikeWords } from './alike-words.ts'
import { sayings } from './sayings.ts'

/** A word that carries meaning, with how much of it. */
export type Weighed = {
  readonly stem: string
  readonly weight: number
  readonly direction: Float32Array | undefined
  /** Which lines of words that mean the same it stands in. */
  readonly groups: readonly number[]
}

const empty = new Set(
  (
    'a an the i i’m im you your yours we us our it it’s its is are was were be been am do does did done can could would will shall should may might ' +
    'have has had having of to for in on at by with from and or but if so that this these those there here what what’s which who whom when where how why ' +
    'any some my me mine he she they them his her their not no yes please hello hi hey okay ok well um uh just also too very really many know tell ask ' +
    'wondering wonder question want wanted like need get got go going come take takes taking give accept accepting allow allowed thing things something anything guys hear heard say ' +
    'people often usually always ever today about up out as then than been one ones let lets put see if possible d ll re ve s t m'
  ).split(' '),
)

/** The words that carry the meaning, rare ones more than common ones. */
export function weigh(text: string, table: WordTable): readonly Weighed[] {
  const seen = new Set<string>()
  return readUtterance(asConcepts(text)).words.flatMap((word) => {
    const plain = word.replace(/'s$/, '')
    const stem = stemOf(plain)
    if (
      plain.length < 2 ||
      isNumberWord(plain) ||
      empty.has(plain) ||
      empty.has(plain.replaceAll("'", '’')) ||
      seen.has(stem)
    )
      return []
    seen.add(stem)
    const rank = table.rank(plain) ?? 8_000
    const weight = Math.min(1, 0.35 + rank / 4_000)
    const groups = groupsOf.get(stem) ?? []
    return [{ stem, weight, direction: directionOf(plain, table), groups }]
  })
}

/** What is said without its name, by its name. */
function asConcepts(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'")
  return sayings.reduce((left, [pattern, name]) => left.replaceAll(pattern, ` ${name} `), plain)
}

/** Good enough to tell "parking" and "park", "delivered" and "delivery". */
export function stemOf(word: string): string {
  const shorter = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|ers?|ery|ies|es|s|ly|ment|ance|ations?|ions?|able|al)$/, '')
  const stem = shorter.length >= 3 ? shorter : word
  return stem.replace(/([a-z])\1$/, '$1').replace(/[ey]$/, '')
}

const groupsOf = new Map<string, number[]>()
alikeWords.forEach((line, group) => {
  for (const stem of new Set(line.split(' ').map(stemOf)))
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group])
})

/** From 0 to 1: the same word, one of the same group, or used alike. */
export function similar(a: Weighed, b: Weighed): number {
  if (a.stem === b.stem) return 1
  if (a.groups.some((group) => b.groups.includes(group))) return 0.85
  const close = cosine(a.direction, b.direction)
  return close > 0.6 ? close * 0.8 : 0
}

/** The direction of a word, one long; nothing for words that are not in the table. */
function directionOf(word: string, table: WordTable): Float32Array | undefined {
  const into = new Float32Array(table.dimensions)
  table.addDirection(word, 1, into)
  const length = Math.hypot(...into)
  return length > 0 ? into.map((value) => value / length) : undefined
}

function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  // A loop: each word of a caller is compared with each of every question.
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
