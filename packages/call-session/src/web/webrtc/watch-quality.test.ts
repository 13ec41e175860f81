import { ManualClock } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { createDisposer, type TransportEvent } from '../../index.ts'
import { judgeNetwork, watchQuality } from './watch-quality.ts'

/** A peer of which only the packets are counted, and what is told of it. */
function watch() {
  const clock = new ManualClock()
  const disposer = createDisposer()
  const inbound = { type: 'inbound-rtp', packetsLost: 0, packetsReceived: 0 }
  const peer = { connectionState: 'connected', getStats: async () => [inbound] }
  const events: TransportEvent[] = []
  watchQuality(peer as unknown as RTCPeerConnection, {
    clock,
    disposer,
    onEvent: (event) => void events.push(event),
  })
  /** Two seconds, in which so many packets come. */
  const pass = async (packets: number) => {
    inbound.packetsReceived += packets
    await clock.pass(2_000)
  }
  const told = () =>
    events.flatMap((event) => (event.type === 'network-connection' ? [event.network.event] : []))
  return { pass, told, clock, disposer }
}

describe('the packets of a line', () => {
  it('are missed after four seconds without one, and welcome again', async () => {
    const { pass, told } = watch()
    await pass(100)
    await pass(0)
    expect(told()).toEqual([])
    await pass(0)
    await pass(0)
    expect(told()).toEqual(['interrupted'])
    await pass(100)
    await pass(100)

    expect(told()).toEqual(['interrupted', 'connected'])
  })

  it('are not missed before the first one, nor after a short gap', async () => {
    const { pass, told, clock, disposer } = watch()
    for (const packets of [0, 0, 0, 100, 0, 100, 0, 1]) await pass(packets)
    expect(told()).toEqual([])

    disposer.dispose()
    expect(clock.pending).toBe(0)
  })
})

describe('the quality of a network', () => {
  it.each([
    ['nothing came yet', { lost: 0, received: 0 }, 'good', 100],
    ['nothing was lost', { lost: 0, received: 100 }, 'good', 100],
    ['three of a hundred were lost', { lost: 3, received: 97 }, 'good', 97],
    ['four of a hundred were lost', { lost: 4, received: 96 }, 'low', 96],
    ['ten of a hundred were lost', { lost: 10, received: 90 }, 'low', 90],
    ['eleven of a hundred were lost', { lost: 11, received: 89 }, 'very-low', 89],
    ['everything was lost', { lost: 100, received: 0 }, 'very-low', 0],
  ])('is judged where %s', (_title, now, threshold, quality) => {
    expect(judgeNetwork({ lost: 0, received: 0 }, now)).toEqual({ threshold, quality })
  })

  it('is that of the last moments, not of the whole call', () => {
    const before = { lost: 50, received: 50 }
    expect(judgeNetwork(before, { lost: 50, received: 150 })).toEqual({
      threshold: 'good',
      quality: 100,
    })
  })

  it('is not below nothing when packets turn up late', () => {
    const before = { lost: 50, received: 50 }
    expect(judgeNetwork(before, { lost: 40, received: 90 })).toEqual({
      threshold: 'good',
      quality: 100,
    })
  })
})
