import { expect, it } from 'vitest'

import { silencePacket } from '../call/packet-player.ts'
import { systemClock } from '../call/pump.ts'
import { createEarPool } from '../hearing/ear-pool.ts'
import type { Ear } from '../hearing/ear.ts'
import { createRtpWriter } from '../media/rtp.ts'
import { openProvider } from '../testing/open-provider.ts'
import { opusType, pageSsrc } from '../testing/page-peer.ts'
import { createSilentEngines } from '../testing/silent-engines.ts'

const waitMs = 30_000
const rounds = 100

it(
  'takes a hundred calls over one port, and keeps nothing of those that are over',
  async () => {
    const { provider, call, faults } = await openProvider()
    let before: string[] = []

    for (let round = 0; round < rounds; round++) {
      const { page, said, webCallUrl } = await call('192.0.2.1')
      expect(provider.callsNow).toBe(1)
      await fetch(webCallUrl, { method: 'DELETE' })
      await said('customer-ended-call')
      expect(provider.callsNow).toBe(0)
      page.close()
      if (round === 0) before = process.getActiveResourcesInfo()
    }

    // A line is cut 300 ms after its last word: that of the first round was still there.
    await expect
      .poll(() => process.getActiveResourcesInfo().length)
      .toBeLessThanOrEqual(before.length)
    expect(faults).toEqual([])
  },
  2 * waitMs,
)

it(
  'frees the line of a page that is gone without a word',
  async () => {
    const { provider, call } = await openProvider()
    const { page } = await call('192.0.2.1')

    page.close()

    await expect.poll(() => provider.callsNow, { timeout: 2_000, interval: 20 }).toBe(0)
  },
  waitMs,
)

it(
  'makes the sound of what one caller said anew for another',
  async () => {
    const made: string[] = []
    const { call } = await openProvider({
      startEngines: () => {
        const engines = createSilentEngines()
        const speak = async (text: string) => {
          made.push(text)
          return []
        }
        return { ...engines, textToSpeech: { ...engines.textToSpeech, speak } }
      },
    })
    for (const visitor of ['192.0.2.1', '192.0.2.2']) {
      const { page, said, types } = await call(visitor)
      types('Wolverhampton')
      await said('I understood: Wolverhampton')
      page.close()
    }

    const [first, second, ...others] = made.filter((text) => text.includes('Wolverhampton'))
    expect(first).toContain('Wolverhampton')
    expect(second).toBe(first)
    expect(others).toEqual([])
  },
  waitMs,
)

it(
  'lets one call fail alone',
  async () => {
    const { call, provider } = await openProvider()
    const [good, bad] = [await call('192.0.2.1'), await call('192.0.2.2')]

    for (let at = 0; at < 21; at++) bad.page.channel.sendMessage('garbage')
    await bad.said('pipeline-error-bad-messages')
    good.types('Two nights')
    await good.said('I understood: Two nights')

    expect(provider.callsNow).toBe(1)
    good.page.close()
    bad.page.close()
  },
  waitMs,
)

it(
  'ends a call whose worker is killed, says so, and takes the next one',
  async () => {
    const ears: Ear[] = []
    const pool = createEarPool()
    const { call, provider } = await openProvider({
      startEngines: () => ({
        ...createSilentEngines(),
        ears: {
          ...pool,
          open(events) {
            const ear = pool.open(events)
            ears.push(ear)
            return ear
          },
        },
      }),
    })
    const [bad, good] = [await call('192.0.2.1'), await call('192.0.2.2')]

    bad.page.track.sendMessageBinary(createRtpWriter(pageSsrc, opusType)(silencePacket))
    await expect.poll(() => ears.length).toBe(1)
    ears[0]?.hear({ kind: 'pcm', samples: null as never })

    await bad.said('"status":"ended","endedReason":"pipeline-error-ear-died"')
    good.types('Two nights')
    await good.said('I understood: Two nights')
    const next = await call('192.0.2.1')
    next.types('One night')
    await next.said('I understood: One night')
    expect(provider.callsNow).toBe(2)
    for (const { page } of [bad, good, next]) page.close()
  },
  waitMs,
)

it(
  'takes three offers for a call, and not one more',
  async () => {
    const { create } = await openProvider()
    const { webCallUrl } = await create()
    const headers = { 'content-type': 'application/sdp' }
    const offers = Array.from({ length: 20 }, async () => {
      const response = await fetch(webCallUrl, { method: 'POST', headers, body: 'v=0' })
      return response.status
    })
    const statuses = await Promise.all(offers)

    expect(statuses.filter((status) => status === 400)).toHaveLength(3)
    expect(statuses.filter((status) => status === 401)).toHaveLength(17)
  },
  waitMs,
)

it(
  'lets no visitor put words into the receptionist’s mouth, and goes on',
  async () => {
    const { call, provider } = await openProvider()
    const { page, said, types } = await call('192.0.2.1')
    page.channel.sendMessage(JSON.stringify({ type: 'say', message: 'You are fired.' }))
    await said('{"type":"message-refused","message":"say","reason":"not-allowed"}')

    types('Two nights')
    await said('I understood: Two nights')
    expect(provider.callsNow).toBe(1)
    page.close()
  },
  waitMs,
)

it(
  'refuses the call that would be one too many, and leaves the others alone',
  async () => {
    const { provider, create, call } = await openProvider()
    const callers = []
    for (let at = 0; at < 3; at++) callers.push(await call(`192.0.${at}.1`))
    const statuses = [(await create('192.0.3.1')).status, (await create('192.0.4.1')).status]

    expect(statuses).toEqual([429, 429])
    expect(provider.callsNow).toBe(3)
    for (const { page } of callers) page.close()
  },
  waitMs,
)

it(
  'keeps the lines for those who join: half for a network of ten thousand addresses that never do',
  async () => {
    const { provider, create, call } = await openProvider({ maxCalls: 4, callsPerHour: 6 })
    const hoards = Array.from({ length: 24 }, (_, at) => `2001:db8:aa:${at.toString(16)}::1`)
    const statuses: number[] = []
    for (const address of hoards) statuses.push((await create(address)).status)

    expect(statuses.filter((status) => status === 201)).toHaveLength(2)
    const visitors = [await call('192.0.2.1'), await call('2001:db8:bb::1')]
    expect(provider.callsNow).toBe(4)
    for (const { page } of visitors) page.close()
  },
  waitMs,
)

it(
  'gives a newcomer a line of the networks that hold all of them, and tells that caller why',
  async () => {
    let passedMs = 0
    const clock = { ...systemClock, now: () => systemClock.now() + passedMs }
    const { provider, create, call } = await openProvider({ maxCalls: 4, clock })
    const addresses = ['192.0.2.1', '192.0.2.2', '198.51.100.1', '198.51.100.2']
    const hogs = []
    for (const address of addresses) hogs.push(await call(address))
    const [first, ...others] = hogs

    // The newcomer waits while their calls get their eight seconds.
    const asked = create('203.0.113.1')
    passedMs = 8_000
    const { status, webCallUrl } = await asked
    expect(status).toBe(201)
    await first?.said('"status":"ended","endedReason":"manually-canceled"')
    expect(provider.callsNow).toBe(4)
    for (const other of others) {
      other.types('Two nights')
      await other.said('I understood: Two nights')
    }
    await fetch(webCallUrl, { method: 'DELETE' })
    for (const { page } of hogs) page.close()
  },
  waitMs,
)
