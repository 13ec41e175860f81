import type { AddressInfo, Socket } from 'node:net'

import { rateKey, shortenAddress } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { trustedPeers } from '../proxy/trusted-peers.ts'
import { oncePerVisitor } from './connections-per-visitor.ts'
import { peerKey, readSendQueues, type SendQueues } from './send-queues.ts'
import { chooseToCutOff } from './unread-shares.ts'

/** Up to this much since it was last seen to have all, a connection is not looked at: with 256 of them it is 16 MB. */
const smallBytes = 64 * 1024

type UnreadOptions = {
  /** Who takes nothing of its answer for this long is cut off. */
  readonly stalledAfterMs: number
  readonly checkEveryMs: number
  readonly mostPerVisitor: number
  readonly mostInAll: number
  /** Proxies read for many visitors. */
  readonly trustProxy: readonly string[]
}

type Reader = {
  readonly socket: Socket
  readonly key: string
  readonly visitor: string
  readonly network: string
  /** How much had been written when the peer was last known to have all of it. */
  hadAllAt: number
  written: number
  unread: number
  taken: number
  tookAt: number
  /** Closes the connection, which was to be closed when the peer had all. */
  close?: (() => void) | undefined
}

/** What of a stream's own closing is put off here. */
type Destroyable = {
  _destroy(error: Error | null, done: (error?: Error | null) => void): void
  resetAndClosing?: boolean
  _handle?: { readStop?(): void } | null
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
    const reader: Reader = {
      socket,
      key: peerKey(address, port),
      visitor: isProxy(address) ? '' : rateKey(address),
      network: isProxy(address) ? '' : shortenAddress(address) || address,
      hadAllAt: 0,
      written: 0,
      unread: 0,
      taken: 0,
      tookAt: performance.now(),
    }
    readers.set(socket, reader)
    putOffClosing(reader)
    socket.once('close', () => readers.delete(socket))
  }

  function putOffClosing(reader: Reader): void {
    const { socket } = reader
    const stream = socket as unknown as Destroyable
    const destroy = stream._destroy.bind(socket)
    stream._destroy = (error, done) => {
      const stops = isStopping || !app.server.listening
      const closesNow = !isKnown || stream.resetAndClosing || stops
      if (closesNow || writtenSince(reader) <= smallBytes) return destroy(error, done)
      const close = () => destroy(error, done)
      if (!error && socket.writableFinished) {
        stream._handle?.readStop?.()
        reader.close = close
      } else {
        stream.resetAndClosing = true
        close()
      }
    }
  }

  function cutOff(reader: Reader): void {
    const { socket } = reader
    if (!reader.close) return void socket.resetAndDestroy()
    ;(socket as unknown as Destroyable).resetAndClosing = true
    closeNow(reader)
  }

  function note(reader: Reader, queues: SendQueues, now: number): void {
    const unread = queues.get(reader.key) ?? 0
    const taken = reader.written - unread
    if (taken > reader.taken || reader.unread === 0) reader.tookAt = now
    reader.taken = Math.max(taken, reader.taken)
    reader.unread = unread
    if (unread > 0) return
    reader.hadAllAt = reader.written
    closeNow(reader)
  }

  async function check(): Promise<void> {
    const owing = [...readers.values()].filter((reader) => writtenSince(reader) > smallBytes)
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
  // Node's own end of such a connection would leave to the kernel what the peer does not take.
  app.server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else socket.destroy()
  })
}

/** Ends what was put off, once. */
function closeNow(reader: Reader): void {
  const { close } = reader
  reader.close = undefined
  close?.()
}

const writtenSince = ({ socket, hadAllAt }: Reader) => socket.bytesWritten - hadAllAt

/** What of it all has left us for the kernel. */
const handedOver = (socket: Socket) => socket.bytesWritten - socket.writableLength
