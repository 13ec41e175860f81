import type { Config } from '@nightdesk/config'
import { startTokenPath, type HostedPass, type VisitLog } from '@nightdesk/contracts'
import { addGuestAccess, callingOrigin, createCallCaps, takePlace } from '@nightdesk/voice-provider'
import type { FastifyInstance } from 'fastify'

import { sendError } from '../errors.ts'
import { voicePath } from './add-voice.ts'

/**
 * Shows pages the way to the hosted provider, at the door where they get start tokens otherwise. The calls themselves
 * are not seen here: of the caps, those per hour and per day hold.
 */
export function addHostedVoice(
  app: FastifyInstance,
  config: Config,
  visits: VisitLog | undefined,
): void {
  const passes = readPasses(config)
  if (!passes) return
  const { voiceCallsPerHour: callsPerHour, voiceCallsPerDay: callsPerDay } = config
  const atOnce = { maxCalls: Infinity, callsPerAddress: Infinity }
  const caps = createCallCaps({ ...atOnce, callsPerHour, callsPerDay }, Date.now)

  const { publicUrl, isPublicUrlAssumed, voiceWidgetOrigins: guests } = config
  const origins = { publicUrl, isPublicUrlAssumed, guests }
  const addDoor = async (part: FastifyInstance) => {
    addGuestAccess(part, guests)
    part.post(startTokenPath, async (request, reply) => {
      if (!callingOrigin(request.headers, origins)) return sendError(reply, 403)
      const pass = passes.get(readAssistantId(request.body))
      if (!pass) return sendError(reply, 404)
      const place = await takePlace({ caps, now: Date.now, visits }, request.ip)
      if (place.cap) {
        return sendError(reply.header('retry-after', place.retryAfterSeconds), 429)
      }
      // Whether they join is not seen here.
      place.join()
      place.giveBack()
      return reply.code(201).header('cache-control', 'no-store').send(pass)
    })
  }
  void app.register(addDoor, { prefix: voicePath })
}

function readPasses(config: Config): ReadonlyMap<unknown, HostedPass> | undefined {
  const { voiceProvider, voiceApiUrl: apiUrl, voicePublicKey: publicKey } = config
  if (voiceProvider !== 'hosted' || !apiUrl || !publicKey) return undefined
  const assistants = {
    air: config.voiceAssistantAir,
    hotels: config.voiceAssistantHotels,
    transportation: config.voiceAssistantTransportation,
  }
  const common = {
    provider: 'hosted',
    apiUrl,
    publicKey,
    bundleUrl: config.voiceBundleUrl,
  } as const
  return new Map(
    Object.entries(assistants).flatMap(([own, assistantId]) =>
      assistantId ? [[own, { ...common, assistantId }]] : [],
    ),
  )
}

function readAssistantId(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'assistantId' in body
    ? body.assistantId
    : undefined
}
