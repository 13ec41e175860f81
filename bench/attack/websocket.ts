import type { Attack, Operation } from './attack.ts'
import { joinCall, writeHandshake } from './media-socket.ts'
import { makeFrame, writeFrame } from './websocket-frames.ts'
import { endSomehow, openWire, sendInPieces, throwBytes } from './wire.ts'

const mostFrames = 30
const badKeys = ['', 'x', '\x7f', 'a'.repeat(4_000), 'dGhlIHNhbXBsZSBub25jZQ==']
const badPaths = [
  '/voice/call/web/x/media?key=%ff',
  '/voice/call/web/%00/media?key=%',
  '/voice/call/web/00000000-0000-4000-8000-000000000000/media?key=wrong',
  '/voice/call/web//media',
  '/voice/call/web/x/media',
]

/** Frames of every kind, to calls and to what is no call. */
export const websocket: Attack = {
  perSecond: 8,
  atOnce: 12,
  async run(operation) {
    const { dice, note } = operation
    if (dice.chance(0.5)) return throwFrames(operation)
    const path = dice.pick(badPaths)
    note(`handshake at ${path}`)
    const handshake = Buffer.from(writeHandshake(path, dice.pick(badKeys)), 'latin1')
    await throwBytes(Buffer.concat([handshake, makeFrames(operation)]), operation)
  },
}

async function throwFrames(operation: Operation): Promise<void> {
  const socket = operation.dice.chance(0.3)
    ? await joinCall(operation)
    : await openNobody(operation)
  if (!socket) return
  await sendInPieces(socket, makeFrames(operation), operation)
  await endSomehow(socket, operation)
}

async function openNobody(operation: Operation) {
  const socket = await openWire(operation)
  socket.write(writeHandshake('/voice/call/web/nobody/media?key=none'))
  return socket
}

function makeFrames({ dice, note }: Operation): Buffer {
  const frames = Array.from({ length: dice.whole(1, mostFrames) }, () => makeFrame(dice))
  note(`frames ${frames.map(({ opcode, payload }) => `${opcode}:${payload.length}`).join(' ')}`)
  return Buffer.concat(frames.map((frame) => writeFrame(frame)))
}
