import type { IncomingMessage } from 'node:http'

import { isForwarded } from '../proxy/read-forwarding.ts'
import { trustedPeers } from '../proxy/trusted-peers.ts'
import { hasOneHost } from './guards.ts'

/** Tells whether a request to read a known address has nothing about it that a guard would refuse or a hook would note. */
export function usualRequests(
  trustProxy: readonly string[],
): (request: IncomingMessage) => boolean {
  const isTrusted = trustedPeers(trustProxy)
  return (request) => {
    const { headers, socket } = request
    if (headers['content-length'] !== undefined || !hasOneHost(request)) return false
    return !isForwarded(headers) || isTrusted(socket.remoteAddress)
  }
}
