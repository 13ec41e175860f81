import { isEmail } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { systemClock, type Clock } from './clock.ts'
import type { Channel } from './delivery/channel.ts'
import { startProbe } from './delivery/probe.ts'
import { createWebhookChannel } from './delivery/webhook-channel.ts'
import { createWorker } from './delivery/worker.ts'
import { startHousekeeping } from './housekeeping.ts'
import { addContactRoutes } from './intake/contact-routes.ts'
import { createLeadAllowance } from './intake/lead-allowance.ts'
import { createRateLimit } from './intake/rate-limit.ts'
import type { ChannelName, NewLead } from './lead.ts'
import type { LeadLog } from './log.ts'
import { composeDigest, type Digest } from './mail/compose-digest.ts'
import { createMailChannel } from './mail/mail-channel.ts'
import { createMailer } from './mail/mailer.ts'
import { createReceiptChannel } from './mail/receipt-channel.ts'
import { createMetrics } from './metrics/metrics.ts'
import { renderMetrics } from './metrics/render-metrics.ts'
import type { PageFont } from './pages/page-fonts.ts'
import type { AddResult, LeadStore } from './store/lead-store.ts'

// All visitors together: a crowd of addresses gets no further than a few.
const overallFactor = 6

export type MailTarget = {
  readonly smtpUrl: string
  readonly to: string
  /** Whether visitors get a receipt, from the same mailbox. */
  readonly hasReceipts?: boolean
}

export type DeliveryTargets = {
  readonly mail?: MailTarget | undefined
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
}

export type LeadServiceOptions = {
  readonly store: LeadStore
  readonly publicUrl: string
  readonly ratePerMinute: number
  /** Leads of one visitor; without a number there is no limit. */
  readonly leadsPerHour?: number | undefined
  readonly leadsPerDay?: number | undefined
  readonly retentionDays: number
  readonly targets: DeliveryTargets
  /** The faces of the site, for the pages a visitor without JavaScript sees. */
  readonly fonts?: readonly PageFont[]
  /** Sends a test lead of our own through every delivery, once an hour. */
  readonly hasProbe?: boolean
  readonly log: LeadLog
  readonly clock?: Clock
}

export type LeadService = {
  readonly channels: readonly ChannelName[]
  /** The routes of the contact form, for a part of the server with its address as prefix. */
  addRoutes(app: FastifyInstance): void
  /** Resolves when the lead and its deliveries are on disk. Also for leads that come out of a call. */
  accept(lead: NewLead, key?: string): Promise<AddResult>
  start(): void
  /** Ends deliveries and housekeeping; the store stays open. */
  stop(): Promise<void>
  /** Prometheus' text format. */
  metrics(): Promise<string>
}

/** The lead service: intake, outbox and numbers over a store that somebody else opened. */
export function createLeadService(options: LeadServiceOptions): LeadService {
  const { store, log, publicUrl, ratePerMinute, clock = systemClock } = options
  const { fonts = [] } = options
  const metrics = createMetrics()
  const targets = createChannels(options.targets, { store, clock })
  const channels = targets.map(({ name }) => name)
  const workers = targets.map((channel) => createWorker({ store, channel, clock, log, metrics }))
  const overallPerMinute = ratePerMinute * overallFactor
  const rateLimit = createRateLimit({ perMinute: ratePerMinute, overallPerMinute, clock })
  const { leadsPerHour: perHour, leadsPerDay: perDay } = options
  const allowance = createLeadAllowance({ perHour, perDay, clock })
  let stopHousekeeping = () => Promise.resolve()
  let stopProbe = () => Promise.resolve()

  async function accept(lead: NewLead, key?: string): Promise<AddResult> {
    const options = { now: clock.now(), key, channels: channelsFor(lead, channels) }
    const result = await store.add(lead, options)
    if (result.kind === 'duplicate') metrics.duplicate()
    if (result.kind !== 'added') return result

    const { reference } = result
    if (lead.quarantine) {
      metrics.quarantined()
      log.warn({ reference, reason: lead.quarantine }, 'lead quarantined')
    } else {
      if (lead.source !== 'probe') metrics.accepted()
      log.info({ reference }, 'lead stored')
      for (const worker of workers) worker.wake()
    }
    return result
  }

  return {
    channels,
    accept,
    addRoutes: (app) =>
      addContactRoutes(app, { publicUrl, rateLimit, allowance, metrics, fonts, accept }),
    start() {
      const sendDigest = createDigest(options.targets)
      stopHousekeeping = startHousekeeping({ ...options, clock, sendDigest })
      if (options.hasProbe && channels.length > 0)
        stopProbe = startProbe({ store, clock, log, accept })
      for (const worker of workers) worker.wake()
    },
    async stop() {
      await Promise.all([
        stopHousekeeping(),
        stopProbe(),
        ...workers.map((worker) => worker.stop()),
      ])
    },
    metrics: async () => renderMetrics(metrics.read(), await store.counts(), clock.now()),
  }
}

type ChannelTools = { readonly store: LeadStore; readonly clock: Clock }

function createChannels({ mail, webhook }: DeliveryTargets, tools: ChannelTools): Channel[] {
  return [
    ...(mail ? [createMailChannel(mail)] : []),
    ...(mail?.hasReceipts ? [createReceiptChannel({ ...mail, ...tools, from: mail.to })] : []),
    ...(webhook ? [createWebhookChannel({ ...webhook, clock: tools.clock })] : []),
  ]
}

/** A receipt needs somebody to send it to. */
function channelsFor(lead: NewLead, channels: readonly ChannelName[]): readonly ChannelName[] {
  return isEmail(lead.fields.email) ? channels : channels.filter((name) => name !== 'receipt')
}

function createDigest({ mail }: DeliveryTargets) {
  if (!mail) return undefined
  const send = createMailer(mail)
  return (digest: Digest) => send(composeDigest(digest, mail.to))
}
