import { describe, expect, it } from 'vitest'
import { hearThrough, surroundings } from './conditions.ts'

const rateHz = 24_000

function tone(hz: number): Float32Array {
  return Float32Array.from({ length: rateHz }, (_, at) =>
    Math.sin((2 * Math.PI * hz * at) / rateHz),
  )
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

function kept(hz: number): number {
  return loudness(hearThrough('phone', tone(hz), rateHz)) / loudness(tone(hz))
}

describe('conditions', () => {
  it('leave a clean line as it is', () => {
    const voice = tone(440)

    expect(hearThrough('clean', voice, rateHz)).toBe(voice)
    expect(surroundings('clean', rateHz)).toBeUndefined()
  })

  it('let a telephone carry the middle of a voice, and neither its depth nor its air', () => {
    expect(kept(1000)).toBeGreaterThan(0.9)
    expect(kept(60)).toBeLessThan(0.1)
    expect(kept(9000)).toBeLessThan(0.2)
  })

  it('fill a room with a murmur that never drowns a voice, the same in every run', () => {
    const murmur = surroundings('room', rateHz) ?? new Float32Array()

    expect(loudness(murmur)).toBeGreaterThan(0.001)
    expect(loudness(murmur)).toBeLessThan(0.02)
    expect(surroundings('room', rateHz)).toEqual(murmur)
  })
})
