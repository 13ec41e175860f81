import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { acceptsEncoding } from './accepts-encoding.ts'
import { matchesEtag } from './matches-etag.ts'
import type { Variant, Variants } from './variants.ts'

/** What is served under one address; a smaller form of the same may take its place. */
export type Page = { variants: Variants }

type PageRoute = { readonly path: string; readonly page: Page; readonly status: 200 | 404 }

export function addPageRoute(app: FastifyInstance, { path, page, status }: PageRoute): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    handler: (request, reply) => {
      if (status === 404) return sendNotFoundPage(page, request, reply)
      return sendPage(page, request, reply)
    },
  })
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const variant = pickVariant(page, request)
  reply.headers(variant.headers).header('etag', variant.etag)
  if (matchesEtag(request.headers['if-none-match'], variant.etag)) return reply.code(304).send()

  return reply.headers(variant.bodyHeaders).send(variant.body)
}

/** A page that says "not found" has no ETag: a 304 would hide that it is one. */
export function sendNotFoundPage(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { headers, bodyHeaders, body } = pickVariant(page, request)
  return reply.code(404).headers(headers).headers(bodyHeaders).send(body)
}

function pickVariant(page: Page, request: FastifyRequest): Variant {
  const accepted = request.headers['accept-encoding']
  const variant = page.variants.find(
    ({ encoding }) => encoding === 'identity' || acceptsEncoding(accepted, encoding),
  )
  if (!variant) throw new Error('A page without its plain variant')
  return variant
}
