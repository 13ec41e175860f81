import type { Config } from '@nightdesk/config'
import {
  air,
  createFrontDesk,
  createVoiceProvider,
  hotels,
  transportation,
  type VoiceProvider,
  type VoiceProviderOptions,
} from '@nightdesk/voice-provider'

type Log = VoiceProviderOptions['log']

/** Makes the embedded provider out of the settings; nothing when calls go elsewhere, or nowhere. */
export function voiceOf(config: Config): ((log: Log) => VoiceProvider) | undefined {
  if (config.voiceProvider !== 'embedded') return undefined
  return (log) =>
    createVoiceProvider({
      assistants: [hotels, transportation, air, createFrontDesk()],
      publicUrl: config.publicUrl,
      apiKey: config.voiceApiKey,
      maxCalls: config.voiceMaxCalls,
      callsPerHour: config.voiceCallsPerHour,
      callsPerDay: config.voiceCallsPerDay,
      callSeconds: config.voiceCallSeconds,
      udpPort: config.voiceUdpPort,
      publicAddress: config.voicePublicAddress,
      sttUrl: config.sttUrl,
      ttsUrl: config.ttsUrl,
      log,
    })
}
