import type { FastifyInstance } from 'fastify'

import { splitTarget } from '../request-target.ts'
import type { Manifest } from './manifest.ts'

// Permanent, but not for ever: a redirect kept by browsers for good could never be taken back.
const cacheControl = 'public, max-age=3600'

/**
 * The manifest's redirects, and every known path with a slash at its end. Targets come from this
 * table alone, never from the request: no redirect can lead to another host.
 */
export function addRedirectRoutes(app: FastifyInstance, { pages, redirects }: Manifest): void {
  const bare = [
    ...redirects,
    ...Object.entries(pages)
      .filter(([path, { status }]) => path !== '/' && status === 200)
      .map(([path]) => ({ from: path, to: path })),
  ]
  const slashed = bare.map(({ from, to }) => ({ from: `${from}/`, to }))

  for (const { from, to } of [...redirects, ...slashed]) {
    app.route({
      method: ['GET', 'HEAD'],
      url: from,
      handler: (request, reply) => {
        const { query } = splitTarget(request.url)
        return reply.header('cache-control', cacheControl).redirect(to + query, 301)
      },
    })
  }
}
