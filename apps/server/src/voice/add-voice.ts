import type { VoiceProvider } from '@nightdesk/voice-provider'
import type { FastifyInstance } from 'fastify'

import type { Readiness } from '../readiness.ts'

export const voicePath = '/voice'

/** The embedded voice provider at `/voice`. Its models load once the server listens. */
export async function addVoice(
  app: FastifyInstance,
  voice: VoiceProvider,
  readiness: Readiness,
): Promise<void> {
  await app.register(async (part) => voice.addRoutes(part), { prefix: voicePath })
  // A voice that cannot be loaded must not keep the pages from their visitors.
  const removeCheck = readiness.addCheck('voice', () => voice.state !== 'loading')
  app.server.once('listening', () => voice.start())
  // Before the connections are closed: callers hear that the call is over.
  app.addHook('preClose', async () => {
    removeCheck()
    await voice.stop()
  })
}
