import { STATUS_CODES } from 'node:http'

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** The body of every error: a name made of the status, and nothing of what went wrong inside. */
export function errorBody(status: number): { error: string; message: string } {
  const message = STATUS_CODES[status] ?? 'Error'
  return { error: message.toLowerCase().replaceAll(/[^a-z]+/g, '_'), message }
}

export function sendError(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(status))
}

/** Fastify's error handler: honest about the client's faults, silent about ours. */
export function handleError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  // Such as the Content-Range of a 416.
  if (error.headers) reply.headers(error.headers)

  return sendError(reply, status)
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500
  return status >= 400 && status <= 599 ? status : 500
}
