import { isApiKey, readBearer } from '@nightdesk/voice-provider'
import type { FastifyRequest } from 'fastify'

import { hasForwarding } from '../proxy/read-forwarding.ts'
import { trustedPeers } from '../proxy/trusted-peers.ts'

const isLoopback = trustedPeers(['127.0.0.0/8', '::1'])

/** Whoever is on this machine may, and whoever has the token. */
export function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  return isHere(request) || isApiKey(readBearer(request.headers), token)
}

/** A proxy is here as well, and speaks for somebody who need not be: without a word of whom, nobody is let in. */
function isHere(request: FastifyRequest): boolean {
  const isNamed = (request.ips?.length ?? 0) > 1
  return isLoopback(request.ip) && (isNamed || !isForwarded(request))
}

/** As it came: what cannot be read of these headers is gone from the others. */
function isForwarded({ raw }: FastifyRequest): boolean {
  return hasForwarding(raw.rawHeaders.filter((_, index) => index % 2 === 0))
}
