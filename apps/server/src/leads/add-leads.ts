import type { Config } from '@nightdesk/config'
import { contactPath } from '@nightdesk/contracts'
import {
  createLeadService,
  type LeadMeter,
  type LeadService,
  type LeadStore,
} from '@nightdesk/leads'
import type { FastifyInstance } from 'fastify'

import type { Readiness } from '../readiness.ts'
import { findFonts } from './find-fonts.ts'
import { backupsOf, deliveryTargets } from './lead-settings.ts'
import { watchStore, type StoreWatch } from './watch-store.ts'

// A mail server that hangs must not hold up the stop: what it holds is tried again after the lease.
const longestStopMs = 5_000

type LeadOptions = {
  readonly config: Config
  readonly store: LeadStore
  readonly siteDir?: string | undefined
  readonly readiness: Readiness
  readonly meter: LeadMeter | undefined
}

/** The contact form's address and the deliveries behind it. */
export async function addLeads(
  app: FastifyInstance,
  { config, store, siteDir, readiness, meter }: LeadOptions,
): Promise<LeadService> {
  const onWell = () => announce(app, store, service)
  const watch = watchStore({ store, log: app.log, onWell })
  const service = createLeadService({
    store: tellingOfRefusals(store, watch),
    publicUrl: config.publicUrl,
    isPublicUrlAssumed: config.isPublicUrlAssumed,
    ratePerMinute: config.contactRatePerMinute,
    leadsPerHour: config.contactRatePerHour,
    leadsPerDay: config.contactRatePerDay,
    leadsWithoutProof: config.contactProofAfter,
    silenceDays: config.leadSilenceDays,
    retentionDays: config.leadRetentionDays,
    targets: deliveryTargets(config),
    backups: backupsOf(config),
    hasProbe: config.hasLeadProbe,
    fonts: siteDir ? await findFonts(siteDir) : [],
    log: app.log,
    meter,
  })
  await app.register(async (part) => service.addRoutes(part), { prefix: contactPath })

  // Told, not waited for: without a store the pages are served all the same.
  readiness.addFact('leads', watch.isWell)
  let stopped: Promise<void> | undefined
  app.addHook('onReady', async () => {
    service.start()
    await watch.start()
  })
  app.addHook('preClose', async () => {
    watch.stop()
    stopped = service.stop()
  })
  app.addHook('onClose', async () => {
    await Promise.race([stopped, delay(longestStopMs)])
    await store.close()
  })
  return service
}

function tellingOfRefusals(store: LeadStore, watch: StoreWatch): LeadStore {
  return {
    ...store,
    async add(...args) {
      try {
        return await store.add(...args)
      } catch (error) {
        watch.onRefused()
        throw error
      }
    },
  }
}

function announce(app: FastifyInstance, store: LeadStore, { channels }: LeadService): void {
  const deliveries = channels.filter((channel) => channel !== 'receipt')
  const hasReceipts = channels.includes('receipt')
  const fields = { store: store.description, deliveries, hasReceipts }
  const receipts = hasReceipts ? 'visitors get a receipt' : 'visitors get no receipt'
  const ways = deliveries.join(' and ')
  if (ways) app.log.info(fields, `leads are stored and delivered by ${ways}; ${receipts}`)
  else app.log.warn(fields, 'leads are stored and delivered nowhere: set SMTP_URL and CONTACT_TO')
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
