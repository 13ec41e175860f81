import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it, onTestFinished } from 'vitest'

import { startTime, sampleLead } from '../../testing/sample-lead.ts'
import { createTempFolder } from '../../testing/temp-folder.ts'
import { openLeadStore } from '../open-store.ts'

// As the first version laid it out, written down here: what that was must not change with the program.
const firstVersion = `
  CREATE TABLE lead_schema (version INTEGER NOT NULL);
  INSERT INTO lead_schema VALUES (1);
  CREATE TABLE leads (reference TEXT PRIMARY KEY, created_at BIGINT NOT NULL, is_quarantined INTEGER NOT NULL,
    quarantine_reason TEXT, source TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
    message TEXT NOT NULL, page TEXT NOT NULL, locale TEXT NOT NULL, network TEXT NOT NULL,
    consent_version TEXT NOT NULL, content_hash TEXT NOT NULL);
  CREATE INDEX leads_by_time ON leads (created_at);
  CREATE INDEX leads_by_content ON leads (content_hash, created_at);
  CREATE TABLE lead_keys (key_hash TEXT PRIMARY KEY,
    reference TEXT NOT NULL REFERENCES leads (reference) ON DELETE CASCADE, body_hash TEXT NOT NULL);
  CREATE INDEX lead_keys_by_lead ON lead_keys (reference);
  CREATE TABLE deliveries (reference TEXT NOT NULL REFERENCES leads (reference) ON DELETE CASCADE,
    channel TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0, since BIGINT NOT NULL, due_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL DEFAULT 0, lease_token TEXT, finished_at BIGINT, last_error TEXT,
    PRIMARY KEY (reference, channel));
  CREATE INDEX deliveries_by_state ON deliveries (state, channel, due_at);
  INSERT INTO leads VALUES ('ND-OLD1-2345', ${startTime}, 0, NULL, 'form', 'Ada Moss', 'ada@clinic.example', '',
    'Our phone rings at night.', '/', 'en', '203.0.113.0/24', '1', 'hash');
  INSERT INTO lead_keys VALUES ('key', 'ND-OLD1-2345', 'hash');
  INSERT INTO deliveries (reference, channel, state, since, due_at)
    VALUES ('ND-OLD1-2345', 'mail', 'pending', ${startTime}, ${startTime});`

async function createFirstVersion(): Promise<string> {
  const dataDir = await createTempFolder()
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'))
  database.exec(firstVersion)
  database.close()
  return dataDir
}

const rowsOf = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = ['lead_schema', 'leads', 'lead_keys', 'deliveries'].map((table) =>
    database.prepare(`SELECT * FROM ${table}`).all(),
  )
  database.close()
  return rows
}

describe('a file of the first version', () => {
  it('is brought up to date with everything in it, and is worked with', async () => {
    const dataDir = await createFirstVersion()
    const store = await openLeadStore({ dataDir })
    onTestFinished(() => store.close())

    const mark = { name: 'digest', holder: 'me', now: startTime, everyMs: 1 }
    expect(await store.list()).toMatchObject([{ reference: 'ND-OLD1-2345' }])
    expect(await store.claimMark(mark)).toBe(true)
    expect(await store.counts()).toMatchObject({ leads: 1, undelivered: 1 })
    expect(await store.add(sampleLead(), { now: startTime, channels: [] })).toMatchObject({
      kind: 'added',
    })
  })

  it('is copied before, as it was, once and for the owner alone', async () => {
    const dataDir = await createFirstVersion()
    const before = rowsOf(join(dataDir, 'leads.sqlite'))
    const copy = join(dataDir, 'leads.sqlite.version-1')

    await (await openLeadStore({ dataDir })).close()
    const bytes = await readFile(copy)
    await (await openLeadStore({ dataDir })).close()

    expect(rowsOf(copy)).toEqual(before)
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
    expect(await readFile(copy)).toEqual(bytes)
    const others = (await readdir(dataDir)).filter((name) => !/^leads\.sqlite(-\w+)?$/.test(name))
    expect(others).toEqual(['leads.sqlite.version-1'])
  })

  it('is changed by one of several that open it at once, and copied by all', async () => {
    const dataDir = await createFirstVersion()

    const stores = await Promise.all([1, 2, 3].map(() => openLeadStore({ dataDir })))
    await Promise.all(stores.map((store) => store.close()))

    expect(rowsOf(join(dataDir, 'leads.sqlite.version-1'))[1]).toHaveLength(1)
  })
})

it('a new file is not copied', async () => {
  const dataDir = await createTempFolder()
  await (await openLeadStore({ dataDir })).close()

  expect((await readdir(dataDir)).filter((name) => name.includes('version'))).toEqual([])
})
