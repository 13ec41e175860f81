import type { Socket } from 'node:net'

/**
 * Node asks the system for the address of a connection's other end, which has none any more once it was reset, and
 * remembers the answer: asked at the beginning, the address is there for every request, whatever becomes of the
 * connection. One that was reset before it was even taken up has nobody left to answer.
 */
export function requirePeer(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy()
}
