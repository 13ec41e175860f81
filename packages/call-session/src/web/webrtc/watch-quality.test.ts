import { describe, expect, it } from 'vitest'
import { judgeNetwork } from './watch-quality.ts'

describe('the quality of a network', () => {
  it.each([
    ['nothing came yet', { lost: 0, received: 0 }, 'good', 100],
    ['nothing was lost', { lost: 0, received: 100 }, 'good', 100],
    ['three of a hundred were lost', { lost: 3, received: 97 }, 'good', 97],
    ['four of a hundred were lost', { lost: 4, received: 96 }, 'low', 96],
    ['ten of a hundred were lost', { lost: 10, received: 90 }, 'low', 90],
    ['eleven of a hundred were lost', { lost: 11, received: 89 }, 'very-low', 89],
    ['everything was lost', { lost: 100, received: 0 }, 'very-low', 0],
  ])('is judged where %s', (_title, now, threshold, quality) => {
    expect(judgeNetwork({ lost: 0, received: 0 }, now)).toEqual({ threshold, quality })
  })

  it('is that of the last moments, not of the whole call', () => {
    const before = { lost: 50, received: 50 }
    expect(judgeNetwork(before, { lost: 50, received: 150 })).toEqual({
      threshold: 'good',
      quality: 100,
    })
  })

  it('is not below nothing when packets turn up late', () => {
    const before = { lost: 50, received: 50 }
    expect(judgeNetwork(before, { lost: 40, received: 90 })).toEqual({
      threshold: 'good',
      quality: 100,
    })
  })
})
