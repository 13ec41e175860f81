import { resolve } from 'node:path'

import type { Config } from '@nightdesk/config'
import {
  createVoiceProvider,
  openReceptionists,
  type ModelSettings,
} from '@nightdesk/voice-provider'
import { openSpeakAhead } from '@nightdesk/voice-provider/speak-ahead'

import type { CreateVoice } from './add-voice.ts'

/** Where `npm run voicebank` keeps the model of its voice; an archive has none. */
const voicePackages = resolve(
  import.meta.dirname,
  '../../../../node_modules/.cache/voicebank/node_modules',
)

/** Makes the embedded provider out of the settings; nothing when calls go elsewhere, or nowhere. */
export function voiceOf(config: Config): CreateVoice | undefined {
  if (config.voiceProvider !== 'embedded') return undefined
  return (server) => {
    const mind = openReceptionists(modelOf(config))
    return createVoiceProvider({
      assistants: mind.assistants,
      mind,
      publicUrl: config.publicUrl,
      isPublicUrlAssumed: config.isPublicUrlAssumed,
      guests: config.voiceWidgetOrigins,
      apiKey: config.voiceApiKey,
      maxCalls: config.voiceMaxCalls,
      callsPerAddress: config.voiceCallsPerAddress,
      callsPerHour: config.voiceCallsPerHour,
      callsPerDay: config.voiceCallsPerDay,
      callSeconds: config.voiceCallSeconds,
      silenceSeconds: config.voiceSilenceSeconds,
      serverName: config.serverName,
      sharedSecret: config.sharedSecret,
      udpPort: config.voiceUdpPort,
      publicAddress: config.voicePublicAddress,
      sttUrl: config.sttUrl,
      ttsUrl: config.ttsUrl,
      speakAhead: openSpeakAhead({ packagesDir: voicePackages }),
      ...server,
    })
  }
}

/** The language model behind the receptionists, where one is named. */
export function modelOf(config: Config): ModelSettings | undefined {
  const { llmUrl, llmModel, llmKey, llmRequestsPerCall, llmRequestsPerDay } = config
  if (!llmUrl || !llmModel) return undefined
  return {
    url: llmUrl,
    model: llmModel,
    ...(llmKey && { key: llmKey }),
    perCall: llmRequestsPerCall,
    perDay: llmRequestsPerDay,
  }
}
