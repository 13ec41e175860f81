import { createFallbackTransport, type CallTransport } from '@nightdesk/call-session'
import {
  browserDevices,
  createAudioOutput,
  createWebRtcTransport,
  lazyWebSocketTransport,
  onPageLeave,
  systemClock,
} from '@nightdesk/call-session/web'
import type { Fetch } from '../create-web-call.ts'
import { isMobileBrowser } from '../is-mobile.ts'
import { startTokenKey } from '../start-token.ts'
import type { VoiceParts } from '../voice-call.ts'
import { VoiceClient, type StartOptions } from '../voice-client.ts'

export type CreateVoiceClientOptions = Pick<VoiceParts, 'baseUrl'> &
  StartOptions &
  Partial<VoiceParts>

// Every signal of ours is a browser's; the core only does not know its type.
const browserFetch: Fetch = (url, init) => fetch(url, init as RequestInit)

/**
 * A voice client with the browser's own parts; any of them can be replaced. Without a key it asks the provider
 * for a start token with each call, as the site's own provider wants it.
 */
export function createVoiceClient(options: CreateVoiceClientOptions): VoiceClient {
  return new VoiceClient({
    key: startTokenKey(options.baseUrl, options.fetch ?? browserFetch),
    transport: options.transport ?? createBrowserTransport(),
    clock: systemClock,
    devices: browserDevices,
    fetch: browserFetch,
    isMobile: () => isMobileBrowser(navigator.userAgent),
    onPageLeave,
    ...options,
  })
}

/** WebRTC, and a WebSocket for the visitors whose network lets nothing else through. */
export function createBrowserTransport(): CallTransport {
  const output = createAudioOutput()
  return createFallbackTransport(
    createWebRtcTransport({ output }),
    lazyWebSocketTransport({ output }),
    { clock: systemClock },
  )
}
