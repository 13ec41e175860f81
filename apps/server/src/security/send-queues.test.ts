import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { peerKey, readSendQueues } from './send-queues.ts'

const bytes = 800_000

describe.runIf(process.platform === 'linux')('the send queue of a connection', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '::1'],
  ])(
    'of a server at %s is known while %s reads nothing, and empty once it has',
    async (host, to) => {
      const server = createServer().listen({ host, port: 0 })
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const client = connect({ port, host: to }).pause()
      onTestFinished(() => void client.destroy())
      const [serverSide] = (await once(server, 'connection')) as [Socket]
      onTestFinished(() => void serverSide.destroy())
      const key = peerKey(serverSide.remoteAddress ?? '', serverSide.remotePort ?? 0)

      serverSide.write(Buffer.alloc(bytes))

      const queued = async () => (await readSendQueues(port))?.get(key) ?? 0
      await expect.poll(queued).toBeGreaterThan(100_000)
      client.resume()
      await expect.poll(queued).toBe(0)
    },
  )
})

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['2001:db8::1', '2001:0db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80::1'],
])('knows %s for %s', (one, other) => {
  expect(peerKey(one, 80)).toBe(peerKey(other, 80))
  expect(peerKey(one, 80)).not.toBe(peerKey(other, 81))
})
