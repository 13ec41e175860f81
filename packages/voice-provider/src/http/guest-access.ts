import { webCallPath } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
}

/** Lets pages of these origins start and hold calls, as the site's own may. Without any, nothing is added. */
export function addGuestAccess(app: FastifyInstance, guests: readonly string[]): void {
  if (guests.length === 0) return
  app.addHook('onRequest', async ({ headers }, reply) => {
    const { origin } = headers
    reply.header('vary', 'Origin')
    if (origin !== undefined && guests.includes(origin)) {
      reply.headers({ 'access-control-allow-origin': origin })
    }
  })
  // A browser asks before it sends what no form could.
  for (const path of ['/token', webCallPath, `${webCallPath}/:id/media`]) {
    app.options(path, (_request, reply) => reply.code(204).headers(allowed).send())
  }
}
