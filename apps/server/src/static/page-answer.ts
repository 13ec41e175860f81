import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptsEncoding } from './accepts-encoding.ts'
import { matchesEtag } from './matches-etag.ts'
import type { Variant, Variants } from './variants.ts'

/** What is served under one address; a smaller form of the same may take its place. */
export type Page = { variants: Variants }

/** The one way out of memory: the headers, which were made beforehand, and the body in one piece. */
export function answerPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const variant = pickVariant(page, headers['accept-encoding'])
  const { etag, text, body, bodyHeaders, unchangedHeaders } = variant
  const isUnchanged = etag !== undefined && matchesEtag(headers['if-none-match'], etag)
  if (isUnchanged) response.writeHead(304, unchangedHeaders).end()
  else response.writeHead(text.status, bodyHeaders).end(body)
}

/** The same for a request that Fastify has taken up, which goes on to log and to count it. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  answerPage(page, request.raw, reply.raw)
  return reply
}

function pickVariant({ variants }: Page, accepted: string | undefined): Variant {
  const variant = variants.find(
    ({ encoding }) => encoding === 'identity' || acceptsEncoding(accepted, encoding),
  )
  if (!variant) throw new Error('A page without its plain variant')
  return variant
}
