import { connect } from 'node:net'

const byteEveryMs = 10_000
const path = '/api/contact'

/** What a client sends at once; the rest comes byte by byte. */
export const slowKinds = {
  headers: { start: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `, drip: 'a' },
  body: {
    start: `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`,
    drip: ' ',
  },
} as const

export type SlowKind = keyof typeof slowKinds

export type SlowClient = {
  /** Resolves when it may begin to wait. */
  readonly opened: Promise<void>
  /** How long the server bore with it, in milliseconds. */
  readonly closedAfterMs: Promise<number>
}

/** A client that never ends what it has begun. */
export function openSlowClient(port: number, kind: SlowKind, from = '127.0.0.1'): SlowClient {
  const { start, drip } = slowKinds[kind]
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined).resume()
  const opened = new Promise<void>((resolve) => socket.once('connect', resolve))
  const closedAfterMs = opened.then(() => {
    const openedAt = performance.now()
    socket.write(start)
    const dripping = setInterval(() => socket.write(drip), byteEveryMs)
    return new Promise<number>((resolve) => {
      socket.once('close', () => {
        clearInterval(dripping)
        resolve(performance.now() - openedAt)
      })
    })
  })
  return { opened, closedAfterMs }
}
