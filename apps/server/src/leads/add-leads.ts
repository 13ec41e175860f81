import type { Config } from '@nightdesk/config'
import { contactPath } from '@nightdesk/contracts'
import { createLeadService, type LeadService, type LeadStore } from '@nightdesk/leads'
import type { FastifyInstance } from 'fastify'

import type { Readiness } from '../readiness.ts'
import { findFonts } from './find-fonts.ts'
import { deliveryTargets } from './lead-settings.ts'
import { watchStore } from './watch-store.ts'

// A mail server that hangs must not hold up the stop: what it holds is tried again after the lease.
const longestStopMs = 5_000

type LeadOptions = {
  readonly config: Config
  readonly store: LeadStore
  readonly siteDir?: string | undefined
  readonly readiness: Readiness
}

/** The contact form's address, the deliveries behind it, and `/metrics` when it is wanted. */
export async function addLeads(
  app: FastifyInstance,
  { config, store, siteDir, readiness }: LeadOptions,
): Promise<LeadService> {
  const service = createLeadService({
    store,
    publicUrl: config.publicUrl,
    isPublicUrlAssumed: config.isPublicUrlAssumed,
    ratePerMinute: config.contactRatePerMinute,
    leadsPerHour: config.contactRatePerHour,
    leadsPerDay: config.contactRatePerDay,
    leadsWithoutProof: config.contactProofAfter,
    silenceDays: config.leadSilenceDays,
    retentionDays: config.leadRetentionDays,
    targets: deliveryTargets(config),
    hasProbe: config.hasLeadProbe,
    fonts: siteDir ? await findFonts(siteDir) : [],
    log: app.log,
  })
  await app.register(async (part) => service.addRoutes(part), { prefix: contactPath })
  if (config.hasMetrics) addMetrics(app, service)

  const onWell = () => announce(app, store, service)
  const watch = watchStore({ store, log: app.log, onWell })
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

function announce(app: FastifyInstance, store: LeadStore, { channels }: LeadService): void {
  const fields = { store: store.description, deliveries: channels }
  if (channels.length > 0) app.log.info(fields, 'leads are stored and delivered')
  else app.log.warn(fields, 'leads are stored and delivered nowhere: set SMTP_URL and CONTACT_TO')
}

function addMetrics(app: FastifyInstance, service: LeadService): void {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await service.metrics())
  })
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
