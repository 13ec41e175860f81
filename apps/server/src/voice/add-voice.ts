import type { LeadService } from '@nightdesk/leads'
import type { VoiceProvider, VoiceProviderOptions } from '@nightdesk/voice-provider'
import type { FastifyInstance } from 'fastify'

import { createCallLeads } from '../leads/call-leads.ts'
import type { Readiness } from '../readiness.ts'

export const voicePath = '/voice'

export type CreateVoice = (options: Pick<VoiceProviderOptions, 'log' | 'onTool'>) => VoiceProvider

type VoiceOptions = {
  readonly createVoice: CreateVoice
  /** Takes the discovery calls that callers book. Without one they are only shown to the caller. */
  readonly leads: LeadService | undefined
  readonly readiness: Readiness
}

/** The embedded voice provider at `/voice`. Its models load once the server listens. */
export async function addVoice(app: FastifyInstance, options: VoiceOptions): Promise<void> {
  const { createVoice, leads, readiness } = options
  const callLeads = leads && createCallLeads({ admit: leads.admit, log: app.log })
  const voice = createVoice({
    log: app.log,
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
  app.addHook('onClose', async () => callLeads?.stop())
}
