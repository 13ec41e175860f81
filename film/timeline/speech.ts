import { progress } from './easing.ts'
import { seeded, seededBetween } from './seeded.ts'

/** The five bars' weights, as everywhere on the site. */
export const barWeights = [0.45, 0.8, 1, 0.7, 0.4] as const

const attackSeconds = 0.08
const holdSeconds = 0.05
const releaseSeconds = 0.18
const syllableSeconds = attackSeconds + holdSeconds + releaseSeconds
const syllablesPerSecond = 4.4
/** Under a running voice the bars never fall back to dots. */
const humLevel = 0.14
/** The outer bars follow the middle one by this much each: a voice spreads, it does not blink. */
const spreadSeconds = 0.014

/** A sentence: its seed is its voice, the same in every render. */
export type Speech = { readonly seed: number; readonly seconds: number }

type Syllable = { readonly second: number; readonly loudness: number }

/** Where the syllables fall: an uneven beat, the first ones louder, one breath in longer sentences. */
function syllables({ seed, seconds }: Speech): Syllable[] {
  const count = Math.max(2, Math.round(seconds * syllablesPerSecond))
  const breath = count > 6 ? Math.floor(count / 2) : -1
  return Array.from({ length: count }, (_, index) => {
    const beat = (index / (count - 1)) * (seconds - syllableSeconds)
    const isStressed = index % 2 === 0 || seeded(seed, index, 1) > 0.7
    const phrase = 1 - 0.24 * (index / count)
    const loudness = isStressed ? phrase : phrase * seededBetween(0.45, 0.7, seed, index, 2)
    return {
      second: beat + seededBetween(-0.018, 0.018, seed, index, 3),
      loudness: index === breath ? 0 : loudness,
    }
  })
}

/** How loud the voice is at a moment of the sentence, 0 to 1: quick to rise, slower to fall. */
export function speechLevel(speech: Speech, second: number): number {
  const isRunning = second > 0 && second < speech.seconds - releaseSeconds
  return Math.max(
    isRunning ? humLevel : 0,
    ...syllables(speech).map(({ second: start, loudness }) => loudness * pulse(second - start)),
  )
}

function pulse(second: number): number {
  if (second < 0) return 0
  if (second < attackSeconds) return Math.sin((Math.PI / 2) * (second / attackSeconds))
  return (1 - progress(second, attackSeconds + holdSeconds, syllableSeconds)) ** 1.4
}

/** The level of each of the five bars, weight included. */
export function barLevels(speech: Speech, second: number): readonly number[] {
  return barWeights.map((weight, bar) => {
    const late = Math.abs(bar - 2) * spreadSeconds
    const own = 0.92 + 0.08 * Math.sin(second * 11 + seeded(speech.seed, bar) * 2 * Math.PI)
    return weight * own * speechLevel(speech, second - late)
  })
}
