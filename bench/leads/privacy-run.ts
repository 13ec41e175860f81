import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openLeadStore } from '@nightdesk/leads'
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
  const dump = await store.dump()
  const hitsAfter = countFiles(usedDir, email) + Number(JSON.stringify(dump).includes(email))

  const other = await openLeadStore({ dataDir: freshDir })
  await other.load(JSON.parse(JSON.stringify(dump)) as typeof dump)
  const restored = await other.dump()
  await Promise.all([store.close(), other.close()])
  return {
    hitsBefore,
    hitsAfter,
    rows: dump.rows.length,
    restoredRows: restored.rows.length,
    isSame: isDeepStrictEqual(restored, dump),
  }
}

function countFiles(folder: string, trace: string): number {
  return readdirSync(folder).filter((file) => {
    return readFileSync(join(folder, file), 'latin1').includes(trace)
  }).length
}
