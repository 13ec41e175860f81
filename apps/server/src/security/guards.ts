import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sendError } from '../errors.ts'
import type { HeaderSet } from './headers.ts'

type GuardOptions = { readonly headers: HeaderSet; readonly urlLength: number }

/** The first thing that happens to a request: its answer gets the headers, or it is refused. */
export function addGuards(app: FastifyInstance, { headers, urlLength }: GuardOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    const refusal = refusalOf(request, urlLength)
    if (refusal === undefined) return done()

    // The rest of what was sent is not worth reading.
    void sendError(reply.header('connection', 'close'), refusal)
  })
}

// The router would take any other form, such as "*", for the home page.
const addressShape = /^(?:\/|https?:\/\/)/i

function refusalOf(request: FastifyRequest, urlLength: number): number | undefined {
  if (request.url.length > urlLength) return 414
  if (isWithoutHost(request) || !addressShape.test(request.url)) return 400
  if (declaredBytes(request) > request.routeOptions.bodyLimit) return 413
  return undefined
}

// Node would refuse it too, but with an answer that lacks the headers.
function isWithoutHost({ raw }: FastifyRequest): boolean {
  return raw.headers.host === undefined && raw.httpVersion === '1.1'
}

function declaredBytes(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0)
}
