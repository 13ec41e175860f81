import type { AudioDevices, CallTransport, Clock, Emitter, Stop } from '@nightdesk/call-session'
import type { WebCallRequest } from '@nightdesk/contracts'
import type { Fetch, VoiceKey } from './create-web-call.ts'
import type { VoiceEvents } from './voice-events.ts'

/** Everything a call needs of the world around it. */
export type VoiceParts = {
  readonly baseUrl: string
  readonly key: VoiceKey
  readonly transport: CallTransport
  readonly clock: Clock
  readonly devices: AudioDevices
  readonly fetch: Fetch
  readonly isMobile: () => boolean
  /** Tells when the page goes away. */
  readonly onPageLeave: (listener: () => void) => Stop
}

export type CallPlan = {
  readonly request: WebCallRequest
  /** False joins without a microphone: the visitor types. */
  readonly microphone: boolean
  readonly noiseCancellation: boolean
  /** How loud the assistant is to be. */
  readonly volume: () => number
  /** Kept when the call before this one has let go of everything. */
  readonly previous: Promise<void>
  readonly events: Emitter<VoiceEvents>
  /** Called once, in the moment in which the call is over; the promise is kept when nothing is left of it. */
  readonly onOver: (closing: Promise<void>) => void
}
