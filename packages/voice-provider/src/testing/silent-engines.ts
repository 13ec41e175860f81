import type { Engines } from '../speech/engines.ts'

/** Engines that are ready at once, hear nothing and say nothing. */
export function createSilentEngines(): Engines {
  return {
    ears: {
      ready: async () => {},
      open: () => ({ hear: () => {}, cut: async () => new Float32Array(0), close: () => {} }),
      close: () => {},
    },
    speechToText: {
      ready: async () => {},
      transcribe: async () => ({ text: '' }),
      close: async () => {},
    },
    textToSpeech: { ready: async () => {}, speak: async () => [], close: async () => {} },
  }
}
