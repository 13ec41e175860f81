import { rateKey } from '@nightdesk/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { sendApiError } from './api-error.ts'
import { createKeyedAllowance } from '../admission/keyed-allowance.ts'

// A call takes four requests: an office that starts ten at once is not refused, and a flood costs next to nothing.
const atOnce = 60
const perSecond = 20

/** Refuses who sends more requests than any page would, before their bodies are read. */
export function limitRequests(app: FastifyInstance, now: () => number): void {
  const visitors = createKeyedAllowance({ atOnce, perSecond, now })
  const isAllowed = (address: string) => visitors.take(rateKey(address))

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isAllowed(request.ip)) return
    await refuseUnread(reply, 'Too many requests from this address.')
  })
}

/** Refuses a request whose body is not worth reading. */
export function refuseUnread(reply: FastifyReply, message: string): FastifyReply {
  reply.headers({ connection: 'close', 'retry-after': 1 })
  return sendApiError(reply, 429, message, { retryAfterSeconds: 1 })
}
