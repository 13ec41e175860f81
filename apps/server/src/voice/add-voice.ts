import type { VisitLog } from '@nightdesk/contracts'
import type { LeadService } from '@nightdesk/leads'
import type { CallMeter, VoiceProvider, VoiceProviderOptions } from '@nightdesk/voice-provider'
import type { FastifyInstance } from 'fastify'

import { createCallLeads } from '../leads/call-leads.ts'
import type { Readiness } from '../readiness.ts'

export const voicePath = '/voice'

export type CreateVoice = (
  options: Pick<VoiceProviderOptions, 'log' | 'meter' | 'onTool' | 'visits'>,
) => VoiceProvider

type VoiceOptions = {
  readonly createVoice: CreateVoice
  /** Takes the discovery calls that callers book. Without one they are only shown to the caller. */
  readonly leads: LeadService | undefined
  /** Where several servers know of one another's callers. */
  readonly visits: VisitLog | undefined
  readonly readiness: Readiness
  readonly meter: CallMeter
}

/** The embedded voice provider at `/voice`. Its models load once the server listens. */
export async function addVoice(app: FastifyInstance, options: VoiceOptions): Promise<void> {
  const { createVoice, leads, visits, readiness, meter } = options
  const callLeads = leads && createCallLeads({ admit: leads.admit, log: app.log })
  const voice = createVoice({
    log: app.log,
    meter,
    visits,
    onTool: (call, tool) => callLeads?.take(call, tool),
  })
  await app.register(async (part) => voice.addRoutes(part), { prefix: voicePath })
  // A voice that cannot be loaded must not keep the pages from their visitors.
  const removeCheck = readiness.addCheck('voice', () => voice.state !== 'loading')
  app.server.once('listening', () => voice.start())
  // Before the connections are closed: callers hear that the call is over.
  app.addHook('preClose', async () => {
    removeCheck()
    await voice.stop()
  })
  // Added after the store's own, so it comes before it: the last added is the first to run.
  app.addHook('onClose', async () => callLeads?.settle())
}
