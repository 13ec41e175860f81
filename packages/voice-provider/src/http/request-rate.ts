import { rateKey } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { sendApiError } from './api-error.ts'

// A call takes four requests: an office that starts ten at once is not refused, and a flood costs next to nothing.
const atOnce = 60
const perSecond = 20
// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostVisitors = 10_000

type Allowance = { left: number; at: number }

/** Refuses who sends more requests than any page would, before their bodies are read. */
export function limitRequests(app: FastifyInstance, now: () => number): void {
  // In the order of their last request.
  const visitors = new Map<string, Allowance>()

  function isAllowed(address: string): boolean {
    const visitor = rateKey(address)
    const { left, at } = visitors.get(visitor) ?? { left: atOnce, at: now() }
    const refilled = Math.min(atOnce, left + ((now() - at) * perSecond) / 1000)
    const isEnough = refilled >= 1
    visitors.delete(visitor)
    visitors.set(visitor, { left: isEnough ? refilled - 1 : refilled, at: now() })
    if (visitors.size > mostVisitors) visitors.delete(visitors.keys().next().value ?? '')
    return isEnough
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isAllowed(request.ip)) return
    // The rest of what was sent is not worth reading.
    reply.headers({ connection: 'close', 'retry-after': 1 })
    await sendApiError(reply, 429, 'Too many requests from this address.')
  })
}
