import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { dayMs } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'

import { readBackup } from '../command/backup.ts'
import { openLeadStore } from '../store/open-store.ts'
import { dumpStore } from '../testing/dump-store.ts'
import { numberedLead, startTime } from '../testing/sample-lead.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
import { createDailyBackups } from './daily-backups.ts'

async function createOwner(keep = 3) {
  const dataDir = await createTempFolder()
  const folder = join(await createTempFolder(), 'made/by/us')
  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  const options = { store: { dataDir }, folder, keep }
  return { store, folder, backups: createDailyBackups(options), options }
}

it('makes one at once and then one a day, also after a restart, and keeps the newest', async () => {
  const { store, folder, backups, options } = await createOwner(2)
  await store.add(numberedLead(1), { now: startTime, channels: ['mail'] })

  const first = await backups.makeIfDue(startTime)
  const tooSoon = await createDailyBackups(options).makeIfDue(startTime + dayMs - 1_000)
  for (let day = 1; day < 4; day += 1) await backups.makeIfDue(startTime + day * dayMs)

  expect(first).toBe(join(folder, `leads-${nameOf(startTime)}.backup`))
  expect(tooSoon).toBeUndefined()
  expect((await readdir(folder)).sort()).toEqual([
    `leads-${nameOf(startTime + 2 * dayMs)}.backup`,
    `leads-${nameOf(startTime + 3 * dayMs)}.backup`,
  ])
})

it('is whole and for the owner alone, and restores every row into an empty store', async () => {
  const { store, backups } = await createOwner()
  for (let number = 0; number < 20; number += 1)
    await store.add(numberedLead(number), { now: startTime, channels: ['mail'], key: `${number}` })

  const file = (await backups.makeIfDue(startTime)) ?? ''
  const other = await openLeadStore({ dataDir: await createTempFolder() })
  onTestFinished(() => other.close())
  await other.load(readBackup(file))

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await dumpStore(other)).toEqual(await dumpStore(store))
  await expect(other.load(readBackup(file))).rejects.toThrow(/empty store/)
})

it('leaves alone what is none of its own, and takes away what was never finished', async () => {
  const { folder, backups } = await createOwner(1)
  await mkdir(folder, { recursive: true })
  for (const name of ['notes.txt', 'leads-by-hand.backup', 'leads-2020-01-01T00-00-00.backup.part'])
    await writeFile(join(folder, name), 'mine')

  await backups.makeIfDue(startTime)

  const names = await readdir(folder)
  expect(names.sort()).toEqual([
    `leads-${nameOf(startTime)}.backup`,
    'leads-by-hand.backup',
    'notes.txt',
  ])
})

it('fails in words when the folder cannot be used, and leaves nothing', async () => {
  const dataDir = await createTempFolder()
  const store = await openLeadStore({ dataDir })
  onTestFinished(() => store.close())
  const blocked = join(await createTempFolder(), 'file')
  await writeFile(blocked, '')

  const backups = createDailyBackups({ store: { dataDir }, folder: join(blocked, 'x'), keep: 1 })

  await expect(backups.makeIfDue(startTime)).rejects.toThrow(/ENOTDIR/)
})

function nameOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')
}
