import {
  updateInputSettings,
  type AudioProcessor,
  type CallFatalError,
  type CallSession,
  type Clock,
  type Emitter,
  type TrackEvent,
} from '@nightdesk/call-session'
import {
  assistantUserName,
  isEndedStatus,
  isJsonObject,
  listeningWord,
  playableWord,
  readCallMessage,
  transportLimits,
  voiceLimits,
  type CallMessage,
} from '@nightdesk/contracts'
import { SpeechMeter, volumeOf } from './speech-meter.ts'
import { createWholeMessages } from './whole-messages.ts'
import { toVoiceError, VoiceError } from './voice-error.ts'
import type { VoiceEvents } from './voice-events.ts'

export type Attendance = {
  readonly events: Emitter<VoiceEvents>
  readonly clock: Clock
  readonly noiseCancellation: boolean
  readonly isMuted: () => boolean
  /** Called before anything else is told about the joined call. */
  readonly onJoined: () => void
  /** Tells of a fault that the session outlives, and ends the call. */
  readonly breakOff: (error: VoiceError) => void
  /** The call is over; says whether the provider has told so itself. */
  readonly onLeft: (hasSeenEnd: boolean) => void
}

/** Makes the voice client's events out of a session's, and reacts to what needs a reaction. */
// oxlint-disable-next-line max-lines-per-function -- one closure: everything hears the same session and shares what was seen of it
export function attendSession(session: CallSession, attendance: Attendance): void {
  const { events, clock, noiseCancellation, isMuted, onJoined, breakOff, onLeft } = attendance
  const meter = new SpeechMeter(clock, {
    onVolume: (volume) => events.emit('volume-level', volume),
    onSpeechStart: () => events.emit('speech-start'),
    onSpeechEnd: () => events.emit('speech-end'),
  })
  let isJoined = false
  let hasSeenEnd = false
  const whole = createWholeMessages()
  /** Of the two waits there are, for the beginning and for the end. */
  let stopWaiting = () => {}

  const handleJoined = () => {
    isJoined = true
    onJoined()
    stopWaiting = clock.after(transportLimits.pickUpTimeoutMs, giveUp)
    session.startRemoteParticipantsAudioLevelObserver(voiceLimits.audioLevelIntervalMs)
    if (noiseCancellation) process('noise-cancellation').catch(handleProcessorFault)
  }
  const handleLeft = () => {
    meter.stop()
    stopWaiting()
    onLeft(hasSeenEnd)
  }
  const giveUp = () => {
    breakOff(new VoiceError('connection', 'Nobody picked up in time.', { stage: 'call' }))
  }
  const handleFault = (error: CallFatalError) => {
    // Before that the start fails, and says so once.
    if (!isJoined || isPlainEnd(error, hasSeenEnd)) return
    events.emit('error', toVoiceError(error, 'call'))
  }
  const handleData = (data: unknown) => {
    if (data === listeningWord) {
      if (!hasSeenEnd) stopWaiting()
      return events.emit('call-start')
    }
    const message = toMessage(data)
    if (!message) return
    if (isEndedStatus(message) && !hasSeenEnd) {
      hasSeenEnd = true
      stopWaiting()
      // A provider that says goodbye and stays would keep the microphone open.
      stopWaiting = clock.after(transportLimits.teardownMs, () => void session.leave())
    }
    events.emit('message', whole(message))
  }
  const handleTrack = ({ participant, kind, track }: TrackEvent) => {
    if (participant.isLocal || participant.userName !== assistantUserName) return
    if (kind === 'video') events.emit('video', track)
    session.sendAppMessage(playableWord)
  }
  const process = (type: AudioProcessor['type']) =>
    session.perform(updateInputSettings, { audio: { processor: { type } } })
  const handleProcessorFault = () => {
    if (session.state !== 'joined') return
    process('none').catch(() => {})
    // The microphone is on again, unless the visitor had turned it off.
    session.setLocalAudio(!isMuted())
  }

  session.on('joined-meeting', handleJoined)
  session.on('left-meeting', handleLeft)
  session.on('error', handleFault)
  session.on('camera-error', (error) => breakOff(toVoiceError(error, isJoined ? 'call' : 'join')))
  session.on('app-message', ({ data }) => handleData(data))
  session.on('track-started', handleTrack)
  session.on('participant-updated', (one) => events.emit('daily-participant-updated', one))
  session.on('remote-participants-audio-level', (levels) => {
    meter.hear(levels)
    if (events.listenerCount('local-volume-level') === 0) return
    events.emit('local-volume-level', volumeOf(session.localAudioLevel()))
  })
  session.on('nonfatal-error', ({ type }) => {
    if (type === 'audio-processor-error') handleProcessorFault()
  })
  session.on('playback-blocked', (error) => events.emit('playback-blocked', error))
  session.on('network-quality-change', (one) => events.emit('network-quality-change', one))
  session.on('network-connection', (one) => events.emit('network-connection', one))
}

/** Text on the wire, or what a transport has already made of it. */
function toMessage(data: unknown): CallMessage | undefined {
  if (typeof data === 'string') {
    return data.length > voiceLimits.messageCharacters ? undefined : readCallMessage(data)
  }
  return isJsonObject(data) ? data : undefined
}

/** Being put out of a call that has ended is how some providers hang up. */
function isPlainEnd({ type, message }: CallFatalError, hasSeenEnd: boolean): boolean {
  return type === 'ejected' && (hasSeenEnd || message === 'Meeting has ended')
}
