import { expect, it } from 'vitest'

import { createCallCaps } from './call-caps.ts'
import { shares } from './line-limits.ts'

const second = 1_000
const minute = 60 * second
const fourLines = { maxCalls: 4, callsPerAddress: 1, callsPerHour: 6, callsPerDay: 20 }

/** Four lines, callers who are all there, and a clock. */
function open(options = {}) {
  let now = 0
  const caps = createCallCaps({ ...fourLines, ...options }, () => now)
  const talking = new Map<string, () => void>()
  const ended: string[] = []

  function call(address: string) {
    const place = caps.take(address)
    if (place.cap) return place.cap
    const hangUp = () => {
      talking.delete(address)
      place.giveBack()
    }
    place.yieldBy(() => {
      ended.push(address)
      hangUp()
    })
    place.join()
    talking.set(address, () => place.heard())
    return 'a line'
  }

  /** Everybody says something every five seconds. */
  function talkFor(ms: number): void {
    for (let passed = 0; passed < ms; passed += 5 * second) {
      now += Math.min(5 * second, ms - passed)
      for (const say of talking.values()) say()
    }
  }
  return { caps, call, ended, talkFor, talking }
}

it.each([
  ['two IPv4 networks', ['192.0.2.1', '192.0.2.2', '198.51.100.1', '198.51.100.2']],
  ['three networks', ['192.0.2.1', '192.0.2.2', '198.51.100.1', '203.0.113.1']],
  ['one /48 and another', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:100::1', '192.0.2.1']],
])('takes a line of the greediest of %s for a newcomer, after 8 s', (_title, greedy) => {
  const { call, ended, talkFor, talking } = open()
  for (const address of greedy) expect(call(address)).toBe('a line')

  talkFor(7.9 * second)
  expect(call('100.64.0.1')).toBe('site')
  talkFor(0.1 * second)
  expect(call('100.64.0.1')).toBe('a line')
  expect(ended).toEqual([greedy[0]])
  expect(talking.size).toBe(4)
})

it('takes nothing from a network that would have less than the newcomer’s then', () => {
  const { call, ended, talkFor } = open()
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']) call(address)
  talkFor(2 * minute)

  expect(call('192.0.2.2')).toBe('site')
  expect(ended).toEqual([])
})

it('counts a line that was taken from somebody and given back at once as a short call', () => {
  const { caps, call, ended, talkFor } = open()
  // These are never taken away.
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) caps.take(address)
  call('100.64.0.1')
  talkFor(shares.aheadMs)
  const taken = caps.take('100.65.0.1')
  if (!taken.cap) taken.giveBack()
  expect(ended).toEqual(['100.64.0.1'])

  call('100.66.0.1')
  talkFor(shares.aheadMs + shares.leastAheadMs - second)
  expect(call('100.65.1.1')).toBe('site')
  talkFor(second)
  expect(call('100.65.1.1')).toBe('a line')
})

it('takes nothing while a line is free', () => {
  const { call, ended, talkFor } = open()
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) call(address)
  talkFor(2 * minute)

  expect(call('100.64.0.1')).toBe('a line')
  expect(ended).toEqual([])
})

it('gives everyone a minute where there are as many networks as lines', () => {
  const { call, ended, talkFor } = open()
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']) {
    call(address)
    talkFor(second)
  }

  talkFor(55 * second)
  expect(call('100.65.0.1')).toBe('site')
  talkFor(second)
  expect(call('100.65.0.1')).toBe('a line')
  expect(ended).toEqual(['192.0.2.1'])
})

it.each([
  ['a minute while two wait', 2, 60],
  ['half a minute while four wait', 4, 30],
  ['twenty seconds while many wait', 20, 20],
])('gives %s who had no line yet', async (_title, waiting, seconds) => {
  const { caps, call, ended, talkFor } = open()
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']) call(address)
  talkFor((seconds - 12) * second)
  // Nobody waits so long: they are refused, and come again.
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < waiting; at += 1) {
      expect(await caps.ask(`11.${at}.0.1`)).toMatchObject({ cap: 'site' })
    }
  }

  talkFor(11.9 * second)
  expect(call('11.0.0.1')).toBe('site')
  talkFor(0.1 * second)
  expect(call('11.0.0.1')).toBe('a line')
  expect(ended).toEqual(['192.0.2.1'])
})

it('does not count those who wait and had more than whoever talks', async () => {
  const { caps, call, ended, talkFor, talking } = open()
  const hogs = Array.from({ length: 8 }, (_, at) => `11.${at}.0.1`)
  for (const address of hogs.slice(0, 4)) call(address)
  talkFor(minute)
  for (const address of hogs.slice(4)) expect(call(address)).toBe('a line')
  talkFor(minute)
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']) call(address)
  expect(ended).toEqual(hogs)
  talkFor(50 * second)
  for (const address of hogs) expect(await caps.ask(address)).toMatchObject({ cap: 'site' })
  talkFor(9 * second)

  expect(call('100.65.0.1')).toBe('site')
  expect([...talking.keys()]).toContain('192.0.2.1')
})

it('counts what a network had within the hour: whoever comes again and again gives first', () => {
  const { call, ended, talkFor } = open()
  const hogs = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']
  for (const address of hogs) call(address)
  talkFor(minute)
  for (let at = 1; at <= 4; at += 1) call(`100.${70 + at}.0.1`)
  expect(ended).toEqual(hogs)
  talkFor(minute)

  // They may take the lines of nobody who had as little as they had.
  expect(hogs.map(call)).toEqual(['site', 'site', 'site', 'site'])
  expect(call('100.79.0.1')).toBe('a line')
  talkFor(minute)
  expect(hogs.map(call)).toContain('a line')
  expect(ended).not.toContain('100.79.0.1')
})

it('counts the time of a whole block, however many networks of it take turns', () => {
  const { call, ended, talkFor } = open()
  for (let at = 0; at < 4; at += 1) call(`10.9.${at}.1`)
  talkFor(minute)
  // The next four of the same block have had nothing themselves.
  for (let at = 4; at < 8; at += 1) expect(call(`10.9.${at}.1`)).toBe('site')

  expect(call('100.64.0.1')).toBe('a line')
  expect(ended).toEqual(['10.9.0.1'])
})

it('takes the line of a caller who gives nothing for 20 s, and not of one who talks', () => {
  const { call, ended, talkFor, talking } = open({ maxCalls: 2 })
  call('192.0.2.1')
  call('198.51.100.1')
  talking.delete('198.51.100.1')
  talkFor(15 * second)
  expect(call('100.64.0.1')).toBe('site')
  talkFor(5 * second)

  expect(call('100.64.0.1')).toBe('a line')
  expect(ended).toEqual(['198.51.100.1'])
})

it('takes the line of a call that nobody has joined, once the slowest page would have', () => {
  let now = 0
  const caps = createCallCaps({ ...fourLines, maxCalls: 1 }, () => now)
  const place = caps.take('192.0.2.1')
  if (!place.cap) place.yieldBy(() => place.giveBack())
  now = 7_999

  expect(caps.take('100.64.0.1')).toMatchObject({ cap: 'site', retryAfterSeconds: 1 })
  now += 1
  expect(caps.take('100.64.0.1').cap).toBeUndefined()
})

it('says when to come again', () => {
  const { caps, call, talkFor } = open({ maxCalls: 1 })
  call('192.0.2.1')
  talkFor(second)

  // Silence would free it in 20 s; whoever comes 10 s before can wait.
  expect(caps.take('100.64.0.1')).toMatchObject({ retryAfterSeconds: 10 })
})

it('takes no line whose call cannot be ended from here', () => {
  let now = 0
  const caps = createCallCaps({ ...fourLines, maxCalls: 2 }, () => now)
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const place = caps.take(address)
    if (!place.cap) place.join()
  }
  now = 10 * minute

  expect(caps.take('100.64.0.1')).toMatchObject({ cap: 'site', retryAfterSeconds: 30 })
})
