import { openLeadStore } from '@nightdesk/leads'
import type { Figure } from '../figures.ts'

/** One part of the benchmark: gets an empty folder, says what came of it. */
export type Part = (dataDir: string) => Promise<Figure[]>

export const contactTo = 'sales@nightdesk.example'
export const seed = 1
export const parallel = 50

export async function storedReferences(
  dataDir: string,
  databaseUrl?: string,
): Promise<ReadonlySet<string>> {
  const store = await openLeadStore({ dataDir, databaseUrl })
  const references = (await store.list()).map(({ reference }) => reference)
  await store.close()
  return new Set(references)
}
