import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Desk, hash, readExample, type Example, writeExample } from '@nightdesk/understanding'
import { rootDir } from '../project/paths.ts'

export const corpusDir = join(rootDir, 'packages/understanding/corpus')
export const sharedFolder = 'shared'
/** The file of each folder that `npm run hear` makes of the others. */
export const heardFile = 'heard.txt'

/** The lines of a folder of the corpus, file by file. */
export function readLines(folder: string): readonly string[] {
  return readFiles(folder, readdirSync(join(corpusDir, folder)))
}

/** Those that somebody wrote. */
export function readWrittenLines(folder: string): readonly string[] {
  const files = readdirSync(join(corpusDir, folder))
  return readFiles(
    folder,
    files.filter((file) => file !== heardFile),
  )
}

function readFiles(folder: string, files: readonly string[]): readonly string[] {
  const dir = join(corpusDir, folder)
  return files
    .toSorted()
    .flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
}

// Enough to know what callers of another trade want, and not so much that they count more than its own.
const borrowedEvery = 3

/** What callers of other assistants open a call with, where this one knows a name for all that they want. */
export function readBorrowed(desk: Desk): readonly Example[] {
  const { borrowed = [] } = desk
  return borrowed.flatMap(({ from, intents, slots }) =>
    readWrittenLines(from)
      .map(readExample)
      .filter(({ asked }) => asked === 'open')
      .flatMap((example) => {
        const wanted = example.intents.map((id) => intents[id])
        const spans = example.spans.flatMap((span) => {
          const slot = slots[span.slot]
          return slot === undefined ? [] : [{ ...span, slot }]
        })
        if (!wanted.every((id) => id !== undefined)) return []
        return inTermsOf(desk, { ...example, intents: wanted, spans })
      })
      .filter((example) => hash(writeExample(example)) % borrowedEvery === 0),
  )
}

export function foldersOf({
  id,
  folders = [id, sharedFolder],
  besides = [],
}: Desk): readonly string[] {
  return [...folders, ...besides]
}

/** A line as this assistant understands it: a fact is given for its task. Nothing where it means nothing to it. */
export function readFor(desk: Desk, line: string): readonly Example[] {
  const example = readExample(line)
  const intents = example.intents.map((one) => (one === 'fact' ? desk.task : one))
  return inTermsOf(desk, { ...example, intents })
}

function inTermsOf(desk: Desk, example: Example): readonly Example[] {
  const intents = example.intents.map((id) => (desk.meaning ? desk.meaning(id) : id))
  return intents.every((id) => id !== undefined) ? [{ ...example, intents }] : []
}
