import { expect, it } from 'vitest'
import { createDice } from './dice.ts'
import { makeOffer } from './sdp-offers.ts'

const offers = Array.from({ length: 300 }, (_, at) => makeOffer(createDice(at, 'offers')))

it('makes some offers that nothing is wrong with, and many that differ', () => {
  expect(offers.some(({ what }) => what === '; 0 candidates')).toBe(true)
  expect(new Set(offers.map(({ sdp }) => sdp)).size).toBeGreaterThan(200)
})

it('names no address but those of the loopback network', () => {
  const addresses = offers.flatMap(({ sdp }) =>
    [...sdp.matchAll(/^a=candidate:\d+ 1 \w+ \d+ (\S+)/gm)].map((match) => match[1] ?? ''),
  )

  expect(addresses.length).toBeGreaterThan(1_000)
  expect(addresses.filter((address) => !/^(127\.|::1$)/.test(address))).toEqual([])
})
