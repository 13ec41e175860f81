// Loaded only when reports are wanted. The core of Sentry's SDK carries the protocol; the whole SDK for Node would
// bring instrumentation of everything the server does, and we want none of it.
import { minuteMs, type ErrorReport } from '@nightdesk/contracts'
import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
  SDK_VERSION,
  type Event,
  type Transport,
} from '@sentry/core'

import { describeFailure } from './describe-failure.ts'

const longestSendMs = 5_000
const longestStopMs = 2_000

// Should everything fail at once, a few reports say as much as thousands. Each kind has a lane of its own: strangers can
// send what pages send, and may break a request or two, but never keep the last report from leaving.
const mostPerMinute = { page: 60, error: 60, fatal: 5 } as const

type Lane = keyof typeof mostPerMinute

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

  function openLane(most: number) {
    // A transport of its own as well: it drops what comes when too much is under way, or when the service asks for less.
    const transport = openTransport(url, post)
    const hasRoom = createMinuteBudget(most, now)
    return {
      send(report: ErrorReport): void {
        if (!hasRoom()) return
        const envelope = createEventEnvelope(report as Event, dsn, { sdk })
        // Nobody is to be told that nobody can be told.
        void Promise.resolve(transport.send(envelope)).catch(() => undefined)
      },
      flush: () => transport.flush(longestStopMs),
    }
  }
  const lanes = {
    page: openLane(mostPerMinute.page),
    error: openLane(mostPerMinute.error),
    fatal: openLane(mostPerMinute.fatal),
  } satisfies Record<Lane, unknown>

  return {
    forward: (report) => lanes.page.send(report),
    capture: (error, level = 'error') => {
      const report = describeFailure(error, { level, timestamp: now() / 1000 })
      if (report) lanes[level === 'fatal' ? 'fatal' : 'error'].send(report)
    },
    stop: async () => void (await Promise.all(Object.values(lanes).map(({ flush }) => flush()))),
  }
}

function openTransport(url: string, post: typeof fetch): Transport {
  return createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
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
}

/** True so many times in each minute of the clock. */
function createMinuteBudget(most: number, now: () => number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const thisMinute = Math.floor(now() / minuteMs)
    count = thisMinute === minute ? count + 1 : 1
    minute = thisMinute
    return count <= most
  }
}
