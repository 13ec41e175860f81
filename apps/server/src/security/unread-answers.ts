import type { AddressInfo, Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { trustedPeers } from '../proxy/trusted-peers.ts'
import { oncePerVisitor } from './connections-per-visitor.ts'
import { peerKey, readSendQueues } from './send-queues.ts'
import {
  closeNow,
  cutOff,
  handedOver,
  isOwing,
  newReader,
  note,
  putOffClosing,
  type Reader,
} from './unread-reader.ts'
import { chooseToCutOff } from './unread-shares.ts'

type UnreadOptions = {
  /** Who takes nothing of its answer for this long is cut off. */
  readonly stalledAfterMs: number
  readonly checkEveryMs: number
  readonly mostPerVisitor: number
  readonly mostInAll: number
  /** Proxies read for many visitors. */
  readonly trustProxy: readonly string[]
}

/**
 * What is written goes to the kernel, which takes a whole film for a peer that reads nothing; to us it looks sent. Even
 * a connection that we close keeps it for minutes, counted nowhere. So the kernel is asked what it holds: who takes
 * nothing, or holds more than its share, is cut off with a reset, which gives the memory back; and a connection that
 * ends stays ours until the peer has all.
 */
export function limitUnread(app: FastifyInstance, options: UnreadOptions): void {
  const { stalledAfterMs, checkEveryMs, trustProxy } = options
  const isProxy = trustedPeers(trustProxy)
  const readers = new Map<Socket, Reader>()
  let isStopping = false
  let isKnown = process.platform === 'linux'
  const tell = oncePerVisitor(() =>
    app.log.warn('connection cut off: too much of what was sent to it is unread'),
  )

  function watch(socket: Socket): void {
    const { remoteAddress: address, remotePort: port } = socket
    if (!isKnown || address === undefined || port === undefined) return
    const from = isProxy(address) ? undefined : address
    const reader = newReader(socket, peerKey(address, port), from)
    readers.set(socket, reader)
    putOffClosing(reader, () => !isKnown || isStopping || !app.server.listening)
    socket.once('close', () => readers.delete(socket))
  }

  async function check(): Promise<void> {
    const owing = [...readers.values()].filter(isOwing)
    if (owing.length === 0) return
    // Before the kernel is asked: what is written meanwhile counts next time.
    for (const reader of owing) reader.written = handedOver(reader.socket)
    const { port } = app.server.address() as AddressInfo
    const queues = await readSendQueues(port)
    isKnown = queues !== undefined
    const now = performance.now()
    for (const reader of owing) note(reader, queues ?? new Map(), now)
    for (const reader of owing) {
      if (reader.unread > 0 && now - reader.tookAt > stalledAfterMs) cutOff(reader)
    }
    const tooMuch = chooseToCutOff(
      owing.filter(({ socket }) => readers.has(socket)),
      options,
    )
    for (const reader of tooMuch) cutOff(reader)
    if (tooMuch.length > 0) tell('')
  }

  /** The kernel delivers what it has; nobody who stops waits for that. */
  function letGo(): void {
    for (const reader of readers.values()) closeNow(reader)
  }

  let isChecking = false
  const timer = setInterval(() => {
    if (!app.server.listening) return letGo()
    if (isChecking) return
    isChecking = true
    void check().finally(() => (isChecking = false))
  }, checkEveryMs).unref()
  app.addHook('preClose', (done) => {
    isStopping = true
    letGo()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  app.server.on('connection', watch)
  app.server.on('timeout', endIdle)
}

/** Node's own end of such a connection would leave to the kernel what the peer does not take. */
function endIdle(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}
