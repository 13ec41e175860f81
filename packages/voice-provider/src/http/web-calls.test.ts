import type { AddressInfo } from 'node:net'

import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { createFrontDesk } from '../front-desk/front-desk.ts'
import { createPagePeer } from '../testing/page-peer.ts'
import { createSilentEngines } from '../testing/silent-engines.ts'
import { createVoiceProvider, type VoiceProviderOptions } from '../voice-provider.ts'

const waitMs = 30_000
const rounds = 10

async function open(options: Partial<VoiceProviderOptions> = {}) {
  const faults: object[] = []
  const provider = createVoiceProvider({
    assistants: [createFrontDesk()],
    publicUrl: 'http://nobody.example',
    maxCalls: 3,
    callsPerHour: 1_000,
    callsPerDay: 1_000,
    callsPerAddress: 1,
    callSeconds: 180,
    silenceSeconds: 20,
    log: { info: () => {}, error: (fields) => faults.push(fields) },
    startEngines: createSilentEngines,
    ...options,
  })
  const app = fastify({ trustProxy: true })
  await app.register(async (part) => provider.addRoutes(part), { prefix: '/voice' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  provider.start()
  onTestFinished(async () => {
    await provider.stop()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  async function create(visitor = '192.0.2.1') {
    const post = async (path: string, body: object, token = '') => {
      const response = await fetch(`${url}/voice${path}`, {
        method: 'POST',
        headers: {
          origin: url,
          'content-type': 'application/json',
          'x-forwarded-for': visitor,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    }
    const assistantId = 'front-desk'
    const { token } = (await post('/token', { assistantId })).body
    return post('/call/web', { assistantId }, token)
  }

  async function join(webCallUrl: string) {
    const page = createPagePeer()
    const texts: string[] = []
    const said = async (part: string) => {
      await expect.poll(() => texts.join('\n'), { timeout: waitMs, interval: 10 }).toContain(part)
    }
    page.channel.onMessage((text) => {
      if (typeof text === 'string') texts.push(text)
    })
    const answer = await fetch(webCallUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: await page.offer(),
    })
    page.accept(await answer.text())
    return { page, texts, said, answer }
  }

  return { provider, create, join, faults }
}

it(
  'takes call after call over one port, and keeps nothing of those that are over',
  async () => {
    const { provider, create, join, faults } = await open()

    for (let round = 0; round < rounds; round++) {
      const { body } = await create()
      const { page, said, answer } = await join(String(body.webCallUrl))
      expect(answer.status).toBe(201)
      await said('listening')
      expect(provider.callsNow).toBe(1)
      await fetch(String(body.webCallUrl), { method: 'DELETE' })
      await said('customer-ended-call')
      expect(provider.callsNow).toBe(0)
      page.close()
    }

    expect(faults).toEqual([])
  },
  waitMs,
)

it(
  'frees the line of a page that is gone without a word',
  async () => {
    const { provider, create, join } = await open()
    const { body } = await create()
    const { page, said } = await join(String(body.webCallUrl))
    await said('listening')

    page.close()

    await expect.poll(() => provider.callsNow, { timeout: 2_000, interval: 20 }).toBe(0)
  },
  waitMs,
)

it(
  'lets one call fail alone',
  async () => {
    const { create, join, provider } = await open()
    const [first, second] = [await create('192.0.2.1'), await create('192.0.2.2')]
    const good = await join(String(first.body.webCallUrl))
    const bad = await join(String(second.body.webCallUrl))
    await good.said('listening')
    await bad.said('listening')

    for (let at = 0; at < 21; at++) bad.page.channel.sendMessage('garbage')
    await bad.said('pipeline-error-bad-messages')
    good.page.channel.sendMessage(
      JSON.stringify({ type: 'add-message', message: { role: 'user', content: 'Two nights' } }),
    )
    await good.said('I understood: Two nights')

    expect(provider.callsNow).toBe(1)
    good.page.close()
    bad.page.close()
  },
  waitMs,
)

it(
  'refuses the call that would be one too many, and leaves the others alone',
  async () => {
    const { provider, create } = await open()
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) statuses.push((await create(`192.0.2.${at}`)).status)

    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect(provider.callsNow).toBe(3)
  },
  waitMs,
)
