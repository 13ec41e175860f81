import { contactPath } from '@nightdesk/contracts'
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'

import { createLeadService, type LeadService, type LeadServiceOptions } from '../service.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { openLeadStore } from '../store/open-store.ts'
import { createLeadTally, type LeadTally } from './lead-tally.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createTempFolder } from './temp-folder.ts'

export const goodForm = {
  name: 'Ada Moss',
  email: 'ada@clinic.example',
  phone: '+1 212 555 0134',
  message: 'Our phone rings at night.',
  _subject: 'New discovery call request',
  _captcha: 'false',
  _format: 'json',
}

export type ContactApp = {
  readonly app: FastifyInstance
  readonly service: LeadService
  readonly store: LeadStore
  readonly clock: ManualClock
  readonly logs: { readonly fields: object; readonly message: string }[]
  /** What was counted, under the names of the tally. */
  readonly counts: LeadTally['counts']
  readonly dataDir: string
  /** Posts fields as JSON, unless the options say otherwise. */
  readonly post: (fields: object, options?: PostOptions) => Promise<LightMyRequestResponse>
}

export type PostOptions = {
  readonly headers?: Record<string, string>
  readonly payload?: string | Buffer
  readonly remoteAddress?: string
}

/** The contact routes over a real file, without a server around them. */
export async function createContactApp(
  options: Partial<LeadServiceOptions> = {},
): Promise<ContactApp> {
  const dataDir = await createTempFolder()
  const store = options.store ?? (await openLeadStore({ dataDir }))
  const clock = createManualClock()
  const logs: ContactApp['logs'] = []
  const write = (fields: object, message: string) => void logs.push({ fields, message })
  const { meter, counts } = createLeadTally()
  const service = createLeadService({
    store,
    publicUrl: 'https://www.nightdesk.example',
    ratePerMinute: 1_000,
    retentionDays: 365,
    targets: {},
    log: { info: write, warn: write, error: write },
    meter,
    clock,
    ...options,
  })
  const app = fastify()
  await app.register(async (part) => service.addRoutes(part), { prefix: contactPath })
  onTestFinished(async () => {
    await app.close()
    await service.stop()
    await store.close()
  })

  const post = (fields: object, { headers = {}, payload, remoteAddress }: PostOptions = {}) => {
    return app.inject({
      method: 'POST',
      url: contactPath,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      payload: payload ?? JSON.stringify(fields),
      ...(remoteAddress && { remoteAddress }),
    })
  }
  return { app, service, store, clock, logs, counts, dataDir, post }
}
