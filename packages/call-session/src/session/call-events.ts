import type { DeviceInfo } from '../audio-devices.ts'
import type { CallFatalError } from '../errors/fatal-error.ts'
import type { MediaError } from '../errors/media-error.ts'
import type {
  AccessState,
  NetworkConnection,
  NetworkQuality,
  NonFatalErrorType,
  Participant,
  StartedTrack,
} from '../transport.ts'

/** Everyone in the call by id; the visitor is `local`. */
export type Participants = Readonly<Record<string, Participant>>

export type TrackEvent = Pick<StartedTrack, 'kind' | 'track'> & {
  readonly participant: Participant
}

export type CallEvents = {
  loading: []
  loaded: []
  'joining-meeting': []
  'joined-meeting': [participants: Participants]
  'left-meeting': []
  error: [error: CallFatalError]
  'camera-error': [error: MediaError]
  'nonfatal-error': [error: { readonly type: NonFatalErrorType; readonly message: string }]
  'access-state-updated': [state: AccessState]
  'participant-joined': [participant: Participant]
  'participant-updated': [participant: Participant]
  'participant-left': [participant: Participant]
  'track-started': [event: TrackEvent]
  'track-stopped': [event: TrackEvent]
  'app-message': [message: { readonly data: unknown; readonly fromId: string }]
  'remote-participants-audio-level': [levels: Readonly<Record<string, number>>]
  'network-quality-change': [network: NetworkQuality]
  'network-connection': [network: NetworkConnection]
  'available-devices-updated': [devices: readonly DeviceInfo[]]
  'recording-started': []
  'recording-stopped': []
  'playback-blocked': [error: unknown]
  'call-instance-destroyed': []
}
