import { createFallbackTransport, type CallTransport } from '@nightdesk/call-session'
import {
  browserDevices,
  createAudioOutput,
  createWebRtcTransport,
  lazyWebSocketTransport,
  onPageLeave,
  systemClock,
} from '@nightdesk/call-session/web'
import { isMobileBrowser } from '../is-mobile.ts'
import type { VoiceParts } from '../voice-call.ts'
import { VoiceClient, type StartOptions } from '../voice-client.ts'

export type CreateVoiceClientOptions = Pick<VoiceParts, 'baseUrl' | 'key'> &
  StartOptions &
  Partial<VoiceParts>

/** A voice client with the browser's own parts; any of them can be replaced. */
export function createVoiceClient(options: CreateVoiceClientOptions): VoiceClient {
  return new VoiceClient({
    transport: options.transport ?? createBrowserTransport(),
    clock: systemClock,
    devices: browserDevices,
    // Every signal of ours is a browser's; the core only does not know its type.
    fetch: (url, init) => fetch(url, init as RequestInit),
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
