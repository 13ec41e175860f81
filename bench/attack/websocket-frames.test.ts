import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { createDice } from './dice.ts'
import { writeHandshake } from './media-socket.ts'
import { makeFrame, opcodes, writeFrame } from './websocket-frames.ts'

async function openPair() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  onTestFinished(() => void client.destroy())
  client.write(writeHandshake('/'))
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  return { client, socket }
}

it.each([0, 125, 126, 65_535, 65_536])('writes %i bytes as a server reads them', async (length) => {
  const { client, socket } = await openPair()
  const payload = createDice(1, 'payload').bytes(length)

  client.write(writeFrame({ opcode: opcodes.binary, payload }))

  const [data] = (await once(socket, 'message')) as [Buffer]
  expect(data.equals(payload)).toBe(true)
})

it.each([
  [{ isMasked: false }, 'MASK must be set'],
  [{ reservedBits: 4 }, 'RSV1 must be clear'],
  [{ opcode: 5 }, 'invalid opcode 5'],
])('writes what is forbidden when told to: %o', async (wrong, message) => {
  const { client, socket } = await openPair()

  client.write(writeFrame({ opcode: opcodes.text, payload: Buffer.from('a'), ...wrong }))

  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain(message)
})

it('comes to every opcode', () => {
  const dice = createDice(1, 'opcodes')
  const seen = new Set(Array.from({ length: 500 }, () => makeFrame(dice).opcode))

  expect(seen.size).toBe(16)
})
