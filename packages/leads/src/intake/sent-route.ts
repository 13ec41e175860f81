import { isReference, rateKey } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { pageHeaders } from '../pages/document.ts'
import { renderSentPage } from '../pages/sent-page.ts'
import { StoreUnavailableError, type LeadStore } from '../store/lead-store.ts'
import type { Refuse } from './answers.ts'
import type { RateLimit } from './rate-limit.ts'

type SentRouteOptions = {
  readonly rateLimit: RateLimit
  readonly findLead: LeadStore['find']
  readonly refuse: Refuse
}

/** The page after a post without JavaScript. */
export function addSentRoute(app: FastifyInstance, options: SentRouteOptions): void {
  const { rateLimit, findLead, refuse } = options
  app.get<{ Params: { reference: string } }>('/sent/:reference', async (request, reply) => {
    const { reference } = request.params
    if (!isReference(reference)) return reply.callNotFound()
    const waitMs = await rateLimit.take(rateKey(request.ip))
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      return refuse(request, reply, 'too_many_requests', { retryAfterSeconds })
    }
    if (!(await wasGiven(reference, findLead))) return reply.callNotFound()
    return reply.headers(pageHeaders).send(renderSentPage(reference))
  })
}

/** Who was just sent here must not hear otherwise because the store cannot be read now. */
async function wasGiven(reference: string, findLead: LeadStore['find']): Promise<boolean> {
  try {
    return (await findLead(reference)) !== undefined
  } catch (error) {
    if (error instanceof StoreUnavailableError) return true
    throw error
  }
}
