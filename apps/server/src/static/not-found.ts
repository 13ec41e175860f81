import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendError } from '../errors.ts'
import { splitTarget } from '../request-target.ts'
import type { Manifest } from './manifest.ts'
import { sendPage, type Page } from './page-answer.ts'
import { otherSpellings, sendTo } from './redirect-routes.ts'

/** Answers what no route takes. To be added before the routes, so that it sees them come. */
export function addNotFound(app: FastifyInstance, page: Page, manifest: Manifest): void {
  const methods = collectMethods(app)
  const otherSpelling = otherSpellings(manifest)

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path } = splitTarget(request.url)
    const allowed = methods.get(path)
    if (allowed && !allowed.has(request.method)) {
      return sendError(reply.header('allow', [...allowed].sort().join(', ')), 405)
    }
    if (path.startsWith('/api/') || !isReading(request)) return sendError(reply, 404)
    const known = otherSpelling(path)
    return known ? sendTo(known, request, reply) : sendPage(page, request, reply)
  }

  // Before a body is read: a bad body sent to nowhere is still sent to nowhere.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    void answer(request, reply)
  })
  // For a file that was there at the start and is gone.
  app.setNotFoundHandler((request, reply) => answer(request, reply))
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function collectMethods(app: FastifyInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methods.set(url, known)
  })
  return methods
}
