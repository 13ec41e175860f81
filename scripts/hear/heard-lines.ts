import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desks, findProblems, readExample, writeExample } from '@nightdesk/understanding'
import { corpusDir, heardFile, readWrittenLines, sharedFolder } from '../train/corpus.ts'
import { carryMarks } from './carry-marks.ts'
import { isChosen } from './choose.ts'
import { keyOf } from './hearings.ts'

// Some learn from the sentences of others, and have no folder of their own.
const own = desks.filter(({ folders: others }) => others === undefined)

export const folders: readonly string[] = [...own.map(({ id }) => id), sharedFolder]

/** A sentence as it was written, and as it was heard. */
export type HeardLine = { readonly written: string; readonly heard: string }

/** What was heard of a folder's sentences otherwise than it was written, marked, in the order of the sentences. */
export function heardLines(
  folder: string,
  hearings: ReadonlyMap<string, string>,
): readonly HeardLine[] {
  const written = readWrittenLines(folder)
  const present = new Set(written)
  return written.flatMap((line) => {
    const example = readExample(line)
    const hearing = isChosen(example) ? hearings.get(keyOf(example)) : undefined
    const carried = hearing === undefined ? undefined : carryMarks(example, hearing)
    const heard = carried && writeExample(carried)
    if (heard === undefined || present.has(heard) || breaksRules(heard, folder)) return []
    present.add(heard)
    return [{ written: line, heard }]
  })
}

function breaksRules(line: string, folder: string): boolean {
  const readers = own.filter(({ id }) => folder === sharedFolder || folder === id)
  return readers.some((desk) => findProblems(line, desk).length > 0)
}

export function heardPath(folder: string): string {
  return join(corpusDir, folder, heardFile)
}

export function writeHeardLines(folder: string, lines: readonly HeardLine[]): void {
  writeFileSync(heardPath(folder), lines.map(({ heard }) => `${heard}\n`).join(''))
}
