import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Desk, readExample, type Example } from '@nightdesk/understanding'
import { rootDir } from '../project/paths.ts'

export const corpusDir = join(rootDir, 'packages/understanding/corpus')
const sharedFolder = 'shared'

/** The lines of a folder of the corpus, file by file. */
export function readLines(folder: string): readonly string[] {
  const dir = join(corpusDir, folder)
  return readdirSync(dir)
    .sort()
    .flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
}

/** What an assistant learns from: its own sentences, and the shared ones as answers for its task. */
export function readCorpus({ id, task }: Desk): readonly Example[] {
  const shared = readLines(sharedFolder).map((line): Example => {
    const { asked, intents, text, spans } = readExample(line)
    return { asked, text, spans, intents: intents.map((one) => (one === 'fact' ? task : one)) }
  })
  return [...readLines(id).map(readExample), ...shared]
}
