import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Operation } from './attack.ts'
import { serverHost, strangerAddress } from './stranger.ts'

const longestWaitMs = 1_500
const mostPieces = 4

/** A bare connection from a stranger. It reads until told not to, and never complains. */
export async function openWire({ place, dice }: Operation): Promise<Socket> {
  const socket = connect({
    port: place.port,
    host: serverHost,
    localAddress: strangerAddress(dice),
    noDelay: true,
  })
  socket.on('error', () => undefined).resume()
  await Promise.race([happens(socket, 'connect'), isOver(socket)])
  return socket
}

/** Sends bytes in pieces that fall anywhere; sometimes the rest is never sent. */
export async function sendInPieces(
  socket: Socket,
  bytes: Buffer,
  { dice, note }: Operation,
): Promise<void> {
  const cuts = Array.from({ length: dice.whole(0, mostPieces - 1) }, () =>
    dice.whole(0, bytes.length),
  ).sort((a, b) => a - b)
  let sent = 0
  for (const cut of [...cuts, bytes.length]) {
    if (socket.destroyed) return
    socket.write(bytes.subarray(sent, cut))
    sent = cut
    if (dice.chance(0.1)) {
      note(`reset after ${sent} of ${bytes.length} bytes`)
      return void socket.resetAndDestroy()
    }
    if (cut < bytes.length) await delay(dice.whole(0, 20))
  }
}

type Ending = (socket: Socket, operation: Operation) => Promise<void>

const endings: Readonly<Record<string, Ending>> = {
  'reset at once': async (socket) => void socket.resetAndDestroy(),
  'reset a moment later': async (socket, { dice }) => {
    await delay(dice.whole(0, 60))
    socket.resetAndDestroy()
  },
  'read to the end': (socket) => isOver(socket),
  'half-close and read': (socket) => {
    socket.end()
    return isOver(socket)
  },
  'read nothing more': async (socket, { dice }) => {
    socket.pause()
    await delay(dice.whole(200, longestWaitMs))
    socket.resetAndDestroy()
  },
}

/** Ends a connection in one of the ways one can end; afterwards it is gone. */
export async function endSomehow(socket: Socket, operation: Operation): Promise<void> {
  if (socket.destroyed) return
  const how = operation.dice.pick(Object.keys(endings))
  operation.note(how)
  await endings[how]?.(socket, operation)
  socket.destroy()
}

/** All of it: connects, sends and ends. */
export async function throwBytes(bytes: Buffer, operation: Operation): Promise<void> {
  const socket = await openWire(operation)
  await sendInPieces(socket, bytes, operation)
  await endSomehow(socket, operation)
}

/** Until the other side has closed, or nobody would wait any more. */
export function isOver(socket: Socket): Promise<void> {
  return Promise.race([happens(socket, 'close'), delay(longestWaitMs, undefined, { ref: false })])
}

function happens(socket: Socket, event: 'connect' | 'close'): Promise<void> {
  if (socket.destroyed) return Promise.resolve()
  return new Promise((resolve) => socket.once(event, () => resolve()))
}
