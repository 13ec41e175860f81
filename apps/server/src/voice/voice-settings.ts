import type { Config } from '@nightdesk/config'
import { createVoiceProvider } from '@nightdesk/voice-provider'

import type { CreateVoice } from './add-voice.ts'
import { receptionists } from './receptionists.ts'

/** Makes the embedded provider out of the settings; nothing when calls go elsewhere, or nowhere. */
export function voiceOf(config: Config): CreateVoice | undefined {
  if (config.voiceProvider !== 'embedded') return undefined
  return (server) =>
    createVoiceProvider({
      assistants: receptionists(config),
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
      udpPort: config.voiceUdpPort,
      publicAddress: config.voicePublicAddress,
      sttUrl: config.sttUrl,
      ttsUrl: config.ttsUrl,
      ...server,
    })
}
