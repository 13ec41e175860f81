import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createVoiceDesk, FakeDevices, ManualClock, MemoryTransport, settle } from '../index.ts'
import { ringUp } from './call-session.ts'
import { watchCall } from './contracts.ts'
import { playEvening } from './testkit.ts'
import { endedReasons } from './voice-api.ts'
import { createDemo } from './voice-client.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the example in the README', () => {
  it.each(['voice-client', 'call-session', 'voice-api', 'contracts', 'testkit'])(
    'of %s is this one',
    (name) => {
      const example = read(`${name}.ts`).replace("'../index.ts'", "'@nightdesk/testkit'")
      expect(read(`../../../${name}/README.md`)).toContain(`\`\`\`ts\n${example}\`\`\``)
    },
  )
})

describe('the example of voice-client', () => {
  it('shows a call from the first press to the second', async () => {
    const { transport, clock, devices, provider, page } = createVoiceDesk()
    const lines: string[] = []
    const demo = createDemo(
      {
        baseUrl: 'https://provider.example',
        key: 'public-key',
        transport,
        clock,
        devices,
        fetch: provider.fetch,
        isMobile: () => false,
        onPageLeave: page.onLeave,
      },
      (line) => void lines.push(line),
    )

    await demo.press()
    transport.call.say('listening')
    demo.type('Is the pool open?')
    const words = { role: 'assistant', transcriptType: 'final', transcript: 'Until ten.' }
    transport.call.say({ type: 'transcript', ...words })
    await demo.press()

    expect(lines).toEqual(['Just speak…', 'assistant: Until ten.', 'The line is free.'])
    expect(String(transport.call.sent[0])).toContain('Is the pool open?')
    expect(devices.liveTracks).toBe(0)
  })
})

describe('the example of call-session', () => {
  it.each([
    ['+12125550134', 'ringing'],
    ['12125550134', 'dial-out/phone-number'],
  ])('rings up %s: %s', async (phoneNumber, expected) => {
    const transport = new MemoryTransport()
    transport.abilities.set('startDialOut', async () => {})
    const devices = new FakeDevices()

    const outcome = await ringUp(
      { transport, clock: new ManualClock(), devices },
      'https://desk.example/call/1',
      phoneNumber,
    )

    expect(outcome).toBe(expected)
    await settle()
    expect([transport.openCalls, devices.liveTracks]).toEqual([0, 0])
  })
})

describe('the example of voice-api', () => {
  it('leaves out what was deleted since', async () => {
    const reply = (status: number, body: unknown) => ({
      ok: status === 200,
      status,
      headers: { get: () => null },
      text: async () => JSON.stringify(body),
    })
    const fetch = async (url: string) => {
      if (url.includes('?')) return reply(200, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
      if (url.endsWith('/b')) return reply(404, {})
      return reply(200, url.endsWith('/a') ? { id: 'a', endedReason: 'voicemail' } : { id: 'c' })
    }

    expect(await endedReasons({ key: 'k', fetch }, 'air')).toEqual(['voicemail', 'still going'])
  })
})

describe('the example of contracts', () => {
  it.each([
    ['listening', 'answered'],
    ['{"type":"status-update","status":"ended","endedReason":"voicemail"}', 'over: voicemail'],
    ['{"type":"status-update","status":"ended"}', 'over: no reason given'],
    ['{"type":"status-update","status":"in-progress"}', 'going on'],
    ['<html>', 'not understood'],
  ])('reads %s as %s', (text, expected) => {
    expect(watchCall(text)).toBe(expected)
  })
})

describe('the example of testkit', () => {
  it('plays a call and leaves nothing', async () => {
    const { story, left, nothing } = await playEvening()

    expect(story).toEqual([
      'call-start',
      'speech-start',
      'speech-end',
      'call-end',
      'message:ended/customer-ended-call',
    ])
    expect(left).toEqual(nothing)
  })
})
