import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'

import { splitTarget } from './request-target.ts'
import type { Answered } from './static/serve-pages.ts'

/**
 * The serializers let through what names a request and nothing about who sent it: no address, no
 * header, no query, whichever part of Fastify writes the line.
 */
export const logSerializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: pathOf(request.url),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: error.code,
  }),
}

/** One line for each request that ended, in place of Fastify's two. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) request.log.warn({ err: error }, 'answer not sent')
    request.log.info(describe(request, reply), 'request')
  }

  // A visitor who leaves during a download is no fault; anything else here is.
  override streamError(
    error: Error & { code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      request.log.warn({ err: error }, 'answer cut off')
    }
    request.log.info({ ...describe(request, reply), aborted: true }, 'request')
  }
}

/** The same line for what was answered ahead of Fastify. */
export function logAnswered(log: FastifyBaseLogger, answered: Answered): void {
  const { method, path, status, ms, isWhole } = answered
  const line = { method, path: pathOf(path), status, ms: Math.round(ms) }
  log.info(isWhole ? line : { ...line, aborted: true }, 'request')
}

// Longer than any path of the site. Anybody can send thousands of kilobytes a second of them.
const longestPath = 200

function pathOf(url: string): string {
  const { path } = splitTarget(url)
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path
}

function describe(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request.url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}
