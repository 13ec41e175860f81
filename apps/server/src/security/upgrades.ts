import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

import { readMediaTarget } from '@nightdesk/contracts'

import { voicePath } from '../voice/add-voice.ts'

/**
 * Only the media of calls leave HTTP for a WebSocket. To Node's server `false` means that the request is answered
 * as if it had no `Upgrade` header.
 */
export function isCallUpgrade(request: IncomingMessage, server: Server): boolean {
  const { method, url = '', headers } = request
  const wantsSocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
  if (!wantsSocket || server.listenerCount('upgrade') === 0) return false
  return readMediaTarget(url, voicePath) !== undefined
}

/**
 * Node takes its own error handler off a socket that leaves HTTP. This one stays for the socket's whole life: a reset
 * at an odd moment is that connection's end, never the server's.
 */
export function watchSocket(socket: Socket): void {
  socket.on('error', () => socket.destroy())
}
