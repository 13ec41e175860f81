import {
  contactLimits,
  isFromOwnPage,
  proofPath,
  rateKey,
  type LeadRefusal,
  type SiteAddress,
} from '@nightdesk/contracts'
import type { FastifyError, FastifyInstance, onRequestAsyncHookHandler } from 'fastify'

import { BodyError } from '../body/body-error.ts'
import type { LeadMeter } from '../lead-meter.ts'
import { pageFontsPath, renderFonts, type PageFont } from '../pages/page-fonts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { sendRefusal, type Refuse } from './answers.ts'
import type { FrontDoor } from './front-door.ts'
import { createPostHandler } from './post-handler.ts'
import type { ProofDesk } from './proof-desk.ts'
import { addProofRoute } from './proof-route.ts'
import type { RateLimit } from './rate-limit.ts'
import { addSentRoute } from './sent-route.ts'

export type ContactRoutesOptions = {
  readonly site: SiteAddress
  readonly rateLimit: RateLimit
  /** Proofs come beside posts and take none of their places. */
  readonly proofRateLimit: RateLimit
  /** Of the page after a post, for which the store is looked at. */
  readonly sentRateLimit: RateLimit
  readonly findLead: LeadStore['find']
  readonly door: FrontDoor
  readonly proofs: ProofDesk
  readonly meter: LeadMeter
  readonly fonts: readonly PageFont[]
}

const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The contact form's address: POST and nothing else, and the page that follows it. */
export function addContactRoutes(app: FastifyInstance, options: ContactRoutesOptions): void {
  const { site, sentRateLimit, findLead, door, proofs, meter, fonts } = options
  const refuse: Refuse = (request, reply, refusal, more) => {
    meter.refused(refusal)
    return sendRefusal(request, reply, refusal, more)
  }
  const guardBy = (limit: RateLimit) => createGuard({ site, limit, refuse })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    // Ours, not the visitor's: the server's own handler knows what to do.
    if (!refusal) throw error
    return refuse(request, reply, refusal)
  })
  // Whatever it is, it is bytes; `readFields` judges the type with all the others.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const bodyLimit = contactLimits.bodyBytes
  const onRequest = guardBy(options.rateLimit)
  const handler = createPostHandler({ door, proofs, refuse })
  app.route({ method: 'POST', url: '/', bodyLimit, onRequest, handler })
  addProofRoute(app, { proofs, guard: guardBy(options.proofRateLimit), refuse })
  for (const url of ['/', proofPath]) {
    app.route({
      method: otherMethods,
      url,
      handler: (request, reply) =>
        refuse(request, reply.header('allow', 'POST'), 'method_not_allowed'),
    })
  }
  app.get(pageFontsPath, (_request, reply) => {
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(renderFonts(fonts))
  })
  addSentRoute(app, { rateLimit: sentRateLimit, findLead, refuse })
}

type GuardOptions = {
  readonly site: SiteAddress
  readonly limit: RateLimit
  readonly refuse: Refuse
}

/** Before a byte of the body is read. */
function createGuard({ site, limit, refuse }: GuardOptions): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isFromOwnPage(request.headers, site)) {
      return refuse(request, reply.header('connection', 'close'), 'cross_site')
    }
    const waitMs = await limit.take(rateKey(request.ip))
    if (waitMs === 0) return undefined
    const retryAfterSeconds = Math.ceil(waitMs / 1000)
    return refuse(request, reply.header('connection', 'close'), 'too_many_requests', {
      retryAfterSeconds,
    })
  }
}

const refusals: Readonly<Record<string, LeadRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
}

function refusalOf(error: FastifyError | BodyError): LeadRefusal | undefined {
  return error instanceof BodyError ? error.fault : refusals[error.code]
}
