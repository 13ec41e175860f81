import { geoPath, toCountry } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { trustedPeers } from '../proxy/trusted-peers.ts'

type GeoOptions = { readonly header: string; readonly trustProxy: readonly string[] }

/** Tells the country that a proxy names. Nobody else's word counts, and nothing is looked up or kept. */
export function addGeoRoute(app: FastifyInstance, { header, trustProxy }: GeoOptions): void {
  const isTrusted = trustedPeers(trustProxy)
  app.get(geoPath, (request, reply) => {
    const named = isTrusted(request.socket.remoteAddress) ? request.headers[header] : undefined
    return reply
      .header('cache-control', 'private, no-store')
      .send({ country: toCountry(named) ?? null })
  })
}
