import { array, assert, boolean, nat, property, record } from 'fast-check'
import { expect, it } from 'vitest'

import { createNetworkCrowd } from './network-crowd.ts'

it('takes out the oldest of the largest network, until nobody is left', () => {
  const crowd = createNetworkCrowd<string>()
  for (const name of ['a1', 'b1', 'b2', 'a2', 'c1', 'b3']) crowd.add(name[0] ?? '', name)

  const taken = Array.from({ length: 7 }, () => crowd.takeOldestOfLargest())

  expect(taken).toEqual(['b1', 'a1', 'b2', 'c1', 'a2', 'b3', undefined])
  expect(crowd.size).toBe(0)
})

it('spares who is in the middle of something while somebody else of the network is not', () => {
  const crowd = createNetworkCrowd<string>()
  for (const name of ['a1', 'a2', 'a3', 'b1']) crowd.add(name[0] ?? '', name)
  crowd.setBusy('a', 'a1', true)
  crowd.setBusy('a', 'a2', true)
  crowd.setBusy('a', 'a2', false)

  const taken = Array.from({ length: 5 }, () => crowd.takeOldestOfLargest())

  expect(taken).toEqual(['a3', 'a2', 'b1', 'a1', undefined])
  expect(crowd.size).toBe(0)
})

it('keeps its count through any coming and going', () => {
  const step = record({ network: nat(4), member: nat(9), isComing: boolean(), isBusy: boolean() })
  assert(
    property(array(step), (steps) => {
      const crowd = createNetworkCrowd<string>()
      const here = new Map<string, string[]>()
      for (const { network, member, isComing, isBusy } of steps) {
        const [name, who] = [`${network}`, `${network}.${member}`]
        const others = (here.get(name) ?? []).filter((one) => one !== who)
        const wasHere = others.length < (here.get(name) ?? []).length
        if (isComing) crowd.add(name, who)
        else crowd.remove(name, who)
        crowd.setBusy(name, who, isBusy)
        if (isComing && !wasHere) here.set(name, [...others, who])
        else if (!isComing) here.set(name, others)
      }

      const sizes = [...here.values()].map(({ length }) => length)
      const most = Math.max(0, ...sizes)
      const largest = [...here.values()].filter(({ length }) => length === most).flat()
      expect(crowd.size).toBe(sizes.reduce((sum, one) => sum + one, 0))
      expect(largest.length > 0 ? largest : [undefined]).toContain(crowd.takeOldestOfLargest())
    }),
  )
})
