import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { countFeatures, createCollector, type FeatureLists } from './feature-lists.ts'

function collect(lists: readonly (readonly number[])[], least: number): FeatureLists {
  const collector = createCollector()
  for (const list of lists) collector.add(list)
  return collector.finish(least)
}

/** The lists as they were added. */
function hashesIn({ hashes, starts, features }: FeatureLists): number[][] {
  return Array.from(starts.subarray(1), (end, list) =>
    [...features.subarray(starts[list], end)].map((feature) => hashes[feature] ?? 0),
  )
}

const fewHashes = array(array(integer({ min: 0, max: 2 ** 32 - 1 }).map((hash) => hash % 5)))

it('leaves out what was seen too seldom, and nothing else', () => {
  assert(
    property(fewHashes, integer({ min: 1, max: 4 }), (lists, least) => {
      const seen = (hash: number) => lists.flat().filter((one) => one === hash).length

      expect(hashesIn(collect(lists, least))).toEqual(
        lists.map((list) => list.filter((hash) => seen(hash) >= least)),
      )
    }),
  )
})

it('tells more hashes apart than it has room for at first', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 0)

  const lists = collect([many, many, [0, 2 ** 32 - 1]], 1)

  expect(hashesIn(lists)).toEqual([many, many, [0, 2 ** 32 - 1]])
  expect(lists.hashes.length).toBe(100_001)
})

it('counts how often each was seen', () => {
  expect([...countFeatures(collect([[7, 9], [], [9, 9]], 1))]).toEqual([1, 3])
})
