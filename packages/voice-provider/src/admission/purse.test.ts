import { hourMs } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { createPurse, type PurseOptions } from './purse.ts'

function open(options: Partial<PurseOptions> = {}) {
  let at = 0
  const most = { withinMs: hourMs, inAll: 100, perVisitor: 100, perNetwork: 100, newcomerShare: 0 }
  const purse = createPurse({ now: () => at, ...most, ...options })
  const isTaken = (address: string, amount = 1) => purse.take(address, amount).waitMs === undefined
  return { purse, isTaken, wait: (ms: number) => (at += ms) }
}

const taken = (isTaken: (address: string) => boolean, addresses: readonly string[]) =>
  addresses.filter((address) => isTaken(address)).length
const many = (count: number, addressOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => addressOf(at))

it('gives one visitor so much within an hour, and says how long to wait for more', () => {
  const { purse, isTaken, wait } = open({ perVisitor: 10 })
  expect(isTaken('192.0.2.1', 10)).toBe(true)
  wait(60_000)

  expect(purse.waitMs('192.0.2.1', 1)).toBe(hourMs - 60_000)
  expect(purse.take('192.0.2.1', 1)).toEqual({ waitMs: hourMs - 60_000 })
  expect(isTaken('192.0.2.2', 10)).toBe(true)
  wait(hourMs - 60_000)
  expect(isTaken('192.0.2.1', 10)).toBe(true)
})

it.each([
  ['a /24', (at: number) => `192.0.2.${at + 1}`],
  ['a /56', (at: number) => `2001:db8:0:${at.toString(16)}::1`],
  ['a /48', (at: number) => `2001:db8:0:${(at * 256).toString(16)}::1`],
])('gives %s no more than its share, however many addresses it has', (_, addressOf) => {
  const { isTaken } = open({ perNetwork: 25 })

  expect(taken(isTaken, many(100, addressOf))).toBe(25)
  expect(isTaken('198.51.100.1')).toBe(true)
})

it('keeps half of it for networks that have had next to nothing', () => {
  const { isTaken } = open({ perNetwork: 25, newcomerShare: 2 })
  const crowd = (count: number) => many(count, (at) => `10.0.${at % 10}.1`)

  // Two for each of the ten, and the half that is for everybody.
  expect(taken(isTaken, crowd(200))).toBe(20 + 50)
  expect(taken(isTaken, ['192.0.2.1', '192.0.2.1', '192.0.2.1'])).toBe(2)
})

it('gives all of them together no more than there is', () => {
  const { isTaken } = open({ newcomerShare: 2 })

  expect(
    taken(
      isTaken,
      many(300, (at) => `10.0.${at % 150}.1`),
    ),
  ).toBe(100)
})

it('tells how much a network has had within the hour', () => {
  const { purse, isTaken, wait } = open()
  isTaken('192.0.2.1', 10)
  isTaken('192.0.2.2', 5)

  expect(purse.takenAround('192.0.2.3')).toBe(15)
  expect(purse.takenAround('198.51.100.1')).toBe(0)
  wait(hourMs)
  expect(purse.takenAround('192.0.2.3')).toBe(0)
})

it('has again what was given back, once', () => {
  const { purse, isTaken } = open({ perVisitor: 10 })
  const first = purse.take('192.0.2.1', 10)
  if (first.waitMs === undefined) {
    first.giveBack()
    first.giveBack()
  }

  expect(isTaken('192.0.2.1', 10)).toBe(true)
  expect(isTaken('192.0.2.1', 1)).toBe(false)
})
