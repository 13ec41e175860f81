import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingList } from '@nightdesk/config'
import { envExample } from './env-example.ts'
import { replaceMarked } from './marked-part.ts'
import { markdownTable, settingsByGroup } from './tables.ts'

type Render = (current: string) => Promise<string>

const inReadme = settingList.filter((row) => row.isInReadme)

/** The files that tell of settings, and how each follows from the table in `packages/config`. */
const documents: Readonly<Record<string, Render>> = {
  '.env.example': () => Promise.resolve(envExample()),
  'README.md': async (current) => replaceMarked(current, await markdownTable(inReadme)),
  'docs/operations.md': async (current) => replaceMarked(current, await settingsByGroup()),
}

export const settingDocuments: readonly string[] = Object.keys(documents)

/** Whether a file says what the table says; if not, `text` is what it should be. */
export async function checkDocument(root: string, file: string) {
  const current = readFileSync(join(root, file), 'utf8')
  const text = (await documents[file]?.(current)) ?? current
  return { text, isStale: text !== current }
}

/** Writes the files that are stale, and gives their names. */
export async function writeDocuments(root: string): Promise<string[]> {
  const written: string[] = []
  for (const file of settingDocuments) {
    const { text, isStale } = await checkDocument(root, file)
    if (!isStale) continue
    writeFileSync(join(root, file), text)
    written.push(file)
  }
  return written
}
