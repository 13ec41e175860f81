import { expect, it } from 'vitest'

import { presentForMs, whoLeaves, type Placed } from './visit-places.ts'

const now = 60_000
const visit = (network: string, at: number, askedAt = now): Placed => ({
  network,
  visitor: `${network}.${at}`,
  askedAt,
})
const visits = (count: number, networkOf: (at: number) => string, askedAt = now) =>
  Array.from({ length: count }, (_, at) => visit(networkOf(at), at, askedAt))
const newcomer = { visitor: 'new.1', network: 'new' }

it('sends nobody away while there is room', () => {
  expect(
    whoLeaves(
      visits(23, () => 'one'),
      newcomer,
      now,
    ),
  ).toEqual({})
})

it('sends the one away who asked longest ago, of the network that holds most', () => {
  const long = now - presentForMs
  const all = [visit('few', 1, long), ...visits(22, () => 'many'), visit('few', 2, long)]

  expect(whoLeaves(all, newcomer, now)).toEqual({ visit: all[1] })
})

it('takes no place of somebody who asked just now, where each network has as few', () => {
  const crowd = visits(24, (at) => `network-${at}`)
  const [longest, ...others] = crowd
  const waiting = { ...longest, askedAt: now - presentForMs } as Placed

  expect(whoLeaves(crowd, newcomer, now)).toBeUndefined()
  expect(whoLeaves([...others, waiting], newcomer, now)).toEqual({ visit: waiting })
})

it('lets a network with many visits have no more than it gives up itself', () => {
  const all = [visit('alone', 1), ...visits(23, () => 'many')]

  expect(whoLeaves(all, { visitor: 'many.99', network: 'many' }, now)).toEqual({ visit: all[1] })
})

it('gives one visitor few places, the oldest for the next', () => {
  const own = [1, 2, 3].map((at) => visit('one', 1, now + at))

  expect(whoLeaves([visit('two', 1), ...own], { visitor: 'one.1', network: 'one' }, now)).toEqual({
    visit: own[0],
  })
})
