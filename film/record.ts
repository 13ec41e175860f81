import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { recordFile, resultPath, results, type Result } from './results.ts'
import { hashSources } from './source-hash.ts'

export type FilmRecord = {
  /** The sources the film was rendered from. */
  readonly sources: string
  /** The hash of each file, so that one from another render is noticed. */
  readonly files: Readonly<Record<string, string>>
}

/** What the record says if everything was rendered just now. */
export function describeFilm(): FilmRecord {
  const files = Object.values(results).map((result) => [result.file, hashResult(result)] as const)
  return { sources: hashSources(), files: Object.fromEntries(files) }
}

export function readRecord(): unknown {
  return JSON.parse(readFileSync(recordFile, 'utf8'))
}

export function writeRecord(): void {
  writeFileSync(recordFile, `${JSON.stringify(describeFilm(), null, 2)}\n`)
}

function hashResult(result: Result): string {
  return createHash('sha256')
    .update(readFileSync(resultPath(result)))
    .digest('hex')
}
