import { expect, it, onTestFinished } from 'vitest'

import { createTempFolder } from '../../testing/temp-folder.ts'
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
