import type { Microphone, MicrophoneChoice } from '../audio-devices.ts'
import { MediaError, toMediaError } from '../errors/media-error.ts'

/** Asked for by name: left out, some browsers give none of the three, and the assistant hears itself. */
const cleanSpeech = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
} as const

/** Asks the visitor for a microphone, in the same tick. */
export async function openMicrophone({ deviceId }: MicrophoneChoice = {}): Promise<Microphone> {
  // Missing on pages that did not come over HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) {
    throw new MediaError('undefined-mediadevices', 'This page may not use a microphone.')
  }
  const audio = { ...cleanSpeech, ...(deviceId !== undefined && { deviceId: { exact: deviceId } }) }
  const stream = await devices.getUserMedia({ audio }).catch((error: unknown) => {
    throw toMediaError(error)
  })
  const [track] = stream.getAudioTracks()
  if (!track) throw new MediaError('not-found', 'The browser gave no microphone.')
  return toMicrophone(track)
}

/** Wraps a track that is already open. */
export function toMicrophone(
  track: MediaStreamTrack,
  onRelease: () => void = () => {},
): Microphone {
  return {
    track,
    deviceId: track.getSettings().deviceId,
    onLost: (listener) => {
      track.addEventListener('ended', listener)
      return () => track.removeEventListener('ended', listener)
    },
    release: () => {
      track.stop()
      onRelease()
    },
  }
}

/** The browser's track behind a microphone of ours. */
export function browserTrack(microphone: Microphone | undefined): MediaStreamTrack | null {
  const track = microphone?.track
  return track instanceof MediaStreamTrack ? track : null
}
