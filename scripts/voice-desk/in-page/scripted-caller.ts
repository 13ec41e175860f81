import type { PageCall, SoundText } from '../page-call.ts'
import { connectClip, toSamples } from './clips.ts'

const hissPeak = 0.0003

/** A caller who is told what to say and when. */
export type ScriptedCaller = Pick<PageCall, 'speak' | 'surround'> & {
  /** What would come from a microphone. */
  readonly stream: MediaStream
}

export function createScriptedCaller(sound: AudioContext): ScriptedCaller {
  const mouth = sound.createMediaStreamDestination()
  breathe(sound, mouth)

  function clipOf({ base64, sampleRateHz }: SoundText): AudioBufferSourceNode {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return connectClip(sound, toSamples(bytes.buffer), { sampleRateHz, to: mouth })
  }

  return {
    stream: mouth.stream,
    speak: (text) =>
      new Promise((resolve) => {
        const clip = clipOf(text)
        clip.addEventListener('ended', () => resolve())
        clip.start()
      }),
    surround(text) {
      const clip = clipOf(text)
      clip.loop = true
      clip.start()
    },
  }
}

// No microphone is ever wholly silent: without this, nothing would be sent between two sentences.
function breathe(sound: AudioContext, mouth: AudioNode): void {
  const sampleRateHz = sound.sampleRate
  const hiss = Float32Array.from({ length: sampleRateHz }, () => (Math.random() * 2 - 1) * hissPeak)
  const breath = connectClip(sound, hiss, { sampleRateHz, to: mouth })
  breath.loop = true
  breath.start()
}
