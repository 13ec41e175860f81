import type { LeadMeter, LeadService } from '@nightdesk/leads'
import type { CallMeter } from '@nightdesk/voice-provider'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

import { createCallMeter } from './call-metrics.ts'
import { watchEventLoop } from './event-loop-lag.ts'
import { createLeadMeter } from './lead-metrics.ts'
import { addMetricsRoute } from './metrics-route.ts'
import { createRequestMeter, type RequestMeter } from './request-metrics.ts'

/** The numbers of this process since its start. Each part is told what happened, and knows nothing of who asks. */
export type Metrics = {
  readonly requests: RequestMeter
  readonly leads: LeadMeter
  readonly calls: CallMeter
  /** Serves them at `/metrics`, and looks at the event loop while the app runs. */
  serve(app: FastifyInstance, options: ServeOptions): void
}

type ServeOptions = {
  readonly leads: LeadService | undefined
  readonly token: string | undefined
  readonly isProxy: (address: string | undefined) => boolean
}

export function createMetrics(): Metrics {
  const counted = new Registry()
  return {
    requests: createRequestMeter(counted),
    leads: createLeadMeter(counted),
    calls: createCallMeter(counted),
    serve(app, options) {
      addMetricsRoute(app, { ...options, counted })
      const stop = watchEventLoop(counted)
      app.addHook('onClose', async () => stop())
    },
  }
}
