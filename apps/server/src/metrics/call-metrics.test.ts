import { once } from 'node:events'

import { pcmFrames } from '@nightdesk/contracts'
import { createVoiceProvider, receptionists } from '@nightdesk/voice-provider'
import { expect, it } from 'vitest'

import { dial, requestCall } from '../testing/dial.ts'
import { listenFixtureApp } from '../testing/fixture-app.ts'
import { createHearingEngines } from '../testing/voice-engines.ts'

const publicUrl = 'https://www.nightdesk.example'
const words = 'What does it cost?'
const caps = {
  maxCalls: 2,
  callsPerHour: 100,
  callsPerDay: 100,
  callSeconds: 180,
  callsPerAddress: 1,
  silenceSeconds: 20,
}

async function listenWithVoice() {
  const fixture = await listenFixtureApp({
    env: { METRICS: 'on' },
    createVoice: (server) =>
      createVoiceProvider({
        assistants: receptionists(),
        publicUrl,
        startEngines: () => createHearingEngines(words),
        ...caps,
        ...server,
      }),
  })
  const { app, port } = fixture
  const to = (assistantId: string) => ({ port, origin: publicUrl, assistantId })
  const ready = async () => (await app.inject('/readyz')).statusCode
  await expect.poll(ready).toBe(200)
  const numbers = async () => (await app.inject('/metrics')).body
  return { ...fixture, to, numbers }
}

/** So many times 20 ms of sound at once. */
function sendSound(socket: WebSocket, level: number, frames: number): void {
  const samples = new Int16Array(pcmFrames.toProvider.samples).fill(level)
  for (let sent = 0; sent < frames; sent += 1) socket.send(samples)
}

it('counts a spoken call and takes its times, and the log tells of it in a sentence', async () => {
  const { to, numbers, logs } = await listenWithVoice()
  const { socket, texts } = await dial(to('air'))
  const hear = async (part: string) => {
    await expect.poll(() => texts.join()).toContain(part)
  }
  socket.send('playable')
  await hear('"role":"assistant"')
  const during = await numbers()

  sendSound(socket, 1_000, 20)
  sendSound(socket, 0, 20)
  await hear('answerTimeMs')
  socket.send(JSON.stringify({ type: 'end-call' }))
  await once(socket, 'close')
  const after = await numbers()

  expect(during).toContain('nightdesk_calls_now 1\n')
  for (const line of [
    'nightdesk_calls_started_total{assistant="air"} 1',
    'nightdesk_calls_ended_total{assistant="air",reason="customer-ended-call"} 1',
    'nightdesk_calls_now 0',
    'nightdesk_call_seconds_count{assistant="air"} 1',
    'nightdesk_call_answer_seconds_count{assistant="air"} 1',
    'nightdesk_call_recognize_seconds_count{assistant="air"} 1',
    'nightdesk_call_read_seconds_count{assistant="air"} 1',
    'nightdesk_call_first_packet_seconds_count{assistant="air"} 1',
    'nightdesk_call_replies_total{assistant="air",voice="bank"} 1',
  ]) {
    expect(after).toContain(`${line}\n`)
  }
  expect(logs.map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(
      /^call with air ended after \d+ s and 1 turn, answered within \d+\.\d\d s: the caller hung up$/,
    ),
  )
  expect(JSON.stringify(logs) + after).not.toMatch(/cost|AIR, the AI receptionist/)
})

it('counts who was turned down and why, and a made-up assistant as no one', async () => {
  const { to, numbers } = await listenWithVoice()
  await dial(to('air'))
  const refused = [await requestCall(to('air')), await requestCall(to('hotels'))]
  for (let number = 0; number < 20; number += 1) {
    refused.push(await requestCall(to(`MARK-${number}`)))
  }

  const text = await numbers()

  expect(refused.map(({ status }) => status).slice(0, 3)).toEqual([429, 429, 404])
  expect(text.match(/^nightdesk_calls_refused_total.*$/gm)).toEqual([
    'nightdesk_calls_refused_total{assistant="air",reason="address-cap"} 1',
    'nightdesk_calls_refused_total{assistant="hotels",reason="address-cap"} 1',
    'nightdesk_calls_refused_total{assistant="other",reason="no-such-assistant"} 20',
  ])
  expect(text).not.toContain('MARK')
})
