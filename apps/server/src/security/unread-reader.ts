import type { Socket } from 'node:net'

import { rateKey, shortenAddress } from '@nightdesk/contracts'

import type { SendQueues } from './send-queues.ts'

/** Up to this much since it was last seen to have all, a connection is not looked at: with 256 of them it is 16 MB. */
const smallBytes = 64 * 1024

/** A connection, and how much of what was written to it has been read. */
export type Reader = {
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

/** Without an address it is a proxy's: it reads for many. */
export function newReader(socket: Socket, key: string, address: string | undefined): Reader {
  return {
    socket,
    key,
    visitor: address === undefined ? '' : rateKey(address),
    network: address === undefined ? '' : shortenAddress(address) || address,
    hadAllAt: 0,
    written: 0,
    unread: 0,
    taken: 0,
    tookAt: performance.now(),
  }
}

/** Keeps a connection that ends until its peer has all, unless it may close at once. */
export function putOffClosing(reader: Reader, mayClose: () => boolean): void {
  const { socket } = reader
  const stream = socket as unknown as Destroyable
  const destroy = stream._destroy.bind(socket)
  stream._destroy = (error, done) => {
    const closesNow = stream.resetAndClosing || mayClose()
    if (closesNow || !isOwing(reader)) return destroy(error, done)
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

export function cutOff(reader: Reader): void {
  const { socket } = reader
  if (!reader.close) return void socket.resetAndDestroy()
  ;(socket as unknown as Destroyable).resetAndClosing = true
  closeNow(reader)
}

/** Takes down what the kernel says of it. */
export function note(reader: Reader, queues: SendQueues, now: number): void {
  const unread = queues.get(reader.key) ?? 0
  const taken = reader.written - unread
  if (taken > reader.taken || reader.unread === 0) reader.tookAt = now
  reader.taken = Math.max(taken, reader.taken)
  reader.unread = unread
  if (unread > 0) return
  reader.hadAllAt = reader.written
  closeNow(reader)
}

/** Ends what was put off, once. */
export function closeNow(reader: Reader): void {
  const { close } = reader
  reader.close = undefined
  close?.()
}

/** Whether it is worth asking the kernel about it. */
export const isOwing = ({ socket, hadAllAt }: Reader): boolean =>
  socket.bytesWritten - hadAllAt > smallBytes

/** What of it all has left us for the kernel. */
export const handedOver = (socket: Socket): number => socket.bytesWritten - socket.writableLength
