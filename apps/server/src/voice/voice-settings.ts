import type { Config } from '@nightdesk/config'
import {
  createVoiceProvider,
  type VoiceProvider,
  type VoiceProviderOptions,
} from '@nightdesk/voice-provider'

import { receptionists } from './receptionists.ts'

type Log = VoiceProviderOptions['log']

/** Makes the embedded provider out of the settings; nothing when calls go elsewhere, or nowhere. */
export function voiceOf(config: Config): ((log: Log) => VoiceProvider) | undefined {
  if (config.voiceProvider !== 'embedded') return undefined
  return (log) =>
    createVoiceProvider({
      assistants: receptionists(config),
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
