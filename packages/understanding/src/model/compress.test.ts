import { expect, it } from 'vitest'
import { compress, orderByHash } from './compress.ts'

// Three features by two classes; the first and the last share their weights.
const hashes = Uint32Array.of(90, 4_000_000_000, 10)
const weighed = {
  hashes,
  order: orderByHash(hashes),
  rows: Int32Array.of(1, 0, 1),
  weights: Float32Array.of(0.05, -2, 1, 0.5),
  classes: 2,
}

it('keeps the weights that count, in the order of the hashes', () => {
  const { linear, kept } = compress(weighed, { least: 0.1, most: 100 })

  expect([...kept]).toEqual([2, 0, 1])
  expect([...linear.hashes]).toEqual([10, 90, 4_000_000_000])
  expect([...linear.starts]).toEqual([0, 2, 4, 5])
  expect([...linear.columns]).toEqual([0, 1, 0, 1, 1])
  expect([...linear.weights].map((weight) => weight * linear.step)).toEqual(
    [1, 0.5, 1, 0.5, -2].map((weight) => expect.closeTo(weight, 1)),
  )
})

it('keeps no more than it may: the largest, and each feature counts by itself', () => {
  const { linear, kept } = compress(weighed, { least: 0.1, most: 3 })

  expect([...kept]).toEqual([2, 0, 1])
  expect([...linear.columns]).toEqual([0, 0, 1])
})
