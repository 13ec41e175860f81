import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import { createFixtureSite } from '../testing/fixture-site.ts'
import { spawnServer } from '../testing/spawn-server.ts'

const loadingMs = 60_000

async function spawnWithVoice(env: Record<string, string> = {}) {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  const server = spawnServer(site.siteDir, { VOICE_PROVIDER: 'embedded', ...env })
  const url = `http://localhost:${await server.listening()}`
  return { ...server, url }
}

async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await delay(100)
}

async function startCall(url: string) {
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(`${url}/voice${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const assistantId = 'front-desk'
  const { token } = (await post('/token', { assistantId })).body
  return post('/call/web', { assistantId }, { authorization: `Bearer ${token}` })
}

it(
  'serves pages at once, loads its voice behind them, then takes calls and ends them when it stops',
  async () => {
    const { url, child, exited } = await spawnWithVoice()
    const first = await fetch(`${url}/readyz`)
    expect(first.status).toBe(503)
    expect(await first.json()).toEqual({ status: 'starting', waitingFor: ['voice'] })
    expect((await fetch(url)).status).toBe(200)

    await waitUntilReady(url)
    const { status, body } = await startCall(url)
    expect(status).toBe(201)

    const texts: string[] = []
    const socket = new WebSocket(String(body.webCallUrl).replace(/^http/, 'ws'))
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') texts.push(data)
    })
    await once(socket, 'open')
    socket.send('playable')
    while (!texts.some((text) => text.includes('How can I help you?'))) await delay(20)
    child.kill('SIGTERM')
    await once(socket, 'close')

    expect((await exited).code).toBe(0)
    expect(texts).toContain('listening')
    expect(texts.at(-1)).toMatch(/"status":"ended"/)
  },
  loadingMs,
)

it('has no voice when it is turned off', async () => {
  const { app } = await createFixtureApp()

  const response = await app.inject({ method: 'POST', url: '/voice/token', payload: {} })

  expect(response.statusCode).toBe(404)
})
