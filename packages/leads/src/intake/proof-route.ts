import { proofPath } from '@nightdesk/contracts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'

import { StoreUnavailableError } from '../store/lead-store.ts'
import type { Refuse } from './answers.ts'
import { readProof, type ProofDesk } from './proof-desk.ts'

const bodyLimit = 1_024
const retryAfterSeconds = 5

export type ProofRouteOptions = {
  readonly proofs: ProofDesk
  readonly guard: onRequestAsyncHookHandler
  readonly refuse: Refuse
}

/** Where the page says that it has worked for a lead: 204 when that let it out of quarantine. */
export function addProofRoute(app: FastifyInstance, options: ProofRouteOptions): void {
  const { proofs, guard, refuse } = options

  async function handleProof(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const proof = readProof(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    try {
      const isReleased = await proofs.take(proof)
      return isReleased ? reply.code(204).send() : refuse(request, reply, 'proof_refused')
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      return refuse(request, reply, 'service_unavailable', { retryAfterSeconds })
    }
  }

  app.route({ method: 'POST', url: proofPath, bodyLimit, onRequest: guard, handler: handleProof })
}
