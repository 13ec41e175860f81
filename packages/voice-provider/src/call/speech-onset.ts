const onsetFrames = 2
// Shorter sounds into the receptionist's speech are agreement or a cough, not a turn.
const bargeInFrames = 5

/** From this probability on a frame is taken for the beginning of speech. */
export const speechStartsAt = 0.5
/** And from this one for more of it: what has begun is not given up that easily. */
export const speechGoesOnAt = 0.35

type OnsetOptions = {
  readonly isAssistantSpeaking: () => boolean
  readonly canBargeIn: () => boolean
}

export type Onset = {
  /** How many frames of speech it took to be sure. */
  readonly frames: number
  readonly isBargeIn: boolean
}

/** Waits until a caller begins to speak; while the assistant speaks, it takes more to believe it. */
export type SpeechOnset = {
  hear(probability: number): Onset | undefined
  reset(): void
}

export function createSpeechOnset({ isAssistantSpeaking, canBargeIn }: OnsetOptions): SpeechOnset {
  let frames = 0

  return {
    hear(probability) {
      frames = probability > (frames > 0 ? speechGoesOnAt : speechStartsAt) ? frames + 1 : 0
      const isBargeIn = isAssistantSpeaking()
      if (isBargeIn && !canBargeIn()) frames = 0
      if (frames < (isBargeIn ? bargeInFrames : onsetFrames)) return undefined
      const onset = { frames, isBargeIn }
      frames = 0
      return onset
    },
    reset() {
      frames = 0
    },
  }
}
