import {
  startRecording,
  stopRecording,
  type CallSession,
  type Clock,
} from '@nightdesk/call-session'
import { voiceLimits, type Control } from '@nightdesk/contracts'

const film = {
  width: voiceLimits.recordingWidthPx,
  height: voiceLimits.recordingHeightPx,
  backgroundColor: voiceLimits.recordingBackground,
  layout: { preset: 'default' },
} as const

/**
 * Films the call and has the assistant begin when the film runs. Where filming fails the assistant begins
 * all the same: a call without a film is better than none.
 */
export function recordCall(session: CallSession, clock: Clock): () => void {
  const askedAt = clock.now()
  let hasBegun = false
  const begin = () => {
    if (hasBegun || session.state !== 'joined') return
    hasBegun = true
    const message: Control = {
      type: 'control',
      control: 'say-first-message',
      videoRecordingStartDelaySeconds: (clock.now() - askedAt) / 1_000,
    }
    session.sendAppMessage(JSON.stringify(message))
  }
  session.on('recording-started', begin)
  session.perform(startRecording, film).catch(begin)
  return () => void session.perform(stopRecording, undefined).catch(() => {})
}
