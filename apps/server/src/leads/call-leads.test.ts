import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { openLeadStore, StoreUnavailableError, type IncomingLead } from '@nightdesk/leads'
import { air, createVoiceProvider, type VoiceProviderOptions } from '@nightdesk/voice-provider'
import { describe, expect, it, onTestFinished } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'
import { createCallLeads } from './call-leads.ts'

const booking = {
  name: 'book-discovery-call',
  arguments: {
    name: 'Priya Shah',
    phone: '2125550123',
    topic: 'Hotels',
    date: '2026-11-17',
    time: '10:30 AM',
    timeZone: 'America/New_York',
    message: 'Discovery call asked for in the voice demo. Business: Hotels.',
  },
}

type Admit = Parameters<typeof createCallLeads>[0]['admit']

const call = { id: 'call-1', address: '203.0.113.1' }
const added = { kind: 'added', reference: 'ND-2222-2222', needsProof: false } as const

function createDesk(admit: Admit) {
  const waits: number[] = []
  const logs: object[] = []
  const write = (fields: object, message: string) => void logs.push({ ...fields, message })
  const callLeads = createCallLeads({
    admit,
    log: { info: write, warn: write, error: write },
    wait: async (ms) => void waits.push(ms),
  })
  return { callLeads, waits, logs }
}

describe('a discovery call booked in a call', () => {
  it('becomes a lead with the words of the caller, and a phone number is enough', async () => {
    const leads: IncomingLead[] = []
    const { callLeads } = createDesk(async (lead) => {
      leads.push(lead)
      return added
    })

    callLeads.take(call, booking)
    callLeads.take(call, { name: 'call-note', arguments: booking.arguments })
    await callLeads.stop()

    expect(leads).toEqual([
      expect.objectContaining({
        source: 'call',
        page: '/products/air',
        consentVersion: 'call-2026-1',
        fields: {
          name: 'Priya Shah',
          email: '',
          phone: '2125550123',
          message: 'Discovery call asked for in the voice demo. Business: Hotels.',
        },
      }),
    ])
  })

  it('has the same key when it comes again, and another when it was changed or another call', async () => {
    const keys: (string | undefined)[] = []
    const { callLeads } = createDesk(async (_lead, { key }) => {
      keys.push(key)
      return { ...added, kind: 'duplicate' }
    })
    const changed = { ...booking, arguments: { ...booking.arguments, message: 'Thursday instead' } }

    callLeads.take(call, booking)
    callLeads.take(call, booking)
    callLeads.take(call, changed)
    callLeads.take({ ...call, id: 'call-2' }, booking)
    await callLeads.stop()

    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it('is tried again with growing pauses until the store takes it, and the log has nothing of it', async () => {
    let tries = 0
    const stored = Promise.withResolvers<void>()
    const { callLeads, waits, logs } = createDesk(async () => {
      tries += 1
      if (tries <= 8) throw new StoreUnavailableError('disk full')
      stored.resolve()
      return added
    })

    callLeads.take(call, booking)
    await stored.promise
    await callLeads.stop()

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000))
    expect(logs[0]).toMatchObject({ call: 'call-1', reason: 'disk full' })
    expect(JSON.stringify(logs)).not.toMatch(/Priya|212555|Hotels/)
  })

  it('has one last try when the server stops, and the log says when even that failed', async () => {
    let tries = 0
    const { promise: isWaiting, resolve } = Promise.withResolvers<void>()
    const logs: string[] = []
    const write = (_fields: object, message: string) => void logs.push(message)
    const callLeads = createCallLeads({
      admit: async () => {
        tries += 1
        throw new StoreUnavailableError('locked')
      },
      log: { info: write, warn: write, error: write },
      wait: (_ms, signal) => {
        resolve()
        return once(signal, 'abort').then(() => undefined)
      },
    })

    callLeads.take(call, booking)
    await isWaiting
    await callLeads.stop()

    expect(tries).toBe(2)
    expect(logs.at(-1)).toBe('the lead of a call could not be stored')
  })

  it.each([
    ['no way to reach anybody', { name: 'Priya' }],
    ['an address that is none', { name: 'Priya', email: 'a@b, c@d' }],
    ['things that are no text', { name: 5, email: {}, phone: ['1'] }],
  ])('is no lead when it has %s', async (_title, facts) => {
    let tries = 0
    const { callLeads, logs } = createDesk(async () => {
      tries += 1
      return { kind: 'conflict' }
    })

    callLeads.take(call, { name: booking.name, arguments: facts })
    await callLeads.stop()

    expect(tries).toBe(0)
    expect(JSON.stringify(logs)).not.toMatch(/Priya|a@b/)
  })
})

/** Ready at once; nobody speaks and nobody hears: the call is typed. */
const silentEngines: NonNullable<VoiceProviderOptions['startEngines']> = () => ({
  ears: {
    ready: async () => {},
    open: () => ({ hear: () => {}, cut: async () => new Float32Array(0), close: () => {} }),
    close: () => {},
  },
  speechToText: {
    ready: async () => {},
    transcribe: async () => ({ text: '' }),
    close: async () => {},
  },
  textToSpeech: { ready: async () => {}, speak: async () => [], close: async () => {} },
})

async function listenWithAir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const leadStore = await openLeadStore({ dataDir })
  const caps = {
    maxCalls: 2,
    callsPerHour: 10,
    callsPerDay: 10,
    callSeconds: 180,
    callsPerAddress: 1,
    silenceSeconds: 20,
  }
  const publicUrl = 'https://www.nightdesk.example'
  const fixture = await listenFixtureApp({
    leadStore,
    createVoice: (server) =>
      createVoiceProvider({
        assistants: [air],
        publicUrl,
        startEngines: silentEngines,
        ...caps,
        ...server,
      }),
  })
  return { ...fixture, leadStore, publicUrl, dataDir }
}

async function dial(port: number, origin: string) {
  const post = async (path: string, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/voice${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ assistantId: 'air' }),
    })
    return (await response.json()) as Record<string, string>
  }
  const { token } = await post('/token')
  const { webCallUrl = '' } = await post('/call/web', { authorization: `Bearer ${token}` })
  const socket = new WebSocket(webCallUrl.replace(origin, `ws://127.0.0.1:${port}`))
  const texts: string[] = []
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') texts.push(data)
  })
  await once(socket, 'open')
  return {
    socket,
    texts,
    type: (content: string) =>
      socket.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content } })),
  }
}

it(
  'a typed call with AIR ends with exactly one lead in the store',
  { timeout: 30_000 },
  async () => {
    const { app, port, leadStore, publicUrl, logs, dataDir } = await listenWithAir()
    const { socket, texts, type } = await dial(port, publicUrl)
    const heard = async (count: number, pattern: RegExp) => {
      while (texts.filter((text) => pattern.test(text)).length < count) await delay(10)
    }
    socket.send('playable')
    await heard(1, /"conversation-update"/)

    type('book a call, I am Jack Hall, a deli, jack@example.com, tomorrow at ten in the morning')
    await heard(1, /call-note/)
    type('yes')
    await heard(1, /book-discovery-call/)
    while ((await leadStore.list()).length === 0) await delay(10)
    socket.send(JSON.stringify({ type: 'end-call' }))
    await once(socket, 'close')
    await app.close()

    const store = await openLeadStore({ dataDir })
    onTestFinished(() => store.close())
    expect(await store.list()).toEqual([
      expect.objectContaining({
        source: 'call',
        page: '/products/air',
        fields: expect.objectContaining({ name: 'Jack Hall', email: 'jack@example.com' }),
      }),
    ])
    expect(JSON.stringify(logs)).not.toMatch(/Jack|jack@|deli\b/)
  },
)
