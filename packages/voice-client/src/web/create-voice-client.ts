import { createFallbackTransport, type CallTransport } from '@nightdesk/call-session'
import {
  browserDevices,
  createAudioOutput,
  createWebRtcTransport,
  lazyDailyTransport,
  lazyWebSocketTransport,
  onPageLeave,
  systemClock,
  type AudioOutput,
} from '@nightdesk/call-session/web'
import type { HostedPass } from '@nightdesk/contracts'
import type { Fetch } from '../create-web-call.ts'
import { isMobileBrowser } from '../is-mobile.ts'
import { startTokenKey } from '../start-token.ts'
import type { VoiceParts } from '../call-plan.ts'
import { VoiceClient, type StartOptions } from '../voice-client.ts'

export type CreateVoiceClientOptions = Pick<VoiceParts, 'baseUrl'> &
  StartOptions &
  Partial<VoiceParts>

// Every signal of ours is a browser's; the core only does not know its type.
const browserFetch: Fetch = (url, init) => fetch(url, init as RequestInit)

/**
 * A voice client with the browser's own parts; any of them can be replaced. Without a key it asks the site's
 * server with each call: for a start token, or for the way to the hosted provider.
 */
export function createVoiceClient(options: CreateVoiceClientOptions): VoiceClient {
  // One for all: it is unlocked in the visitor's press, before it is known how the call travels.
  const output = createAudioOutput()
  const hostedTransport = ({ bundleUrl }: HostedPass) => createHostedTransport(bundleUrl, output)
  return new VoiceClient({
    key: startTokenKey(options.baseUrl, options.fetch ?? browserFetch, { hostedTransport }),
    transport: options.transport ?? createBrowserTransport(output),
    clock: systemClock,
    devices: browserDevices,
    fetch: browserFetch,
    isMobile: () => isMobileBrowser(navigator.userAgent),
    onPageLeave,
    ...options,
  })
}

/** WebRTC, and a WebSocket for the visitors whose network lets nothing else through. */
export function createBrowserTransport(output: AudioOutput = createAudioOutput()): CallTransport {
  return createFallbackTransport(
    createWebRtcTransport({ output }),
    lazyWebSocketTransport({ output }),
    { clock: systemClock },
  )
}

/** The hosted provider's call library, which comes while the call is created. */
function createHostedTransport(bundleUrl: string, output: AudioOutput): CallTransport {
  const dailyConfig = { callObjectBundleUrlOverride: bundleUrl }
  const transport = lazyDailyTransport({ output, dailyConfig })
  // A failure is told by the join, which tries again.
  transport.load?.(new AbortController().signal).catch(() => {})
  return transport
}
