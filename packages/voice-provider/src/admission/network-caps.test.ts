import { hourMs } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { createCallCaps } from './call-caps.ts'

const fourLines = { maxCalls: 4, callsPerAddress: 1, callsPerHour: 6, callsPerDay: 20 }

const networks: readonly (readonly [string, number, (index: number) => string])[] = [
  ['an IPv6 /56', 10, (index) => `2001:db8:aa:${index.toString(16)}::1`],
  ['an IPv6 /48', 20, (index) => `2001:db8:aa:${(index * 256).toString(16)}::1`],
  ['an IPv4 /24', 20, (index) => `203.0.113.${index}`],
]
const stranger = '198.51.100.7'

function open(options = {}) {
  let now = 0
  const caps = createCallCaps({ ...fourLines, ...options }, () => now)
  const start = (address: string) => {
    const place = caps.take(address)
    if (place.cap) throw new Error(place.message)
    return place
  }
  return { caps, start, wait: (ms: number) => (now += ms) }
}

describe('calls that nobody has joined', () => {
  it.each(networks)('take half of the lines at most: %s', (_title, _most, nameOf) => {
    const { caps } = open()
    const kinds = Array.from({ length: 24 }, (_, index) => caps.take(nameOf(index)).cap)

    expect(kinds.filter((cap) => cap === undefined)).toHaveLength(2)
    expect(kinds.slice(2)).toEqual(Array.from({ length: 22 }, () => 'network'))
    expect(caps.take(stranger).cap).toBeUndefined()
  })

  it.each(networks)('come so often in an hour: %s, %i', (_title, most, nameOf) => {
    const { caps, start, wait } = open()
    for (let index = 0; index < most; index += 1) {
      start(nameOf(index)).giveBack()
      wait(10_000)
    }

    const waited = most * 10
    expect(caps.take(nameOf(200))).toMatchObject({
      cap: 'network',
      retryAfterSeconds: hourMs / 1000 - waited,
    })
    expect(caps.take(stranger).cap).toBeUndefined()
    wait(hourMs - waited * 1000)
    expect(caps.take(nameOf(200)).cap).toBeUndefined()
  })
})

describe('calls that are joined', () => {
  it.each(networks)('take every line but one, which is for others: %s', (_title, _most, nameOf) => {
    const { caps, start } = open()
    for (let index = 0; index < 3; index += 1) start(nameOf(index)).join()

    expect(caps.take(nameOf(5)).cap).toBe('network')
    expect(caps.take(stranger).cap).toBeUndefined()
    expect(caps.callsNow).toBe(4)
  })

  it.each(networks)('come as often as they may: %s', (_title, _most, nameOf) => {
    const { caps, start } = open()
    for (let index = 0; index < 100; index += 1) {
      const place = start(nameOf(index))
      place.join()
      place.giveBack()
    }

    expect(caps.take(nameOf(100)).cap).toBeUndefined()
  })
})

it('an address has the lines that its owner gave it, joined or not', () => {
  const { caps, start } = open({ callsPerAddress: 4, callsPerHour: 100, callsPerDay: 100 })
  const places = Array.from({ length: 4 }, () => start(stranger))
  expect(caps.callsNow).toBe(4)
  for (const place of places) place.giveBack()

  for (let count = 0; count < 50; count += 1) start(stranger).giveBack()
})
