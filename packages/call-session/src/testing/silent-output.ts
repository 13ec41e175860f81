import type { AudioOutput } from '../web/audio-output.ts'

/** An output that plays what it is given, unheard. */
export function silentOutput(): AudioOutput {
  return {
    prime: () => () => {},
    play: async () => true,
    level: () => 0,
    setDevice: async () => {},
    setVolume: () => {},
    stop: () => {},
  }
}
