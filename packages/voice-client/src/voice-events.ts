import type { NetworkConnection, NetworkQuality, Participant } from '@nightdesk/call-session'
import type { MediaTrack } from '@nightdesk/call-session'
import type { CallMessage } from '@nightdesk/contracts'
import type { VoiceError } from './voice-error.ts'

/** All that a page may listen to, with what comes along. */
export type VoiceEvents = {
  /** The assistant listens. */
  'call-start': []
  /** The call is over, whoever ended it. */
  'call-end': []
  'speech-start': []
  'speech-end': []
  /** The assistant's loudness, 0 to 1, ten times a second. */
  'volume-level': [volume: number]
  /** The visitor's loudness, the same way; measured only while somebody listens. */
  'local-volume-level': [volume: number]
  message: [message: CallMessage]
  video: [track: MediaTrack]
  error: [error: VoiceError]
  'daily-participant-updated': [participant: Participant]
  /** The browser plays nothing until the visitor touches the page. */
  'playback-blocked': [error: unknown]
  'network-quality-change': [network: NetworkQuality]
  'network-connection': [network: NetworkConnection]
}
