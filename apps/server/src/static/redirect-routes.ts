import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { splitTarget } from '../request-target.ts'
import type { Manifest } from './manifest.ts'

// Permanent, but not for ever: a redirect kept by browsers for good could never be taken back.
const cacheControl = 'public, max-age=3600'

type Redirect = Manifest['redirects'][number]

/**
 * The manifest's redirects, and every known path with a slash at its end. Targets come from this
 * table alone, never from the request: no redirect can lead to another host.
 */
export function addRedirectRoutes(app: FastifyInstance, manifest: Manifest): void {
  const slashed = barePaths(manifest).map(({ from, to }) => ({ from: `${from}/`, to }))

  for (const { from, to } of [...manifest.redirects, ...slashed]) {
    app.route({
      method: ['GET', 'HEAD'],
      url: from,
      handler: (request, reply) => sendTo(to, request, reply),
    })
  }
}

/** Where a path leads that is a known one but for its letter case and the slashes at its end; nowhere for any other. */
export function otherSpellings(manifest: Manifest): (path: string) => string | undefined {
  const targets = new Map(barePaths(manifest).map(({ from, to }) => [from.toLowerCase(), to]))
  return (path) => {
    let end = path.length
    while (path[end - 1] === '/') end -= 1
    return targets.get(path.slice(0, end).toLowerCase())
  }
}

/** For good; the query goes along. */
export function sendTo(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { query } = splitTarget(request.url)
  return reply.header('cache-control', cacheControl).redirect(path + query, 301)
}

function barePaths({ pages, redirects }: Manifest): readonly Redirect[] {
  // Also the one of an agent still to come: the program would show its page there, and not the one that was served.
  const served = Object.keys(pages).filter((path) => path !== '/')
  return [...redirects, ...served.map((path) => ({ from: path, to: path }))]
}
