import { leadProblemText, leadRefusalTexts } from '@nightdesk/content'
import {
  contactSentPath,
  refusalStatus,
  type LeadAccepted,
  type LeadFields,
  type LeadProblem,
  type LeadRefusal,
  type LeadRefused,
} from '@nightdesk/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { pageHeaders } from '../pages/document.ts'
import { renderFailedPage } from '../pages/failed-page.ts'
import { renderFormPage } from '../pages/form-page.ts'

/** A form posted without JavaScript asks for a page; everybody else gets JSON. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

export function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  accepted: Omit<LeadAccepted, 'status'>,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (wantsPage(request)) return reply.redirect(`${contactSentPath}/${accepted.reference}`, 303)
  return reply.send({ status: 'accepted', ...accepted } satisfies LeadAccepted)
}

export type RefusalOptions = {
  /** What was filled in, when that much could be read: a page gives it back. */
  readonly values?: LeadFields
  readonly page?: string
  readonly problems?: readonly LeadProblem[]
  readonly retryAfterSeconds?: number
}

/** Refuses a request, as `sendRefusal` does, and counts it. */
export type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: LeadRefusal,
  more?: RefusalOptions,
) => FastifyReply

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: LeadRefusal,
  options: RefusalOptions = {},
): FastifyReply {
  const { values, page = '', problems = [], retryAfterSeconds } = options
  reply.code(refusalStatus[refusal]).header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))

  const message = leadRefusalTexts[refusal]
  const errors = problems.map(({ field, reason }) => {
    return { field, reason, message: leadProblemText(field, reason) }
  })
  if (wantsPage(request)) {
    const html = values
      ? renderFormPage({ message, values, errors, page })
      : renderFailedPage(message)
    return reply.headers(pageHeaders).send(html)
  }
  const body: LeadRefused = {
    error: refusal,
    message,
    ...(errors.length > 0 && { fields: errors }),
  }
  return reply.send(body)
}
