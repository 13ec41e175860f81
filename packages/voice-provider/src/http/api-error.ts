import { STATUS_CODES } from 'node:http'

import type { FastifyReply } from 'fastify'

/** Answers with an error in the provider's form: clear to a person, safe to log. */
export function sendApiError(
  reply: FastifyReply,
  statusCode: number,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const error = STATUS_CODES[statusCode] ?? 'Error'
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ statusCode, error, message, ...facts })
}
