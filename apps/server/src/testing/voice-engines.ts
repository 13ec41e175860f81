import type { VoiceProviderOptions } from '@nightdesk/voice-provider'

type Engines = ReturnType<NonNullable<VoiceProviderOptions['startEngines']>>

const silence = Uint8Array.of(0xf8, 0xff, 0xfe)
const loud = 0.9
const quiet = 0.05

/** Ready at once: every sample that is not zero is speech, all speech is these words, and no voice says anything aloud. */
export function createHearingEngines(words: string): Engines {
  return {
    ears: {
      ready: async () => {},
      open(events) {
        let index = 0
        return {
          hear(sound) {
            const isSpeech = sound.kind === 'pcm' && sound.samples[0] !== 0
            events.onFrame({ index, probability: isSpeech ? loud : quiet })
            index += 1
          },
          cut: async () => new Float32Array(0),
          close: () => {},
        }
      },
      close: () => {},
    },
    speechToText: {
      ready: async () => {},
      transcribe: async () => ({ text: words }),
      close: async () => {},
    },
    textToSpeech: {
      ready: async () => {},
      speak: async () => [silence],
      close: async () => {},
    },
  }
}

/** Ready at once; nobody speaks and nobody hears: the call is typed. */
export const createTypedCallEngines = (): Engines => createHearingEngines('')
