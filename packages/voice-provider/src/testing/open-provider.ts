import type { AddressInfo } from 'node:net'

import { readMediaTarget } from '@nightdesk/contracts'
import { fastify } from 'fastify'
import { expect, onTestFinished } from 'vitest'

import { createFrontDesk } from '../front-desk/front-desk.ts'
import {
  createVoiceProvider,
  type VoiceProvider,
  type VoiceProviderOptions,
} from '../voice-provider.ts'
import { createPagePeer, type PagePeer } from './page-peer.ts'
import { createSilentEngines } from './silent-engines.ts'

const waitMs = 30_000

/** Somebody who has brought their offer to a call. */
export type Caller = {
  readonly page: PagePeer
  readonly status: number
  /** Until a message with this in it has come. */
  readonly said: (part: string) => Promise<void>
  /** Words that are answered only by a call that is still well. */
  readonly types: (words: string) => void
}

export type OpenProvider = {
  readonly provider: VoiceProvider
  readonly url: string
  readonly faults: readonly object[]
  readonly create: (
    visitor?: string,
  ) => Promise<{ readonly status: number; readonly webCallUrl: string }>
  readonly join: (webCallUrl: string) => Promise<Caller>
  /** Creates and joins, until somebody listens. */
  readonly call: (visitor: string) => Promise<Caller & { readonly webCallUrl: string }>
}

/** A provider that listens on a port of its own, and visitors who call it; gone with the test. */
export async function openProvider(
  options: Partial<VoiceProviderOptions> = {},
): Promise<OpenProvider> {
  const faults: object[] = []
  const provider = createVoiceProvider({
    assistants: [createFrontDesk()],
    publicUrl: 'http://nobody.example',
    maxCalls: 3,
    callsPerAddress: 1,
    callsPerHour: 1_000,
    callsPerDay: 1_000,
    callSeconds: 180,
    silenceSeconds: 20,
    log: { info: () => {}, error: (fields) => faults.push(fields) },
    startEngines: createSilentEngines,
    ...options,
  })
  const app = fastify({
    trustProxy: true,
    http: { shouldUpgradeCallback: ({ url = '' }) => readMediaTarget(url, '/voice') !== undefined },
  })
  await app.register(async (part) => provider.addRoutes(part), { prefix: '/voice' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  provider.start()
  onTestFinished(async () => {
    await provider.stop()
    await app.close()
  })
  await expect.poll(() => provider.state, { timeout: waitMs }).toBe('ready')
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const create: OpenProvider['create'] = async (visitor = '192.0.2.1') => {
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
    const { status, body } = await post('/call/web', { assistantId }, token)
    return { status, webCallUrl: String(body.webCallUrl) }
  }

  const join: OpenProvider['join'] = async (webCallUrl) => {
    const page = createPagePeer()
    const texts: string[] = []
    page.channel.onMessage((text) => {
      if (typeof text === 'string') texts.push(text)
    })
    const answer = await fetch(webCallUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: await page.offer(),
    })
    page.accept(await answer.text())
    return {
      page,
      status: answer.status,
      async said(part) {
        await expect.poll(() => texts.join('\n'), { timeout: waitMs, interval: 10 }).toContain(part)
      },
      types(words) {
        const message = { role: 'user', content: words }
        page.channel.sendMessage(JSON.stringify({ type: 'add-message', message }))
      },
    }
  }

  const call: OpenProvider['call'] = async (visitor) => {
    const { webCallUrl } = await create(visitor)
    const caller = await join(webCallUrl)
    await caller.said('listening')
    return { ...caller, webCallUrl }
  }

  return { provider, url, create, join, call, faults }
}
