import { FakeDevices, ManualClock, MemoryTransport, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { CallFatalError, CallSession, createFallbackTransport } from './index.ts'
import { url } from './testing/desk.ts'

/** A call that is joined over the first of two transports. */
async function joined() {
  const clock = new ManualClock()
  const first = new MemoryTransport()
  const second = new MemoryTransport()
  const devices = new FakeDevices()
  const transport = createFallbackTransport(first, second, { clock })
  const session = new CallSession({ transport, clock, devices })
  await session.join({ url, audioSource: true })
  const seen = recordEvents(session, ['app-message', 'error', 'left-meeting'])
  const lose = () =>
    first.call.tell({
      type: 'network-connection',
      network: { type: 'peer-to-peer', event: 'interrupted' },
    })
  const texts = () => seen.flatMap(([name, event]) => (name === 'app-message' ? [event] : []))
  return { clock, first, second, session, seen, lose, texts }
}

describe('a call whose line is lost', () => {
  it('goes on over the other transport after a second, and says what has come in', async () => {
    const { clock, first, second, session, seen, lose } = await joined()
    first.call.say('listening')
    first.call.say('one')

    lose()
    await clock.pass(999)
    expect(second.calls).toEqual([])
    await clock.pass(1)

    expect(second.call.request.url).toBe(`${url}&seen=2`)
    expect(first.call.request.signal.aborted).toBe(true)
    expect(first.abandoned).toEqual([])
    expect(session.state).toBe('joined')
    expect(seen.map(([name]) => name)).toEqual(['app-message', 'app-message'])
  })

  it('sends again what had not arrived, once, and what was said meanwhile', async () => {
    const { clock, first, second, session, lose } = await joined()
    session.sendAppMessage('playable')
    session.sendAppMessage('on its way')
    lose()
    second.onJoin = 'waits'
    await clock.pass(1_000)
    session.sendAppMessage('meanwhile')
    second.call.open()
    await settle()
    session.sendAppMessage('before it is known')
    expect(second.call.sent).toEqual([])

    second.call.say('taken-up 1')
    session.sendAppMessage('afterwards')

    expect(second.call.sent).toEqual([
      'on its way',
      'meanwhile',
      'before it is known',
      'afterwards',
    ])
    expect(first.call.sent).toEqual(['playable', 'on its way'])
  })

  it('hears what it has missed, and nothing of how that was agreed', async () => {
    const { clock, first, second, lose, texts } = await joined()
    first.call.say('listening')
    lose()
    await clock.pass(1_000)

    second.call.say('taken-up 0')
    second.call.say('missed')

    expect(texts()).toMatchObject([{ data: 'listening' }, { data: 'missed' }])
    lose()
    expect(texts()).toHaveLength(2)
  })

  it('stays where it is when the network is back within a second', async () => {
    const { clock, first, second, session, lose } = await joined()
    lose()
    await clock.pass(900)
    first.call.tell({
      type: 'network-connection',
      network: { type: 'peer-to-peer', event: 'connected' },
    })
    await clock.pass(60_000)

    expect(second.calls).toEqual([])
    expect(first.openCalls).toBe(1)
    await session.leave()
    expect(clock.pending).toBe(0)
  })

  it('is taken up at once when the line breaks, and again when the next one does', async () => {
    const { first, second, session } = await joined()
    first.call.fail('connection-error')
    await settle()
    second.call.say('taken-up 0')
    second.call.say('listening')
    second.call.fail('connection-error')
    await settle()

    expect(second.calls.map(({ request }) => request.url)).toEqual([
      `${url}&seen=0`,
      `${url}&seen=1`,
    ])
    expect(session.state).toBe('joined')
  })

  it('is tried again for ten seconds, then it is lost', async () => {
    const { clock, first, second, session, seen } = await joined()
    second.onJoin = 'connection-error'
    first.call.fail('connection-error')
    await clock.pass(9_000)
    expect(second.calls.length).toBeGreaterThan(10)
    expect(seen).toEqual([])
    await clock.pass(1_000)

    expect(seen).toMatchObject([
      ['error', { type: 'connection-error', details: { on: 'reconnect' } }],
      ['left-meeting'],
    ])
    await session.destroy()
    expect(clock.pending).toBe(0)
  })

  it('is lost after the same ten seconds where lines open and break without a word', async () => {
    const { clock, first, second, seen } = await joined()
    first.call.fail('connection-error')
    for (let ms = 0; ms < 10_000; ms += 100) {
      await clock.pass(100)
      if (second.call.isOpen) second.call.fail('connection-error')
    }

    expect(second.calls.length).toBeLessThan(25)
    expect(seen.map(([name]) => name)).toEqual(['error', 'left-meeting'])
  })

  it('is not taken up when the visitor was put out of it', async () => {
    const { first, second, seen } = await joined()
    first.call.fail('ejected')
    await settle()

    expect(second.calls).toEqual([])
    expect(seen[0]).toMatchObject(['error', { type: 'ejected' }])
  })

  it('is not taken up when the other side has said that it is over', async () => {
    const { first, second, seen } = await joined()
    const error = new CallFatalError('connection-error', 'over', { status: 408 })
    first.call.tell({ type: 'failed', error })
    await settle()

    expect(second.calls).toEqual([])
    expect(seen[0]).toMatchObject(['error', { details: { status: 408 } }])
  })

  it('is told to the other side as over when it is left without a line', async () => {
    const { clock, first, second, session } = await joined()
    second.onJoin = 'waits'
    first.call.fail('connection-error')
    await settle()

    await session.leave()

    expect(first.abandoned).toEqual([url])
    expect(second.call.request.signal.aborted).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it('is heard with the microphone that was chosen meanwhile', async () => {
    const { first, second, session } = await joined()
    second.onJoin = 'waits'
    first.call.fail('connection-error')
    await settle()
    await session.setInputDevices({ audioDeviceId: 'other' })
    second.call.open()
    await settle()

    expect(second.call.microphone?.track.id).not.toBe(first.call.microphone?.track.id)
    expect(second.call.microphone?.track.readyState).toBe('live')
  })
})
