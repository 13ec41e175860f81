import { pcmFrames } from '@nightdesk/contracts'
import { WebSocket } from 'ws'
import type { JoinLine } from './good-caller.ts'
import { serverHost } from './stranger.ts'

const silence = Buffer.alloc(pcmFrames.toProvider.bytes)

/** A well-behaved caller over a WebSocket: sends in real time, reads everything. */
export const joinBySocket: JoinLine = (place, call, { from, onFrame }) => {
  const socket = new WebSocket(`ws://${serverHost}:${place.port}${call.path}`, {
    localAddress: from,
  })
  const speaking = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(silence)
  }, pcmFrames.frameMs)
  socket.on('open', () => socket.send('playable'))
  socket.on('message', (_data, isBinary) => {
    if (isBinary) onFrame()
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      clearInterval(speaking)
      resolve()
    })
  })
  return Promise.resolve({
    ended,
    type: (text) => socket.send(text),
    leave: () => socket.terminate(),
  })
}
