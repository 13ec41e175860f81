import { expect, it } from 'vitest'

import { createCallCaps } from './call-caps.ts'

const minute = 60_000
const hour = 60 * minute

function open(options = {}) {
  let now = 0
  const caps = createCallCaps(
    { maxCalls: 2, callsPerAddress: 1, callsPerHour: 6, callsPerDay: 20, ...options },
    () => now,
  )
  const call = (address: string) => {
    const place = caps.take(address)
    if (!place.cap) {
      place.join()
      place.giveBack()
    }
    return place
  }
  return { caps, call, wait: (ms: number) => (now += ms) }
}

it('has one line for each visitor', () => {
  const { caps } = open({ maxCalls: 3 })
  const first = caps.take('192.0.2.1')

  expect(caps.take('192.0.2.1')).toMatchObject({ cap: 'address' })
  expect(caps.take('198.51.100.1').cap).toBeUndefined()
  if (!first.cap) first.giveBack()
  expect(caps.take('192.0.2.1').cap).toBeUndefined()
})

it('has more lines for a visitor where the owner wants it', () => {
  const { caps } = open({ maxCalls: 3, callsPerAddress: 2 })
  const first = caps.take('192.0.2.1')
  caps.take('192.0.2.1')

  expect(caps.take('192.0.2.1')).toMatchObject({ cap: 'address' })
  if (!first.cap) first.giveBack()
  expect(caps.take('192.0.2.1').cap).toBeUndefined()
  expect(caps.take('192.0.2.1')).toMatchObject({ cap: 'address' })
})

it('has so many lines in all, and touches no running call', () => {
  const { caps } = open()
  caps.take('192.0.2.1')
  caps.take('198.51.100.1')

  expect(caps.take('203.0.113.1')).toMatchObject({ cap: 'site', message: 'All lines are busy.' })
  expect(caps.callsNow).toBe(2)
})

it('keeps the last line for somebody who has not called within the hour', () => {
  const { caps, call, wait } = open()
  call('192.0.2.1')
  caps.take('198.51.100.1')

  expect(caps.take('192.0.2.1')).toMatchObject({ cap: 'site' })
  wait(hour)
  expect(caps.take('192.0.2.1').cap).toBeUndefined()
})

it('cuts nobody off while a line is free, nor keeps a newcomer out', () => {
  const { caps, call, wait } = open()
  call('192.0.2.1')
  const talking = caps.take('198.51.100.1')
  if (talking.cap) throw new Error('refused')
  const cut: string[] = []
  talking.join()
  talking.yieldBy(() => {
    cut.push('198.51.100.1')
    talking.giveBack()
  })
  wait(30_000)
  talking.heard()
  expect(caps.take('192.0.2.1')).toMatchObject({ cap: 'site' })
  wait(minute)
  talking.heard()

  // The call is to yield by now.
  expect(caps.take('192.0.2.1').cap).toBeUndefined()
  expect(cut).toEqual([])
  expect(caps.callsNow).toBe(2)
  expect(caps.take('203.0.113.1').cap).toBeUndefined()
  expect(cut).toEqual(['198.51.100.1'])
})

it('gives the last line to a caller whose call was ended for somebody else', () => {
  const { caps, wait } = open()
  const first = caps.take('192.0.2.1')
  caps.take('198.51.100.1')
  if (!first.cap) first.yieldBy(() => first.giveBack())
  wait(minute)
  const other = caps.take('203.0.113.1')
  if (!other.cap) other.giveBack()

  expect(caps.callsNow).toBe(1)
  expect(caps.take('203.0.113.1')).toMatchObject({ cap: 'site' })
  expect(caps.take('192.0.2.1').cap).toBeUndefined()
})

it('gives a place back once, however often it is told', () => {
  const { caps } = open()
  const place = caps.take('192.0.2.1')
  if (place.cap) throw new Error('refused')
  place.giveBack()
  place.giveBack()

  expect(caps.callsNow).toBe(0)
})

it('lets a visitor call six times an hour', () => {
  const { call, wait } = open()
  for (let at = 0; at < 6; at++) {
    expect(call('192.0.2.1').cap).toBeUndefined()
    wait(minute)
  }

  expect(call('192.0.2.1')).toMatchObject({ cap: 'hour', retryAfterSeconds: 54 * 60 })
  wait(54 * minute)
  expect(call('192.0.2.1').cap).toBeUndefined()
})

it('lets a visitor call twenty times a day', () => {
  const { call, wait } = open()
  for (let at = 0; at < 20; at++) {
    expect(call('192.0.2.1').cap).toBeUndefined()
    wait(hour / 4)
  }

  expect(call('192.0.2.1')).toMatchObject({ cap: 'day' })
  wait(19 * hour)
  expect(call('192.0.2.1').cap).toBeUndefined()
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('takes %s and %s for one visitor: %s', (one, other, isSame) => {
  const { caps } = open()
  const first = caps.take(one)
  if (!first.cap) first.join()

  expect(caps.take(other).cap).toBe(isSame ? 'address' : undefined)
})
