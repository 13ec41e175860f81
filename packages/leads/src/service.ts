import { createNetworkQuota, newcomersPerHour, type SiteAddress } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { findAlarms, type AlarmReason, type Silence } from './alarms.ts'
import { systemClock, type Clock } from './clock.ts'
import { createDailyBackups, type BackupOptions } from './backups/daily-backups.ts'
import type { Channel } from './delivery/channel.ts'
import { startProbe } from './delivery/probe.ts'
import { createWebhookChannel } from './delivery/webhook-channel.ts'
import { createWorker } from './delivery/worker.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createAcceptance } from './intake/acceptance.ts'
import { addContactRoutes } from './intake/contact-routes.ts'
import { createFrontDoor, type FrontDoor } from './intake/front-door.ts'
import { createLeadAllowance } from './intake/lead-allowance.ts'
import { createProofDesk } from './intake/proof-desk.ts'
import { createKnownVisits } from './intake/known-visits.ts'
import { createRateLimit, createSharedRateLimit } from './intake/rate-limit.ts'
import { createSharedRoom } from './intake/shared-room.ts'
import { noMeter, type LeadMeter } from './lead-meter.ts'
import type { ChannelName, NewLead } from './lead.ts'
import type { LeadLog } from './log.ts'
import { composeDigest, type Digest } from './mail/compose-digest.ts'
import { createMailChannel } from './mail/mail-channel.ts'
import { createMailer } from './mail/mailer.ts'
import { createReceiptChannel } from './mail/receipt-channel.ts'
import type { PageFont } from './pages/page-fonts.ts'
import {
  StoreUnavailableError,
  type AddResult,
  type LeadCounts,
  type LeadStore,
} from './store/lead-store.ts'

// How many times the limit of one address all visitors together may reach in a minute.
const overallFactor = 6

export type MailTarget = {
  readonly smtpUrl: string
  readonly to: string
  /** Whether visitors get a receipt, from the same mailbox. */
  readonly hasReceipts?: boolean
  /** Of whoever reads the mailbox; UTC when nobody says. */
  readonly timeZone?: string | undefined
}

export type DeliveryTargets = {
  readonly mail?: MailTarget | undefined
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
}

export type LeadServiceOptions = SiteAddress & {
  readonly store: LeadStore
  readonly ratePerMinute: number
  /** How many leads one visitor may leave; without a number there is no limit. */
  readonly leadsPerHour?: number | undefined
  readonly leadsPerDay?: number | undefined
  /** How many leads an hour a visitor may leave without a proof of work; without a number none is ever asked for. */
  readonly leadsWithoutProof?: number | undefined
  readonly retentionDays: number
  /** Where a backup goes each day, how many stay, and how the thread that makes them opens the store. */
  readonly backups?: BackupOptions | undefined
  /** The owner is told after this many days without a lead; without a number never. */
  readonly silenceDays?: number | undefined
  readonly targets: DeliveryTargets
  /** The faces of the site, for the pages a visitor without JavaScript sees. */
  readonly fonts?: readonly PageFont[]
  /** Sends a test lead of our own through every delivery, once an hour. */
  readonly hasProbe?: boolean
  readonly log: LeadLog
  readonly meter?: LeadMeter | undefined
  readonly clock?: Clock
}

/** What is in the store now, and what somebody should look at. */
export type LeadStanding = {
  readonly counts: LeadCounts
  readonly alarms: readonly AlarmReason[]
  /** For how long the oldest delivery that is still under way has been waiting. */
  readonly oldestUndeliveredMs: number
}

export type LeadService = {
  readonly channels: readonly ChannelName[]
  /** The routes of the contact form, for a part of the server with its address as prefix. */
  addRoutes(app: FastifyInstance): void
  /** Resolves when the lead and its deliveries are on disk. For leads of our own, the probe: no limit counts them. */
  accept(lead: NewLead, key?: string): Promise<AddResult>
  /** Accepts the lead of a visitor, by the form or in a call, under the limits that count for their address. */
  readonly admit: FrontDoor['admit']
  start(): void
  /** Ends deliveries and housekeeping; the store stays open. */
  stop(): Promise<void>
  /** Nothing when the store cannot be read. */
  standing(): Promise<LeadStanding | undefined>
}

/** The lead service: intake, outbox and numbers over a store that somebody else opened. */
export function createLeadService(options: LeadServiceOptions): LeadService {
  const { store, log, ratePerMinute, meter = noMeter, clock = systemClock } = options
  const { fonts = [], silenceDays: days } = options
  const silence = days === undefined ? undefined : { days, startedAt: clock.now() }
  const targets = createChannels(options.targets, { store, clock })
  const channels = targets.map(({ name }) => name)
  const workers = targets.map((channel) => createWorker({ store, channel, clock, log, meter }))
  const { leadsPerHour: perHour, leadsPerDay: perDay, leadsWithoutProof: withoutProof } = options
  const allowance = createLeadAllowance({ perHour, perDay, withoutProof, clock })
  const room = createSharedRoom(ratePerMinute * overallFactor, clock)
  const quota = createNetworkQuota({ perHour: newcomersPerHour, now: () => clock.now() })
  const { visits } = store
  const knownVisits = visits && createKnownVisits({ visits, allowance, quota, clock })
  const wakeWorkers = () => {
    for (const worker of workers) worker.wake()
  }
  const accepting = { store, clock, log, meter, channels, wakeWorkers }
  const { accept, release } = createAcceptance(accepting)
  const door = createFrontDoor({ allowance, quota, room, knownVisits, accept, store })
  const proofs = createProofDesk({ store, clock, release })
  let stopHousekeeping = () => Promise.resolve()
  let stopProbe = () => Promise.resolve()

  const rateLimitOf = (name: string) => {
    const rates = { perMinute: ratePerMinute, clock }
    return visits ? createSharedRateLimit({ ...rates, name, visits }) : createRateLimit(rates)
  }

  return {
    channels,
    accept,
    admit: door.admit,
    addRoutes: (app) =>
      addContactRoutes(app, {
        site: options,
        rateLimit: rateLimitOf('post'),
        proofRateLimit: rateLimitOf('proof'),
        // A page may be looked at again. Each server counts for itself: to ask the others costs as much as to look.
        sentRateLimit: createRateLimit({ perMinute: 2 * ratePerMinute, clock }),
        findLead: (reference) => store.find(reference),
        door,
        proofs,
        meter,
        fonts,
      }),
    start() {
      const sendDigest = createDigest(options.targets)
      const backups = options.backups && createDailyBackups(options.backups)
      stopHousekeeping = startHousekeeping({ ...options, backups, clock, silence, sendDigest })
      if (options.hasProbe && channels.length > 0)
        stopProbe = startProbe({ store, clock, log, accept })
      wakeWorkers()
    },
    async stop() {
      await Promise.all([
        stopHousekeeping(),
        stopProbe(),
        ...workers.map((worker) => worker.stop()),
      ])
    },
    standing: () => readStanding(store, clock, silence),
  }
}

async function readStanding(
  store: LeadStore,
  clock: Clock,
  silence: Silence | undefined,
): Promise<LeadStanding | undefined> {
  const counts = await countOrNothing(store)
  if (!counts) return undefined
  const now = clock.now()
  return {
    counts,
    alarms: findAlarms(counts, now, silence),
    oldestUndeliveredMs: Math.max(0, now - (counts.oldestUndeliveredAt ?? now)),
  }
}

async function countOrNothing(store: LeadStore): Promise<LeadCounts | undefined> {
  try {
    return await store.counts()
  } catch (error) {
    if (error instanceof StoreUnavailableError) return undefined
    throw error
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

function createDigest({ mail }: DeliveryTargets) {
  if (!mail) return undefined
  const send = createMailer(mail)
  return (digest: Digest) => send(composeDigest(digest, mail.to))
}
