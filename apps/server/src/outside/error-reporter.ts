// Loaded only when reports are wanted. The core of Sentry's SDK carries the protocol; the whole SDK for Node would
// bring instrumentation of everything the server does, and we want none of it.
import type { ErrorReport } from '@nightdesk/contracts'
import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
  SDK_VERSION,
  type Event,
} from '@sentry/core'

import { describeFailure } from './describe-failure.ts'

const longestSendMs = 5_000
const longestStopMs = 2_000
// Should everything fail at once, a few reports say as much as thousands.
const mostPerMinute = 60
const minuteMs = 60_000

// The service may not guess an address from the connection: it is the server's own.
const sdk = {
  name: 'sentry.javascript.core',
  version: SDK_VERSION,
  settings: { infer_ip: 'never' },
} as const

export type ErrorReporter = {
  /** Tells the service of a failure of this server. Neither throws nor waits. */
  readonly capture: (error: unknown, level?: ErrorReport['level']) => void
  /** Passes on a report that a page sent. */
  readonly forward: (report: ErrorReport) => void
  /** Lets what is under way arrive, for two seconds at most. */
  readonly stop: () => Promise<void>
}

export type ReporterOptions = {
  readonly dsn: string
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

/** Sends reports to the service of a DSN. A service that fails is not tried again: the next failure will be told. */
export function createErrorReporter(options: ReporterOptions): ErrorReporter {
  const { fetch: post = fetch, now = Date.now } = options
  const dsn = makeDsn(options.dsn)
  if (!dsn) throw new Error('ERROR_REPORT_DSN cannot be read')
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  const transport = createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const signal = AbortSignal.timeout(longestSendMs)
    // Copied: the core's bytes may lie in memory that is shared, which no body may.
    const content = typeof body === 'string' ? body : new Uint8Array(body)
    const answer = await post(url, { method: 'POST', body: content, signal })
    await answer.body?.cancel()
    const { headers } = answer
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
        'retry-after': headers.get('retry-after'),
      },
    }
  })
  let minute = 0
  let sentThisMinute = 0

  const forward = (report: ErrorReport) => {
    const thisMinute = Math.floor(now() / minuteMs)
    sentThisMinute = thisMinute === minute ? sentThisMinute + 1 : 1
    minute = thisMinute
    if (sentThisMinute > mostPerMinute) return
    const envelope = createEventEnvelope(report as Event, dsn, { sdk })
    // Nobody is to be told that nobody can be told.
    void Promise.resolve(transport.send(envelope)).catch(() => undefined)
  }

  return {
    forward,
    capture: (error, level = 'error') => {
      const report = describeFailure(error, { level, timestamp: now() / 1000 })
      if (report) forward(report)
    },
    stop: async () => void (await transport.flush(longestStopMs)),
  }
}
