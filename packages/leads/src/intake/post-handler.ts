import { checkLead, idempotencyHeader } from '@nightdesk/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { BodyError } from '../body/body-error.ts'
import { readFields } from '../body/fields.ts'
import { StoreUnavailableError } from '../store/lead-store.ts'
import { sendAccepted, type Refuse } from './answers.ts'
import type { Admission, FrontDoor } from './front-door.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import type { ProofDesk } from './proof-desk.ts'
import { readLead } from './read-lead.ts'

const retryUnavailableAfterSeconds = 5

type PostHandlerOptions = {
  readonly door: FrontDoor
  readonly proofs: ProofDesk
  readonly refuse: Refuse
}

/** Answers a post of the contact form. */
export function createPostHandler({ door, proofs, refuse }: PostHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const reading = readIdempotencyKey(request.headers[idempotencyHeader])
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
      return sendAccepted(request, reply, await describeAccepted(admission, proofs))
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      request.log.error({ reason: error.reason }, 'lead not stored')
      const retryAfterSeconds = retryUnavailableAfterSeconds
      return refuse(request, reply, 'service_unavailable', { ...kept, retryAfterSeconds })
    }
  }
}

type Accepted = Extract<Admission, { reference: string }>

/** A repeat of a lead that still waits for its proof is told so once more. */
async function describeAccepted(admission: Accepted, proofs: ProofDesk) {
  const { reference } = admission
  const bits = admission.kind === 'added' ? admission.proofBits : await proofs.bitsFor(reference)
  return { reference, ...(bits ? { proofBits: bits } : {}) }
}

function readBody({ body, headers }: FastifyRequest): Buffer {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new BodyError('unsupported_media_type', 'an encoded body')
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
