import { cleanReport, errorReportPath, type ErrorReport } from '@nightdesk/contracts'
import { parseEnvelope } from '@sentry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sendError } from '../errors.ts'
import type { ErrorReporter } from './error-reporter.ts'

const mostPerVisitor = 10
const forgottenAfterMs = 60_000

/**
 * Takes the reports of pages and passes them on, cleaned once more: the service sees neither the visitor's address nor
 * anything else but the report. The answer does not wait for the service.
 */
export function addReportRoutes(app: FastifyInstance, reporter: ErrorReporter): void {
  const visitors = new Map<string, number>()
  const forget = setInterval(() => visitors.clear(), forgottenAfterMs).unref()
  app.addHook('onClose', async () => clearInterval(forget))

  app.post(errorReportPath, { logLevel: 'warn' }, (request, reply) => {
    if (isFromElsewhere(request)) return sendError(reply, 403)
    const sent = (visitors.get(request.ip) ?? 0) + 1
    visitors.set(request.ip, sent)
    if (sent > mostPerVisitor) return sendError(reply, 429)

    const reports = readReports(request.body)
    if (!reports) return sendError(reply, 400)
    for (const report of reports) reporter.forward(report)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/** The reports in an envelope of the protocol; nothing when it cannot be read. */
function readReports(body: unknown): ErrorReport[] | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const [, items] = parseEnvelope(body)
    return items
      .filter(([{ type }]) => type === 'event')
      .map(([, event]) => cleanReport(event))
      .filter((report) => report !== undefined)
  } catch {
    return undefined
  }
}
