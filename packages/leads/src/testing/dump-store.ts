import type { LeadStore, StoreDump, StoreRow } from '../store/lead-store.ts'
import { schemaVersion } from '../store/migrations.ts'

/** All the rows of a small store at once. */
export async function dumpStore(
  store: LeadStore,
): Promise<StoreDump & { readonly rows: readonly StoreRow[] }> {
  const rows: StoreRow[] = []
  await store.dump((row) => void rows.push(row))
  return { version: schemaVersion, rows }
}
