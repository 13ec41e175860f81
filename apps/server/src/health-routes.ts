import type { FastifyInstance } from 'fastify'

import type { Readiness } from './readiness.ts'

// Probes come every few seconds: their lines would bury those of the visitors.
const quiet = { logLevel: 'silent' } as const

/** `/healthz`: the process answers. `/readyz`: it should get visitors. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', quiet, (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/readyz', quiet, (_request, reply) => {
    const report = readiness.report()
    const status = report.status === 'ready' ? 200 : 503
    return reply.code(status).header('cache-control', 'no-store').send(report)
  })
}
