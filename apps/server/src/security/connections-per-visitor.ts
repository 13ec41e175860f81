import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import { rateKey, shortenAddress } from '@nightdesk/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { trustedPeers } from '../proxy/trusted-peers.ts'
import { createNetworkCrowd } from './network-crowd.ts'

const tellEveryMs = 60_000

type ConnectionOptions = {
  readonly most: number
  /** Of all visitors together. */
  readonly mostInAll: number
  /** Proxies bring the connections of many visitors: theirs are not counted. */
  readonly trustProxy: readonly string[]
}

/**
 * Open files are one purse for everybody: a visitor with this many connections open gets no other until one closes.
 * When all visitors together have as many as there may be, a newcomer comes in, and the network with most of them
 * gives up its oldest, which is not in the middle of a form or a call where another will do: nobody is shut out by a
 * stranger with many addresses.
 */
export function limitConnections(app: FastifyInstance, options: ConnectionOptions): void {
  const { most, mostInAll, trustProxy } = options
  const isProxy = trustedPeers(trustProxy)
  const openOf = new Map<string, number>()
  const crowd = createNetworkCrowd<Socket>()
  const networkOf = new WeakMap<Socket, string>()
  const tellOfCrowd = oncePerVisitor(() =>
    app.log.warn({ connections: mostInAll }, 'connection cut off: too many are open in all'),
  )
  const tell = oncePerVisitor(() =>
    app.log.warn(
      'connection refused: too many are open from one address; ' +
        'if that is your proxy, set TRUST_PROXY to its address',
    ),
  )

  function makeRoom(): void {
    // Not only closed: the kernel would keep what it has not read, for minutes.
    crowd.takeOldestOfLargest()?.resetAndDestroy()
    tellOfCrowd('')
  }

  function setBusy(socket: Socket, isBusy: boolean): void {
    const network = networkOf.get(socket)
    if (network !== undefined) crowd.setBusy(network, socket, isBusy)
  }

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const visitor = rateKey(remoteAddress)
    const open = openOf.get(visitor) ?? 0
    if (open >= most) {
      socket.destroy()
      return tell(visitor)
    }
    openOf.set(visitor, open + 1)
    const network = shortenAddress(remoteAddress) || remoteAddress
    crowd.add(network, socket)
    networkOf.set(socket, network)
    socket.once('close', () => {
      countDown(openOf, visitor)
      crowd.remove(network, socket)
    })
    if (crowd.size > mostInAll) makeRoom()
  })
  app.addHook('onReady', (done) => {
    // A call stays until it closes. Where nobody takes calls, a listener would say that somebody does.
    if (app.server.listenerCount('upgrade') > 0)
      app.server.on('upgrade', ({ socket }: IncomingMessage) => setBusy(socket, true))
    done()
  })
  // What is only read can be asked for again, and is not worth the time to count.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSending(request)) setBusy(request.raw.socket, true)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (isSending(request)) setBusy(request.raw.socket, false)
    done()
  })
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

const isSending = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

/** One line a minute for each visitor, who is not named in it. */
export function oncePerVisitor(tell: () => void): (visitor: string) => void {
  const told = new Set<string>()
  return (visitor) => {
    if (told.has(visitor)) return
    told.add(visitor)
    setTimeout(() => told.delete(visitor), tellEveryMs).unref()
    tell()
  }
}
