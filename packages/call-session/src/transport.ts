import type { MediaTrack, Microphone } from './audio-devices.ts'
import type { CallFatalError } from './errors/fatal-error.ts'
import type { MediaError } from './errors/media-error.ts'
import type { Stop } from './disposer.ts'
import type { StopSignal } from './runtime.ts'

/** How a track of a participant stands. */
export type TrackState = 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable'

export type Participant = {
  readonly id: string
  readonly userName: string
  readonly isLocal: boolean
  readonly audio: TrackState
}

export type AccessLevel = 'full' | 'lobby' | 'none'

/** How far into the room the visitor may go: full, lobby, none, or not known yet. */
export type AccessState = {
  readonly access: 'unknown' | { readonly level: AccessLevel }
  readonly awaitingAccess?: { readonly level: AccessLevel }
}

export type NonFatalErrorType =
  | 'input-settings-error'
  | 'screen-share-error'
  | 'local-audio-level-observer-error'
  | 'video-processor-error'
  | 'audio-processor-error'
  | 'remote-media-player-error'
  | 'live-streaming-warning'
  | 'meeting-session-data-error'

export type NetworkQuality = {
  readonly threshold: 'good' | 'low' | 'very-low'
  /** 0 to 100. */
  readonly quality: number
}

export type NetworkConnection = {
  readonly type: 'signaling' | 'peer-to-peer' | 'sfu'
  readonly event: 'connected' | 'interrupted'
}

export type StartedTrack = {
  readonly participantId: string
  readonly kind: 'audio' | 'video'
  readonly track: MediaTrack
}

/** What happens in a call, as its transport tells it. */
export type TransportEvent =
  | {
      readonly type: 'participant-joined' | 'participant-updated'
      readonly participant: Participant
    }
  | { readonly type: 'participant-left'; readonly participantId: string }
  | ({ readonly type: 'track-started' | 'track-stopped' } & StartedTrack)
  | { readonly type: 'message'; readonly data: unknown; readonly fromId: string }
  | { readonly type: 'network-quality'; readonly network: NetworkQuality }
  | { readonly type: 'network-connection'; readonly network: NetworkConnection }
  | { readonly type: 'access'; readonly state: AccessState }
  | { readonly type: 'recording-started' | 'recording-stopped' }
  | { readonly type: 'media-error'; readonly error: MediaError }
  | {
      readonly type: 'nonfatal-error'
      readonly error: { readonly type: NonFatalErrorType; readonly message: string }
    }
  /** The browser refuses to play, with this; playing begins by itself when the visitor touches the page. */
  | { readonly type: 'playback-blocked'; readonly error: unknown }
  /** The other side ended the call, as calls end. */
  | { readonly type: 'left' }
  /** The call is over because of a fault. */
  | { readonly type: 'failed'; readonly error: CallFatalError }

export type JoinRequest = {
  readonly url: string
  readonly token: string | undefined
  readonly userName: string
  readonly microphone: Microphone | undefined
  /** Properties of the join that only some transports know, checked. */
  readonly extra: Readonly<Record<string, unknown>>
  readonly signal: StopSignal
  readonly onEvent: (event: TransportEvent) => void
}

/** One call that was joined. */
export type CallLine = {
  /** How long a message may be, where the far end has said so at join; 4096 characters otherwise. */
  readonly appMessageCharacters?: number
  /** Text as it is, anything else as JSON. */
  send(data: unknown): void
  /** Puts another microphone, or none, in the place of the present one. */
  setMicrophone(microphone: Microphone | undefined): Promise<void>
  /** Loudness of each other participant now, 0 to 1. */
  remoteLevels(): Readonly<Record<string, number>>
  /** Loudness of the visitor's own microphone now, 0 to 1; measured from the first question on. */
  localLevel?(): number
  setOutputDevice?(deviceId: string): Promise<void>
  /** How loud the others are played, 0 to 1. */
  setOutputVolume?(volume: number): void
  /** The operations that go beyond talking; nothing where the method is not known. */
  perform?(method: string, options: unknown): Promise<unknown> | undefined
  /**
   * Ends the call. Everything that is needed happens in the same tick, since the page may be closing; the
   * promise is kept when the other side knows. A second call does nothing more.
   */
  leave(): Promise<void>
}

/** The one seam between a call and how it travels. */
export type CallTransport = {
  readonly name: string
  /**
   * Called inside the visitor's gesture: the moment to ask for leave to play sound. The stop it returns lets go
   * of what was prepared, whether or not a call came of it.
   */
  prime?(): Stop
  /** Fetches what a join needs. */
  load?(signal: StopSignal): Promise<void>
  /**
   * Resolves when sound and messages flow. Rejects with a `CallFatalError`. When the signal fires it lets go
   * of everything in the same tick, tells the other side nothing, and rejects.
   */
  join(request: JoinRequest): Promise<CallLine>
  /** Tells the other side that nobody will join after all. */
  abandon?(url: string): Promise<void>
  /** The operations that work without having joined. */
  perform?(method: string, options: unknown): Promise<unknown> | undefined
}
