import type { Microphone, MicrophoneChoice } from '../audio-devices.ts'
import { MediaError, toMediaError } from '../errors/media-error.ts'

/** Asked for by name: left out, some browsers give none of the three, and the assistant hears itself. */
const cleanSpeech = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
} as const

/** Asks the visitor for a microphone, in the same tick. */
export async function openMicrophone(choice: MicrophoneChoice = {}): Promise<Microphone> {
  // Missing on pages that did not come over HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) {
    throw new MediaError('undefined-mediadevices', 'This page may not use a microphone.')
  }
  const { deviceId, gain } = choice
  const audio = { ...cleanSpeech, ...(deviceId !== undefined && { deviceId: { exact: deviceId } }) }
  const stream = await devices.getUserMedia({ audio }).catch((error: unknown) => {
    throw toMediaError(error)
  })
  const [track] = stream.getAudioTracks()
  if (!track) throw new MediaError('not-found', 'The browser gave no microphone.')
  return gain === undefined ? toMicrophone(track) : amplify(track, gain)
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

/** A louder or softer microphone; with it goes everything it is made of. */
function amplify(track: MediaStreamTrack, gain: number): Microphone {
  const context = new AudioContext()
  const release = () => {
    track.stop()
    context.close().catch(() => {})
  }
  const destination = new MediaStreamAudioDestinationNode(context)
  const source = context.createMediaStreamSource(new MediaStream([track]))
  source.connect(new GainNode(context, { gain })).connect(destination)
  const [louder] = destination.stream.getAudioTracks()
  // Only the device itself can be taken away; what is made of it would go on in silence.
  const device = toMicrophone(track)
  const onLost: Microphone['onLost'] = (listener) => device.onLost(listener)
  if (louder) return { ...toMicrophone(louder, release), deviceId: device.deviceId, onLost }
  release()
  throw new MediaError('unknown', 'The microphone could not be made louder.')
}

/** The browser's track behind a microphone of ours. */
export function browserTrack(microphone: Microphone | undefined): MediaStreamTrack | null {
  const track = microphone?.track
  return track instanceof MediaStreamTrack ? track : null
}
