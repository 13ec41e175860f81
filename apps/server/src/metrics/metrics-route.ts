import type { LeadService } from '@nightdesk/leads'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

import { storeGauges } from './lead-metrics.ts'
import { mayWatch, type Watch } from './may-watch.ts'

export type MetricsRouteOptions = Watch & {
  /** What this process has counted. */
  readonly counted: Registry
  readonly leads: LeadService | undefined
}

/** `/metrics`, for those who watch the server; for everybody else there is no such page. */
export function addMetricsRoute(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { counted, leads } = options
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayWatch(request, options)) return reply.callNotFound()
    const found = leads ? [storeGauges(await leads.standing())] : []
    const all = Registry.merge([counted, ...found])
    return reply
      .header('content-type', all.contentType)
      .header('cache-control', 'no-store')
      .send(await all.metrics())
  })
}
