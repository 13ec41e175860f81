import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openLeadStore, readLeadsCommand, type LeadStore } from '@nightdesk/leads'
import { emptyLead } from './load-run.ts'
import { numberedForm } from './post-lead.ts'

export type PrivacyRun = {
  readonly hitsBefore: number
  /** Files, and the next backup, in which the erased address is still found. */
  readonly hitsAfter: number
  readonly rows: number
  readonly restoredRows: number
  readonly isSame: boolean
}

/** Fills a store, erases one visitor, looks for them everywhere, and restores a backup of the rest. */
export async function runPrivacy(dataDir: string, leads: number): Promise<PrivacyRun> {
  const [used, fresh] = ['used', 'fresh'].map((name) => join(dataDir, name))
  const [usedDir = '', freshDir = ''] = [used, fresh]
  for (const folder of [usedDir, freshDir]) mkdirSync(folder)
  const store = await openLeadStore({ dataDir: usedDir })
  for (let number = 0; number < leads; number += 1) {
    const lead = { ...emptyLead, fields: { ...numberedForm(number), phone: '' } }
    await store.add(lead, { now: Date.now(), channels: ['mail'], key: `k${number}` })
  }
  const { email } = numberedForm(Math.floor(leads / 2))
  const hitsBefore = countFiles(usedDir, email)
  await store.eraseByEmail(email)
  const rows = await rowsOf(store)
  const backup = join(usedDir, 'leads.backup')
  await command(store, 'backup', backup)
  const hitsAfter = countFiles(usedDir, email)

  const other = await openLeadStore({ dataDir: freshDir })
  await command(other, 'restore', backup)
  const restored = await rowsOf(other)
  await Promise.all([store.close(), other.close()])
  return {
    hitsBefore,
    hitsAfter,
    rows: rows.length,
    restoredRows: restored.length,
    isSame: isDeepStrictEqual(restored, rows),
  }
}

async function rowsOf(store: LeadStore): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  await store.dump((row) => void rows.push(row))
  return rows
}

async function command(store: LeadStore, ...args: readonly string[]): Promise<void> {
  await readLeadsCommand(args).run({
    store,
    channels: [],
    now: Date.now,
    print: () => {},
    isTerminal: false,
    whenPrinted: async () => {},
    confirm: async () => false,
    formatTable: () => '',
  })
}

function countFiles(folder: string, trace: string): number {
  return readdirSync(folder).filter((file) => {
    return readFileSync(join(folder, file), 'latin1').includes(trace)
  }).length
}
