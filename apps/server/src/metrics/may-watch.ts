import { isApiKey, readBearer } from '@nightdesk/voice-provider'
import type { FastifyRequest } from 'fastify'

import { hasForwarding } from '../proxy/read-forwarding.ts'
import { trustedPeers } from '../proxy/trusted-peers.ts'

const isLoopback = trustedPeers(['127.0.0.0/8', '::1'])

export type Watch = {
  readonly token: string | undefined
  /** Peers that speak for visitors. */
  readonly isProxy: (address: string | undefined) => boolean
}

/** Whoever is on this machine and asks directly may, and whoever has the token. */
export function mayWatch(request: FastifyRequest, { token, isProxy }: Watch): boolean {
  return isHere(request, isProxy) || isApiKey(readBearer(request.headers), token)
}

/**
 * A proxy is here as well, and speaks for somebody who need not be. Whom it names does not count either: many a proxy
 * passes on what the stranger wrote.
 */
function isHere(request: FastifyRequest, isProxy: Watch['isProxy']): boolean {
  const { remoteAddress } = request.socket
  return isLoopback(remoteAddress) && !isProxy(remoteAddress) && !isForwarded(request)
}

/** As it came: what cannot be read of these headers is gone from the others. */
function isForwarded({ raw }: FastifyRequest): boolean {
  return hasForwarding(raw.rawHeaders.filter((_, index) => index % 2 === 0))
}
