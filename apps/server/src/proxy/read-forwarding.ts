import type { IncomingHttpHeaders } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { readForwardedFor } from './forwarded-for.ts'
import { trustedPeers } from './trusted-peers.ts'

// Those that name the visitor.
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']
// Those, and what else only a proxy writes.
const proxyHeaders =
  /^(?:via|forwarded|x-(?:original-)?forwarded(?:-.*)?|(?:.*-)?(?:real|client|connecting)-ip)$/i

/**
 * Before anybody asks for the address of a visitor: makes readable what trusted proxies wrote, so that `request.ip` is an
 * address and nothing else, and says once when a proxy may have been forgotten in the settings, or names nobody.
 */
export function readForwarding(app: FastifyInstance, trustProxy: readonly string[]): void {
  const isTrusted = trustedPeers(trustProxy)
  const warned = new Set<string>()
  const warnOnce = (line: string) => {
    if (!warned.has(line)) app.log.warn(line)
    warned.add(line)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (isTrusted(request.socket.remoteAddress)) {
      tidy(request.raw.headers)
      // Whoever looks at the server's health from beside it posts nothing.
      const isVisit = request.method === 'POST'
      if (isVisit && request.raw.headers['x-forwarded-for'] === undefined) warnOnce(namesNobody)
    } else if (isForwarded(request.headers)) warnOnce(isForgotten)
    done()
  })
}

const isForgotten =
  'forwarding headers came from a peer that TRUST_PROXY does not name and are not read: ' +
  'if that is your proxy, set TRUST_PROXY to its address, or all of its visitors count as one'
const namesNobody =
  'a peer that TRUST_PROXY names sent no X-Forwarded-For that can be read: ' +
  'let the proxy send it, or all of its visitors count as one'

export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined)
}

/** Whether one of these names of headers is written by proxies, be it for whom it may. */
export function hasForwarding(names: readonly string[]): boolean {
  return names.some((name) => proxyHeaders.test(name))
}

function tidy(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  const addresses = readForwardedFor(String(forwarded))
  if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ')
  else delete headers['x-forwarded-for']
}
