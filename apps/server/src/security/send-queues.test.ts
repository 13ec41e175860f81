import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { peerKey, queuesIn, readSendQueues } from './send-queues.ts'

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

describe('of a table of connections', () => {
  const port = 3201
  const own = hex(port, 4)
  const other = hex(3202, 4)
  const none = '00000000'

  type Line = { readonly at: string; readonly state: string; readonly bytes?: string }

  /** As the kernel writes it: the first table fills its lines up to one length, the second does not. */
  function tableOf(lines: readonly Line[], address = '0100007F'): string {
    const heading = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt'
    const rows = lines.map(({ at, state, bytes = none }, index) => {
      const peer = `${address.slice(0, -8)}${hex(0x0a00_0001 + index * 7, 8)}:${hex(1024 + (index % 60_000), 4)}`
      const fields = `${address}:${at} ${peer} ${state} ${bytes}:${none} 00:${none} ${none}`
      const line = `${String(index).padStart(4)}: ${fields}     0        0 ${index * 911} 1`
      return address.length === 8 ? line.padEnd(149) : line
    })
    return `${[heading, ...rows].join('\n')}\n`
  }

  /** The plain way: one pattern for the whole. */
  function byPattern(table: string): [string, number][] {
    const line = /: [\dA-F]+:0C81 ([\dA-F]+):([\dA-F]{4}) (?!0A)[\dA-F]{2} (?!0{8})([\dA-F]{8}):/g
    return Array.from(table.matchAll(line), ([, peer = '', peerPort = '', bytes = '']) => [
      `${peer.replace(/^0{16}F{4}0{4}/, '')}:${peerPort}`,
      parseInt(bytes, 16),
    ])
  }

  it.each([
    ['IPv4', '0100007F'],
    ['IPv6', 'B80D0120000000000000000001000000'],
    ['IPv4 on a socket for both', '0000000000000000FFFF00000100007F'],
  ])('the queues of our port are read, out of any number of lines: %s', (_title, address) => {
    const kinds: Line[] = [
      { at: own, state: '01', bytes: '000A1B2C' },
      { at: own, state: '06' },
      { at: own, state: '01' },
      { at: other, state: '01', bytes: '00001000' },
      { at: own, state: '04', bytes: '00000001' },
      { at: own, state: '0A', bytes: '00000080' },
      { at: other, state: '06' },
    ]
    const table = tableOf(
      Array.from({ length: 10_500 }, (_, index) => kinds[index % kinds.length] as Line),
      address,
    )

    const queues = queuesIn(table, port)

    expect(queues).toHaveLength(3_000)
    expect(queues).toEqual(byPattern(table))
    expect(queuesIn(table.split('\n', 1).join(''), port)).toEqual([])
    expect(queuesIn(tableOf([]), port)).toEqual([])
    expect(queuesIn('', port)).toEqual([])
  })

  it.each([
    ['that are over', { at: own, state: '06' }],
    ['of other ports', { at: other, state: '01', bytes: '00001000' }],
  ])('a hundred thousand lines %s cost a part of one pattern for all', (_title, line) => {
    // Read in, as from a file: a text of pieces would be put together at the first look.
    const text = tableOf(Array.from({ length: 100_000 }, () => line))
    const table = Buffer.from(text, 'latin1').toString('latin1')
    const bestOf = (read: () => readonly unknown[]) => {
      const times = Array.from({ length: 7 }, () => {
        const from = process.cpuUsage()
        expect(read()).toHaveLength(0)
        return process.cpuUsage(from).user
      })
      return Math.min(...times)
    }

    expect(bestOf(() => queuesIn(table, port))).toBeLessThan(bestOf(() => byPattern(table)) / 2)
  })
})

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
