import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { PlainError } from './plain-error.ts'
import { assertPortIsFree, freePort } from './ports.ts'

const host = '127.0.0.1'

it('finds a port that is free', async () => {
  const port = await freePort()

  await expect(assertPortIsFree(port, host)).resolves.toBeUndefined()
})

it('says in one plain line that a port is taken', async () => {
  const port = await freePort()
  const other = createServer().listen(port, host)
  onTestFinished(() => void other.close())
  await once(other, 'listening')

  await expect(assertPortIsFree(port, host)).rejects.toThrow(
    new PlainError(`Port ${port} is taken: stop what uses it, or set PORT.`),
  )
})

it('says in one plain line that an address is not of this machine', async () => {
  await expect(assertPortIsFree(0, '192.0.2.1')).rejects.toThrow(
    /^Cannot listen on 192\.0\.2\.1:0: E\w+\.$/,
  )
})
