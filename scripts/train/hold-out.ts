import { type Desk, type Example, hash, writeExample } from '@nightdesk/understanding'
import { heardLines } from '../hear/heard-lines.ts'
import { readHearings } from '../hear/hearings.ts'
import { foldersOf, readBorrowed, readFor, readWrittenLines } from './corpus.ts'

// By what a line says and not by where it stands, so that one line more moves no other.
const heldOutEvery = 10

export type HeldOut = {
  readonly learned: readonly Example[]
  /** Every tenth sentence as it was written, and what was heard of these. */
  readonly written: readonly Example[]
  readonly heard: readonly Example[]
}

/**
 * Parts the sentences for a measurement. What was heard of a sentence goes with it: it would tell the answer; so would
 * the same sentence from another folder.
 */
export function holdOut(desk: Desk): HeldOut {
  const hearings = readHearings()
  const written = foldersOf(desk).flatMap(readWrittenLines)
  const heard = foldersOf(desk).flatMap((folder) => heardLines(folder, hearings))
  const apart = new Set(written.filter((line) => hash(line) % heldOutEvery === 0))
  const read = (line: string) => readFor(desk, line)
  const asked = {
    written: [...apart].flatMap(read),
    heard: heard.filter((line) => apart.has(line.written)).flatMap((line) => read(line.heard)),
  }
  const answers = new Set([...asked.written, ...asked.heard].map(writeExample))
  const rest = [
    ...written.filter((line) => !apart.has(line)),
    ...heard.filter((line) => !apart.has(line.written)).map((line) => line.heard),
  ]
  const learned = [...rest.flatMap(read), ...readBorrowed(desk)].filter(
    (example) => !answers.has(writeExample(example)),
  )
  return { learned, ...asked }
}
