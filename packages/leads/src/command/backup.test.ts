import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { openLeadStore } from '../store/open-store.ts'
import { numberedLead, startTime } from '../testing/sample-lead.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
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
  expect((await owner.store.dump()).rows).toHaveLength(60)
  expect(await other.store.dump()).toEqual(await owner.store.dump())
  await expect(owner.run('backup', file)).rejects.toThrow(/leads\.jsonl is there already/)
  await expect(other.run('restore', `${file}x`)).rejects.toThrow(/leads\.jsonlx is not there/)
  await expect(owner.run('restore', file)).rejects.toThrow(/empty store/)
})

it.each([
  ['cut short', (text: string) => text.slice(0, -200)],
  ['changed', (text: string) => text.replace('visitor-1@', 'visitor-2@')],
  ['something else', () => 'a text\nof two lines\n'],
  ['empty', () => ''],
])('restores nothing from a file that is %s', async (_title, spoil) => {
  const file = join(await createTempFolder(), 'leads.jsonl')
  await (await createOwner(3)).run('backup', file)
  await writeFile(file, spoil(await readFile(file, 'utf8')))
  const { store, run } = await createOwner(0)

  await expect(run('restore', file)).rejects.toThrow(/not a whole backup/)

  expect(await store.list()).toEqual([])
})
