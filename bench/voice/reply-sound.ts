// What is wrong with a reply when one looks at its waveform.
import { pcmFrames } from '@nightdesk/contracts'
import { loudness } from '../../scripts/voice-desk/loudness.ts'
import type { HeardReply } from '../../scripts/voice-desk/socket-caller.ts'

const { frameMs } = pcmFrames
const audible = 0.004
// A step from one sample to the next that speech of this voice never makes by itself,
const loudStep = 0.12
// and that stands out from the steps around it.
const timesItsNeighbors = 6
const neighbors = 32

/** The longest silence between the first sound and the last, in milliseconds. */
export function longestGapMs({ frames }: HeardReply): number {
  const isLoud = frames.map(({ samples }) => loudness(samples) > audible)
  const [first, last] = [isLoud.indexOf(true), isLoud.lastIndexOf(true)]
  let longest = 0
  let silent = 0
  for (let at = first; at < last; at += 1) {
    silent = isLoud[at] ? 0 : silent + 1
    longest = Math.max(longest, silent)
  }
  return longest * frameMs
}

/** Steps in the waveform where two stretches were joined badly. */
export function countClicks({ frames }: HeardReply): number {
  const samples = frames.flatMap((frame) => Array.from(frame.samples, (each) => each / 32_768))
  const steps = samples.map((sample, at) => Math.abs(sample - (samples[at - 1] ?? sample)))
  return steps.filter((step, at) => {
    if (step < loudStep) return false
    const around = [
      ...steps.slice(Math.max(0, at - neighbors), at),
      ...steps.slice(at + 1, at + 1 + neighbors),
    ]
    return step > timesItsNeighbors * Math.max(...around)
  }).length
}
