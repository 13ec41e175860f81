import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createTempFolder } from '../testing/temp-folder.ts'
import { StoreError, StoreUnavailableError } from './lead-store.ts'
import { openExistingStore, openLeadStore } from './open-store.ts'

it('who only looks opens what is there', async () => {
  const dataDir = await createTempFolder()
  await (await openLeadStore({ dataDir })).close()

  const store = await openExistingStore({ dataDir })

  expect(await store.list()).toEqual([])
  await store.close()
})

it('who only looks makes nothing where nothing is, and is told so', async () => {
  const dataDir = join(await createTempFolder(), 'data')

  const opening = openExistingStore({ dataDir })

  await expect(opening).rejects.toThrow(StoreError)
  await expect(opening).rejects.toThrow(`SQLite in ${join(dataDir, 'leads.sqlite')} does not exist`)
  expect(existsSync(dataDir)).toBe(false)
})

it('a folder that cannot be looked into is not taken for an empty one', async () => {
  const opening = openExistingStore({ dataDir: join(import.meta.filename, 'data') })

  await expect(opening).rejects.toThrow(StoreUnavailableError)
})
