import { array, assert, double, integer, property } from 'fast-check'
import { expect, it } from 'vitest'

import { bestPath, expOf, sumChain, type Chain } from './chain.ts'

const score = double({ min: -3, max: 3, noNaN: true })

/** Small chains, every sequence of which can be looked at one by one. */
const chains = integer({ min: 1, max: 4 }).chain((length) =>
  integer({ min: 1, max: 3 }).chain((tags) =>
    array(score, { minLength: length * tags, maxLength: length * tags }).chain((emissions) =>
      array(score, { minLength: (tags + 1) * tags, maxLength: (tags + 1) * tags }).map(
        (steps): Chain => ({
          length,
          tags,
          emissions: Float64Array.from(emissions),
          steps: Float64Array.from(steps),
        }),
      ),
    ),
  ),
)

function* sequences(length: number, tags: number): Generator<number[]> {
  if (length === 0) yield []
  else
    for (const rest of sequences(length - 1, tags)) {
      for (let tag = 0; tag < tags; tag += 1) yield [...rest, tag]
    }
}

function scoreOf({ tags, emissions, steps }: Chain, path: readonly number[]): number {
  return path.reduce((sum, tag, at) => {
    const step = steps[(path[at - 1] ?? tags) * tags + tag] ?? 0
    return sum + step + (emissions[at * tags + tag] ?? 0)
  }, 0)
}

it('finds the best of all sequences', () => {
  assert(
    property(chains, (chain) => {
      const best = Math.max(
        ...[...sequences(chain.length, chain.tags)].map((path) => scoreOf(chain, path)),
      )

      expect(scoreOf(chain, bestPath(chain))).toBeCloseTo(best, 8)
    }),
  )
})

it('knows how likely each tag is, all sequences considered', () => {
  assert(
    property(chains, (chain) => {
      const { length, tags } = chain
      const expected = new Float64Array(length * tags)
      let total = 0
      for (const path of sequences(length, tags)) {
        const weight = Math.exp(scoreOf(chain, path))
        total += weight
        path.forEach(
          (tag, at) => (expected[at * tags + tag] = (expected[at * tags + tag] ?? 0) + weight),
        )
      }

      const { likely } = sumChain(chain)

      likely.forEach((value, at) => expect(value).toBeCloseTo((expected[at] ?? 0) / total, 8))
    }),
  )
})

it('leaves out what is as unlikely as it is told, and nothing else changes much', () => {
  const emissions = Float64Array.of(4, 2, -12, 3, 5, -12, 2, 1, -12)
  const steps = Float64Array.of(1, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1, 0)
  const chain: Chain = { length: 3, tags: 3, emissions, steps }
  const whole = sumChain(chain)
  const coarse = sumChain(chain, { factors: expOf(steps), impossible: 1e-4 })

  whole.likely.forEach((value, at) => {
    expect(coarse.likely[at]).toBeCloseTo(value, 4)
  })
  expect(coarse.likely[2]).toBe(0)
  expect(coarse.pair(1, 0, 1)).toBeCloseTo(whole.pair(1, 0, 1), 4)
})
