import type { IncomingMessage } from 'node:http'

import { isForwarded } from '../proxy/read-forwarding.ts'
import { trustedPeers } from '../proxy/trusted-peers.ts'
import { hasOneHost } from './guards.ts'

// A body, a word before it, another protocol.
const asksForMore = ['content-length', 'expect', 'upgrade']

/** Tells whether a request to read a known address has nothing about it that a guard would refuse or a hook would note. */
export function usualRequests(
  trustProxy: readonly string[],
): (request: IncomingMessage) => boolean {
  const isTrusted = trustedPeers(trustProxy)
  return (request) => {
    const { headers, socket } = request
    if (asksForMore.some((name) => headers[name] !== undefined) || !hasOneHost(request))
      return false
    return !isForwarded(headers) || isTrusted(socket.remoteAddress)
  }
}
