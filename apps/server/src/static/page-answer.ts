import type { IncomingHttpHeaders } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptsEncoding } from './accepts-encoding.ts'
import type { Answer } from './answer.ts'
import { matchesEtag } from './matches-etag.ts'
import type { Variant, Variants } from './variants.ts'

/** What is served under one address; a smaller form of the same may take its place. */
export type Page = { variants: Variants }

/** The best that the headers of a request allow. */
export function pickAnswer(page: Page, headers: IncomingHttpHeaders): Answer {
  const { etag, whole, unchanged } = pickVariant(page, headers['accept-encoding'])
  const isUnchanged = etag !== undefined && matchesEtag(headers['if-none-match'], etag)
  return isUnchanged ? unchanged : whole
}

/** Sends it to a request that Fastify has taken up, which goes on to log and to count it. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { status, headers, body } = pickAnswer(page, request.raw.headers)
  reply.raw.writeHead(status, headers).end(body)
  return reply
}

function pickVariant({ variants }: Page, accepted: string | undefined): Variant {
  const variant = variants.find(
    ({ encoding }) => encoding === 'identity' || acceptsEncoding(accepted, encoding),
  )
  if (!variant) throw new Error('A page without its plain variant')
  return variant
}
