import type { DemoExample } from './demo.ts'
import { sampleSeconds } from './sample-seconds.generated.ts'

/** The calls that were recorded, by the names of their recordings. */
export type SampleCallId =
  | 'hotel-at-night'
  | 'clinic-at-noon'
  | 'clinic-at-night'
  | 'advisors-at-night'
  | 'pizzeria-at-seven'

/** How one call sounds, and whose phone it is. */
export type SampleCall = {
  readonly line: string
  readonly example: string
  readonly lines: DemoExample
  readonly sample: Recording
}

/** A call to be heard, with the words on its button. */
export type Recording = {
  readonly id: SampleCallId
  readonly file: string
  readonly play: string
  readonly pause: string
  /** As a clock shows it. */
  readonly length: string
}

/** The recording of this name. `npm run samples` has made it, and knows how long it is. */
export function recordingOf(id: SampleCallId): Recording {
  const seconds = sampleSeconds[id]
  return {
    id,
    file: `/samples/${id}.mp3`,
    play: 'Play this call',
    pause: 'Pause this call',
    length: `0:${String(seconds).padStart(2, '0')}`,
  }
}

/** Said where somebody would hear a recording who is on the line: the microphone would hear it too. */
export const sampleDuringCall = 'You’re on a call. Stop the demo to hear this one.'

/** Said where the sound cannot be had. */
export const sampleFault = 'The audio didn’t play. Press again, or read it here.'
