import type { LeadService } from '@nightdesk/leads'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

import { storeGauges } from './lead-metrics.ts'
import { mayWatch } from './may-watch.ts'

export type MetricsRouteOptions = {
  /** What this process has counted. */
  readonly counted: Registry
  readonly leads: LeadService | undefined
  /** Opens `/metrics` to whoever is elsewhere; without one it is for this machine alone. */
  readonly token: string | undefined
}

/** `/metrics`, for those who watch the server; for everybody else there is no such page. */
export function addMetricsRoute(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { counted, leads, token } = options
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayWatch(request, token)) return reply.callNotFound()
    const found = leads ? [storeGauges(await leads.standing())] : []
    const all = Registry.merge([counted, ...found])
    return reply
      .header('content-type', all.contentType)
      .header('cache-control', 'no-store')
      .send(await all.metrics())
  })
}
