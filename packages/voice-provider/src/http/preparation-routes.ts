import { setTimeout as delay } from 'node:timers/promises'

import {
  isJsonObject,
  preparationIdLength,
  preparationPath,
  problemsOf,
  readSetup,
} from '@nightdesk/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { SpokenAhead } from '../ahead/spoken-ahead.ts'
import { sendApiError } from './api-error.ts'
import { callingOrigin, type PageOrigins } from './authorize.ts'
import { createPreparationRate } from '../admission/preparation-rate.ts'
import { refuseUnread } from './request-rate.ts'

/** A whole business, in any writing. */
const mostBytes = 16 * 1024
const refusedAfterMs = 1_000

export type PreparationRouteOptions = PageOrigins & {
  readonly ahead: SpokenAhead | undefined
  readonly now: () => number
}

/** Speaks what a visitor has written about a business before the call; no content where nobody can. */
export function addPreparationRoutes(app: FastifyInstance, options: PreparationRouteOptions): void {
  const { ahead, now, ...origins } = options
  const rate = createPreparationRate(now)
  // Before anything is read: what is asked here is worked out by the thread that answers everybody.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (rate.isAllowed(request.ip)) return
    // Whoever asks again as soon as they are answered asks less often.
    await delay(refusedAfterMs, undefined, { ref: false })
    await refuseUnread(reply, 'Enough was asked for now.')
  }
  const route = { logLevel: 'warn', bodyLimit: mostBytes, onRequest } as const
  app.post(preparationPath, route, (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!callingOrigin(request.headers, origins))
      return sendApiError(reply, 403, 'Preparations are for pages of this site.')
    if (!ahead?.isThere) return reply.code(204).send()
    const body: unknown = request.body
    const { setup: told, id } = isJsonObject(body) ? body : {}
    // Somebody has begun with the form: by the time there is a name, there is a voice.
    if (told === undefined) {
      ahead.warmUp()
      return reply.code(204).send()
    }
    const setup = readSetup(told)
    if (!setup)
      return sendApiError(reply, 422, 'This business can’t be answered for as it is described.', {
        problems: problemsOf(told),
      })
    const done = ahead.prepare({ setup, address: request.ip, id: readId(id) })
    if (done.id !== undefined) return reply.send(done)
    const { retryAfterSeconds } = done
    void reply.header('retry-after', retryAfterSeconds)
    return sendApiError(reply, 429, 'Enough is spoken ahead for now.', { retryAfterSeconds })
  })
}

/** An id as it came, or nothing where it can be none of ours. */
export function readId(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= preparationIdLength ? value : undefined
}
