import { expect, it } from 'vitest'
import { quicken } from './quicken.ts'

const rateHz = 24_000
const tone = (hz: number, seconds: number) =>
  Float32Array.from({ length: seconds * rateHz }, (_, at) =>
    Math.sin((2 * Math.PI * hz * at) / rateHz),
  )

/** How often the sound swings through zero in a second: twice its pitch. */
function crossingsPerSecond(samples: Float32Array): number {
  const crossings = samples.filter(
    (sample, at) => at > 0 && sample < 0 !== (samples[at - 1] ?? 0) < 0,
  )
  return (crossings.length * rateHz) / samples.length
}

it.each([1.1, 1.3, 1.6])(
  'takes less time at a pace of %d, at the same pitch and loudness',
  (pace) => {
    const quick = quicken(tone(200, 1), pace, rateHz)

    expect(quick).toHaveLength(Math.round(rateHz / pace))
    expect(crossingsPerSecond(quick)).toBeCloseTo(400, -1)
    const loudest = quick
      .subarray(0, -2000)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeGreaterThan(0.95)
    expect(loudest).toBeLessThan(1.1)
  },
)

it('leaves alone what is at its pace, or too short for any other', () => {
  const samples = tone(200, 0.5)

  expect(quicken(samples, 1, rateHz)).toBe(samples)
  expect(quicken(samples.subarray(0, 1000), 1.3, rateHz)).toHaveLength(1000)
})
