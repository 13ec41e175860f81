import { describe, expect, it } from 'vitest'
import { momentAt } from '../moment.ts'
import { filmSeconds, frameCount, framesPerSecond } from '../settings.ts'
import { token } from './color.ts'

const frames = Array.from({ length: frameCount + 1 }, (_, frame) => frame / framesPerSecond)
const paper = token('paper')
const paperSeconds = 2

describe('the light', () => {
  it('is exactly the page’s paper in the last two seconds, sky and ground', () => {
    for (const second of frames.filter((at) => at >= filmSeconds - paperSeconds)) {
      const { sky, day, ground } = momentAt(second)

      expect(Object.values(sky)).toEqual([paper, paper, paper, paper])
      expect([day, ground]).toEqual([1, 1])
    }
  })

  it('is darkest at night', () => {
    const [evening, night, dawn] = [1, 11, 16].map((second) => momentAt(second).sky.horizon[0])

    expect(night).toBeLessThan(evening ?? 0)
    expect(night).toBeLessThan(dawn ?? 0)
  })

  it('changes without a jump, also from the last frame to the first', () => {
    const tops = frames.map((second) => momentAt(second).sky.top[0])
    const steps = tops.slice(1).map((top, index) => Math.abs(top - (tops[index] ?? top)))

    // The day that passes in the first second is the fastest change: a fifth of the way a frame at most.
    expect(Math.max(...steps)).toBeLessThan(0.13)
    expect(tops[0]).toBe(tops.at(-1))
  })
})
