import { describe, expect, it } from 'vitest'
import { joinLines, readLevels } from './join-lines.ts'

const rateHz = 1000
const tone = (seconds: number) => new Float32Array(seconds * rateHz).fill(0.2)

describe('lines of a call', () => {
  it('stand one after the other, with a pause between them', () => {
    const { samples, starts } = joinLines([tone(1), tone(2)], rateHz)

    expect(starts).toEqual([0.15, 1.55])
    expect(samples).toHaveLength(3850)
    expect(samples[149]).toBe(0)
    expect(samples[150]).toBeCloseTo(0.2)
    expect(samples[1300]).toBe(0)
    expect(samples[3549]).toBeCloseTo(0.2)
  })

  it('are as loud as their sound, ten times a second', () => {
    const { samples } = joinLines([tone(0.35)], rateHz)

    expect(readLevels(samples, rateHz)).toBe('06999000')
  })
})
