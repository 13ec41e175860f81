import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '@nightdesk/understanding'
import { corpusDir } from '../train/corpus.ts'
import { sayAloud } from './say-aloud.ts'

// Other voices or another recognizer: then everything is heard anew.
const recipe = 'v1 flite, opus 32 kbit/s, moonshine tiny'
const keyLength = 12

/** What the recognizer wrote, raw, one sentence a line after its key: hearing is slow, everything after it is not. */
const hearingsFile = join(corpusDir, 'hearings.generated.txt')

/** By what a sentence is found again; the same for the same words, wherever they stand. */
export function keyOf(example: Pick<Example, 'text' | 'spans'>): string {
  const source = JSON.stringify([recipe, sayAloud(example)])
  return createHash('sha256').update(source).digest('hex').slice(0, keyLength)
}

/** What was heard so far, by key. Empty where the recognizer wrote nothing. */
export function readHearings(): ReadonlyMap<string, string> {
  if (!existsSync(hearingsFile)) return new Map()
  const lines = readFileSync(hearingsFile, 'utf8').split('\n')
  return new Map(
    lines
      // A run that was killed may have left half a line.
      .filter((line) => line.charAt(keyLength) === ' ')
      .map((line) => [line.slice(0, keyLength), line.slice(keyLength + 1)]),
  )
}

export function addHearing(key: string, heard: string): void {
  appendFileSync(hearingsFile, toLine(key, heard))
}

/** Forgets what nobody wants any more, and puts the rest in order. */
export function writeHearings(hearings: Iterable<readonly [key: string, heard: string]>): void {
  const lines = [...hearings].map(([key, heard]) => toLine(key, heard))
  writeFileSync(hearingsFile, lines.toSorted().join(''))
}

function toLine(key: string, heard: string): string {
  return `${key} ${heard.replaceAll(/\s+/g, ' ')}\n`
}
