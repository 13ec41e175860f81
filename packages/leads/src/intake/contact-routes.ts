import {
  checkLead,
  contactLimits,
  isFromOwnPage,
  isReference,
  proofPath,
  rateKey,
  type LeadRefusal,
  type SiteAddress,
} from '@nightdesk/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { BodyError } from '../body/body-error.ts'
import { readFields } from '../body/fields.ts'
import type { LeadMeter } from '../lead-meter.ts'
import { pageHeaders } from '../pages/document.ts'
import { pageFontsPath, renderFonts, type PageFont } from '../pages/page-fonts.ts'
import { renderSentPage } from '../pages/sent-page.ts'
import { StoreUnavailableError, type LeadStore } from '../store/lead-store.ts'
import { sendAccepted, sendRefusal, type RefusalOptions } from './answers.ts'
import type { Admission, FrontDoor } from './front-door.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import type { ProofDesk } from './proof-desk.ts'
import { addProofRoute } from './proof-route.ts'
import type { RateLimit } from './rate-limit.ts'
import { readLead } from './read-lead.ts'

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

const retryUnavailableAfterSeconds = 5
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The contact form's address: POST and nothing else, and the page that follows it. */
export function addContactRoutes(app: FastifyInstance, options: ContactRoutesOptions): void {
  const { site, rateLimit, sentRateLimit, findLead, door, proofs, meter, fonts } = options

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: LeadRefusal,
    more?: RefusalOptions,
  ): FastifyReply {
    meter.refused(refusal)
    return sendRefusal(request, reply, refusal, more)
  }

  /** Before a byte of the body is read. */
  const guardBy =
    (limit: RateLimit) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
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

  async function handlePost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const reading = readIdempotencyKey(request.headers['idempotency-key'])
    if (!reading.isValid) return refuse(request, reply, 'invalid_key')
    const fields = readFields(readBody(request), request.headers['content-type'] ?? '')
    const lead = readLead({ fields, headers: request.headers })
    const kept = { values: lead.fields, page: lead.page }
    const problems = checkLead(lead.fields)
    if (problems.length > 0) return refuse(request, reply, 'invalid_fields', { ...kept, problems })

    try {
      const admission = await door.admit(lead, { address: request.ip, key: reading.key })
      if (admission.kind === 'conflict') return refuse(request, reply, 'key_reused', kept)
      if (admission.kind === 'too-many') {
        const retryAfterSeconds = Math.ceil(admission.waitMs / 1000)
        return refuse(request, reply, 'too_many_requests', { ...kept, retryAfterSeconds })
      }
      return sendAccepted(request, reply, await describeAccepted(admission))
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      request.log.error({ reason: error.reason }, 'lead not stored')
      const retryAfterSeconds = retryUnavailableAfterSeconds
      return refuse(request, reply, 'service_unavailable', { ...kept, retryAfterSeconds })
    }
  }

  /** A repeat of a lead that still waits for its proof is told so once more. */
  async function describeAccepted(admission: Accepted) {
    const { reference } = admission
    const bits = admission.kind === 'added' ? admission.proofBits : await proofs.bitsFor(reference)
    return { reference, ...(bits ? { proofBits: bits } : {}) }
  }

  /** Who was just sent here must not hear otherwise because the store cannot be read now. */
  async function wasGiven(reference: string): Promise<boolean> {
    try {
      return (await findLead(reference)) !== undefined
    } catch (error) {
      if (error instanceof StoreUnavailableError) return true
      throw error
    }
  }

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
  const onRequest = guardBy(rateLimit)
  app.route({ method: 'POST', url: '/', bodyLimit, onRequest, handler: handlePost })
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
  app.get<{ Params: { reference: string } }>('/sent/:reference', async (request, reply) => {
    const { reference } = request.params
    if (!isReference(reference)) return reply.callNotFound()
    const waitMs = await sentRateLimit.take(rateKey(request.ip))
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      return refuse(request, reply, 'too_many_requests', { retryAfterSeconds })
    }
    if (!(await wasGiven(reference))) return reply.callNotFound()
    return reply.headers(pageHeaders).send(renderSentPage(reference))
  })
}

type Accepted = Extract<Admission, { reference: string }>

function readBody({ body, headers }: FastifyRequest): Buffer {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new BodyError('unsupported_media_type', 'an encoded body')
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
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
