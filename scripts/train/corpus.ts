import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Desk, readExample, type Example } from '@nightdesk/understanding'
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

/** What an assistant learns from: its own sentences, and the shared ones as answers for its task. */
export function readCorpus(desk: Desk): readonly Example[] {
  return foldersOf(desk)
    .flatMap(readLines)
    .map((line) => readFor(desk, line))
}

export function foldersOf({ id }: Desk): readonly string[] {
  return [id, sharedFolder]
}

/** A line as this assistant understands it: a fact is given for its task. */
export function readFor({ task }: Desk, line: string): Example {
  const example = readExample(line)
  return { ...example, intents: example.intents.map((one) => (one === 'fact' ? task : one)) }
}
