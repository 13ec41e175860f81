import type { IncomingMessage } from 'node:http'

import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

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
    reply.header('connection', 'close')
    // The form has words of its own for this, for people who wait for a page.
    if (refusal === 413) return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
    void sendError(reply, refusal)
  })
}

// The router would take any other form, such as "*", for the home page.
const addressShape = /^(?:\/|https?:\/\/)/i

function refusalOf(request: FastifyRequest, urlLength: number): number | undefined {
  if (request.url.length > urlLength) return 414
  if (!hasOneHost(request.raw) || !addressShape.test(request.url)) return 400
  if (declaredBytes(request) > request.routeOptions.bodyLimit) return 413
  return undefined
}

// Node would refuse none too, but with an answer that lacks the headers. Of two it takes the first, where a proxy may
// have taken the second.
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

function declaredBytes(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0)
}
