import type { Socket } from 'node:net'
import type { Operation } from './attack.ts'
import { assistantIds, bookCall } from './book-call.ts'
import { strangerAddress } from './stranger.ts'
import { openWire } from './wire.ts'

const goodKey = 'dGhlIHNhbXBsZSBub25jZQ=='

/** The bytes that ask for a WebSocket. */
export function writeHandshake(path: string, key = goodKey): string {
  const lines = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket']
  const words = [`Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13']
  return [`GET ${path} HTTP/1.1`, ...lines, ...words, '', ''].join('\r\n')
}

/** Joins a call over a bare connection, on which anything can be sent. Nothing when there is no line free. */
export async function joinCall(operation: Operation): Promise<Socket | undefined> {
  const { place, dice, note } = operation
  const assistantId = dice.pick(assistantIds)
  const call = await bookCall(place, strangerAddress(dice), assistantId)
  if (!call) {
    note('no call to be had')
    return undefined
  }
  const socket = await openWire(operation)
  const answered = new Promise<void>((resolve) => {
    socket.once('data', () => resolve())
    socket.once('close', () => resolve())
  })
  socket.write(writeHandshake(call.path))
  await answered
  note(`joined ${assistantId}`)
  return socket
}
