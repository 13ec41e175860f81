import { expect, it, onTestFinished } from 'vitest'

import { createTempFolder } from '../../testing/temp-folder.ts'
import { StoreUnavailableError } from '../lead-store.ts'
import { openConnection } from './connection.ts'
import { createSqlite } from './sqlite-database.ts'

it('lets answers out before it empties its log, which holds up everybody', async () => {
  const seen: string[] = []
  const { promise: isEmptied, resolve: tellEmptied } = Promise.withResolvers<void>()
  const database = createSqlite({
    dataDir: await createTempFolder(),
    open: (folder) => {
      const connection = openConnection(folder)
      const emptyLog: typeof connection.emptyLog = (mode) => {
        seen.push('emptied')
        tellEmptied()
        return connection.emptyLog(mode)
      }
      return Object.create(connection, { emptyLog: { value: emptyLog } })
    },
  })
  onTestFinished(() => database.close())

  /** As an answer goes through hooks and handlers on its way to the visitor. */
  async function writeAndAnswer(): Promise<void> {
    await database.write(async ({ query }) => query('SELECT 1'))
    for (let step = 0; step < 50; step += 1) await Promise.resolve()
    seen.push('answered')
  }
  await Promise.all(Array.from({ length: 200 }, writeAndAnswer))
  await isEmptied

  expect(seen.indexOf('emptied')).toBe(200)
})

it('answers when the disk has it, and holds up nobody until then', async () => {
  const { promise: onDisk, resolve: tellOnDisk } = Promise.withResolvers<void>()
  const { promise: isFlushing, resolve: tellFlushing } = Promise.withResolvers<string>()
  const levels: unknown[] = []
  const database = createSqlite({
    dataDir: await createTempFolder(),
    open: (folder) => {
      const connection = openConnection(folder)
      const flush = async () => {
        levels.push(connection.pragma('synchronous'))
        await connection.flush()
        tellFlushing('flushing')
        await onDisk
      }
      return Object.create(connection, { flush: { value: flush } })
    },
  })
  onTestFinished(() => database.close())
  let isAnswered = false
  const written = database
    .write(async ({ query }) => {
      levels.push((await query<{ synchronous: number }>('PRAGMA synchronous'))[0]?.synchronous)
    })
    .then(() => (isAnswered = true))

  // The thread goes on meanwhile.
  expect(await isFlushing).toBe('flushing')
  await new Promise((resolve) => setImmediate(resolve))
  expect(isAnswered).toBe(false)
  tellOnDisk()
  await written
  // https://sqlite.org/pragma.html#pragma_synchronous: 1 leaves the flush to us, 2 is as it was.
  expect(levels).toEqual([1, 2])
})

it('does not answer for what the disk has not taken', async () => {
  const database = createSqlite({
    dataDir: await createTempFolder(),
    open: (folder) =>
      Object.create(openConnection(folder), {
        flush: { value: () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' })) },
      }),
  })
  onTestFinished(() => database.close())

  await expect(database.write(async ({ query }) => query('SELECT 1'))).rejects.toThrow(
    StoreUnavailableError,
  )
})
