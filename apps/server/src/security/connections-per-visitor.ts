import type { Socket } from 'node:net'

import { rateKey } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { trustedPeers } from '../proxy/trusted-peers.ts'

const tellEveryMs = 60_000

type ConnectionOptions = {
  readonly most: number
  /** Proxies bring the connections of many visitors: theirs are not counted. */
  readonly trustProxy: readonly string[]
}

/** Open files are one purse for everybody: a visitor with this many connections open gets no other until one closes. */
export function limitConnections(app: FastifyInstance, options: ConnectionOptions): void {
  const { most, trustProxy } = options
  const isProxy = trustedPeers(trustProxy)
  const openOf = new Map<string, number>()
  const tell = oncePerVisitor(() =>
    app.log.warn(
      'connection refused: too many are open from one address; ' +
        'if that is your proxy, set TRUST_PROXY to its address',
    ),
  )

  function letGo(visitor: string): void {
    const left = (openOf.get(visitor) ?? 0) - 1
    if (left > 0) openOf.set(visitor, left)
    else openOf.delete(visitor)
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
    socket.once('close', () => letGo(visitor))
  })
}

/** One line a minute for each visitor, who is not named in it. */
function oncePerVisitor(tell: () => void): (visitor: string) => void {
  const told = new Set<string>()
  return (visitor) => {
    if (told.has(visitor)) return
    told.add(visitor)
    setTimeout(() => told.delete(visitor), tellEveryMs).unref()
    tell()
  }
}
