// What a call needs; fetched when somebody is about to press.
import { lazyDailyTransport } from '@nightdesk/call-session/web'
import type { VoiceClient } from '../../voice-client.ts'
import { createVoiceClient } from '../create-voice-client.ts'
import type { WidgetCall } from './widget-options.ts'

export type CallProgram = { readonly createClient: typeof createClient }

const hostedApi = 'https://api.vapi.ai'

/** A client for the hosted provider where a share key is given, for the script's own server otherwise. */
export function createClient({ apiKey, apiUrl, bundleUrl }: WidgetCall, home: string): VoiceClient {
  if (!apiKey) return createVoiceClient({ baseUrl: apiUrl ?? `${home}/voice` })
  const dailyConfig = bundleUrl ? { callObjectBundleUrlOverride: bundleUrl } : {}
  const transport = lazyDailyTransport({ dailyConfig })
  return createVoiceClient({ baseUrl: apiUrl ?? hostedApi, key: apiKey, transport })
}
