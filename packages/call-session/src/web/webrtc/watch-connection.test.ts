import { ManualClock } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { createDisposer, type TransportEvent } from '../../index.ts'
import { watchConnection } from './watch-connection.ts'

/** Only what is watched of a peer connection. */
class FakePeer extends EventTarget {
  connectionState: RTCPeerConnectionState = 'new'
  listeners = 0

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...args)
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...args)
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

function watch() {
  const peer = new FakePeer()
  const clock = new ManualClock()
  const disposer = createDisposer()
  const events: TransportEvent[] = []
  const onEvent = (event: TransportEvent) => void events.push(event)
  watchConnection(peer as unknown as RTCPeerConnection, { clock, disposer, onEvent })
  const told = () =>
    events.map((event) => (event.type === 'network-connection' ? event.network.event : event.type))
  return { peer, clock, disposer, events, told }
}

describe('a connection', () => {
  it('that comes up is told', () => {
    const { peer, told } = watch()
    peer.become('connecting')
    peer.become('connected')
    expect(told()).toEqual(['connected'])
  })

  it('that is interrupted for less than 10 seconds comes back', async () => {
    const { peer, clock, told } = watch()
    peer.become('disconnected')
    await clock.pass(9_999)
    peer.become('connected')
    await clock.pass(60_000)
    expect(told()).toEqual(['interrupted', 'connected'])
    expect(clock.pending).toBe(0)
  })

  it('that is interrupted for 10 seconds is lost, once', async () => {
    const { peer, clock, told, events } = watch()
    peer.become('disconnected')
    await clock.pass(10_000)
    await clock.pass(60_000)
    expect(told()).toEqual(['interrupted', 'failed'])
    expect(events.at(-1)).toMatchObject({
      error: { type: 'connection-error', details: { on: 'rtc-connection' } },
    })
    expect(clock.pending).toBe(0)
  })

  it('that fails is lost at once', async () => {
    const { peer, clock, told } = watch()
    peer.become('disconnected')
    peer.become('failed')
    await clock.pass(60_000)
    expect(told()).toEqual(['interrupted', 'failed'])
    expect(clock.pending).toBe(0)
  })

  it('that nobody watches any more says nothing and leaves nothing', async () => {
    const { peer, clock, disposer, told } = watch()
    peer.become('disconnected')
    disposer.dispose()
    peer.become('failed')
    await clock.pass(60_000)
    expect(told()).toEqual(['interrupted'])
    expect([peer.listeners, clock.pending]).toEqual([0, 0])
  })
})
