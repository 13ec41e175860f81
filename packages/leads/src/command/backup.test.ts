import { statSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { StoreUnavailableError, type StoreRow } from '../store/lead-store.ts'
import { openLeadStore } from '../store/open-store.ts'
import { dumpStore } from '../testing/dump-store.ts'
import { numberedLead, startTime } from '../testing/sample-lead.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
import { readBackup, writeBackup } from './backup.ts'
import { readLeadsCommand } from './read-leads-command.ts'

async function createOwner(leads: number) {
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  onTestFinished(() => store.close())
  for (let number = 0; number < leads; number += 1) {
    const options = { now: startTime, channels: ['mail'], key: `k${number}` } as const
    await store.add(numberedLead(number), options)
  }
  const tools = {
    store,
    channels: [],
    now: () => startTime,
    confirm: async () => false,
    print: () => {},
    isTerminal: false,
    whenPrinted: async () => {},
    formatTable: () => '',
  }
  return { store, run: async (...args: string[]) => readLeadsCommand(args).run(tools) }
}

it('backs up into a file for the owner alone, and restores the same rows from it', async () => {
  const file = join(await createTempFolder(), 'leads.jsonl')
  const owner = await createOwner(20)
  const other = await createOwner(0)

  await owner.run('backup', file)
  await other.run('restore', file)

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await dumpStore(owner.store)).rows).toHaveLength(60)
  expect(await dumpStore(other.store)).toEqual(await dumpStore(owner.store))
  await expect(owner.run('backup', file)).rejects.toThrow(/leads\.jsonl is there already/)
  await expect(other.run('restore', `${file}x`)).rejects.toThrow(/leads\.jsonlx is not there/)
  await expect(owner.run('restore', file)).rejects.toThrow(/empty store/)
})

it('writes rows while others are still to come, however many there are', async () => {
  const file = join(await createTempFolder(), 'leads.jsonl')
  const row = { table: 'leads', values: { message: 'x'.repeat(10_000) } }
  const sizes: number[] = []
  const store = {
    async dump(take: (row: StoreRow) => void) {
      for (let number = 0; number < 1_000; number += 1) {
        take(row)
        sizes.push(statSync(file).size)
      }
    },
  }

  expect(await writeBackup(file, store)).toBe(1_000)

  const behind = sizes.map((size, index) => index * 10_000 - size)
  expect(Math.max(...behind)).toBeLessThan(1_100_000)
  const { count, rows } = readBackup(file)
  expect(count).toBe(1_000)
  // As often as it is asked for: a restore that another process got in the way of begins again.
  for (let time = 0; time < 2; time += 1) expect([...rows]).toEqual(sizes.map(() => row))
})

it('leaves no file behind when the rows end in the middle, and says what is wrong', async () => {
  const file = join(await createTempFolder(), 'leads.jsonl')
  const dump = async () => {
    throw new StoreUnavailableError('no connection')
  }

  await expect(writeBackup(file, { dump })).rejects.toThrow('no connection')

  await expect(stat(file)).rejects.toThrow('ENOENT')
})

it.each([
  ['cut short', (text: string) => text.slice(0, -200)],
  ['changed', (text: string) => text.replace('visitor-1@', 'visitor-2@')],
  ['something else', () => 'a text\nof two lines\n'],
  ['something else without any line', () => 'x'.repeat(20_000_000)],
  ['empty', () => ''],
])('restores nothing from a file that is %s', async (_title, spoil) => {
  const file = join(await createTempFolder(), 'leads.jsonl')
  await (await createOwner(3)).run('backup', file)
  await writeFile(file, spoil(await readFile(file, 'utf8')))
  const { store, run } = await createOwner(0)

  await expect(run('restore', file)).rejects.toThrow(/not a whole backup/)

  expect(await store.list()).toEqual([])
})
