import {
  cleanReport,
  errorReportPath,
  isFromOwnPage,
  rateKey,
  type ErrorReport,
  type SiteAddress,
} from '@nightdesk/contracts'
import { parseEnvelope } from '@sentry/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendError } from '../errors.ts'
import type { ErrorReporter } from './error-reporter.ts'

// As the protocol has it; a page never sends more.
const mostPerPost = 1
const mostPerVisitor = 10
const forgottenAfterMs = 60_000

type ReportRouteOptions = { readonly reporter: ErrorReporter; readonly site: SiteAddress }

/**
 * Takes the reports of pages and passes them on, cleaned once more: the service sees neither the visitor's address nor
 * anything else but the report. The answer does not wait for the service.
 */
export function addReportRoutes(app: FastifyInstance, options: ReportRouteOptions): void {
  const { reporter, site } = options
  const visitors = new Map<string, number>()
  const forget = setInterval(() => visitors.clear(), forgottenAfterMs).unref()
  app.addHook('onClose', async () => clearInterval(forget))

  /** Before a byte of the body is read: who is refused holds none of it here. */
  function guard(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const refusal = refusalOf(request)
    if (refusal === undefined) return done()
    void sendError(reply.header('connection', 'close'), refusal)
  }

  function refusalOf({ headers, ip }: FastifyRequest): number | undefined {
    if (!isFromOwnPage(headers, site)) return 403
    const visitor = rateKey(ip)
    const sent = (visitors.get(visitor) ?? 0) + 1
    visitors.set(visitor, sent)
    return sent > mostPerVisitor ? 429 : undefined
  }

  app.post(errorReportPath, { logLevel: 'warn', onRequest: guard }, (request, reply) => {
    const reports = readReports(request.body)
    if (!reports) return sendError(reply, 400)
    for (const report of reports) reporter.forward(report)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

const mostLines = 20

/** An envelope is a head, and two lines for each item; thousands of tiny ones would be read one by one. */
function hasFewLines(body: string): boolean {
  let at = -1
  for (let lines = 0; lines < mostLines; lines += 1) {
    at = body.indexOf('\n', at + 1)
    if (at < 0) return true
  }
  return false
}

/** The reports in an envelope of the protocol; nothing when it cannot be read or holds too many. */
function readReports(body: unknown): ErrorReport[] | undefined {
  if (typeof body !== 'string' || !hasFewLines(body)) return undefined
  try {
    const [, items] = parseEnvelope(body)
    const events = items.filter(([{ type }]) => type === 'event')
    if (events.length > mostPerPost) return undefined
    return events.map(([, event]) => cleanReport(event)).filter((report) => report !== undefined)
  } catch {
    return undefined
  }
}
