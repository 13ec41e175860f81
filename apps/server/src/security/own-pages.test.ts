import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { contactPath, errorReportPath } from '@nightdesk/contracts'
import { openLeadStore } from '@nightdesk/leads'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createErrorReporter } from '../outside/error-reporter.ts'
import { createFixtureApp } from '../testing/fixture-app.ts'

const hosted = {
  VOICE_PROVIDER: 'hosted',
  VOICE_API_URL: 'https://api.voice.example',
  VOICE_PUBLIC_KEY: 'a-public-key',
  VOICE_ASSISTANT_AIR: 'air-there',
  VOICE_ASSISTANT_HOTELS: 'hotels-there',
  VOICE_ASSISTANT_TRANSPORTATION: 'rides-there',
}
const report = ['{}', '{"type":"session"}', '{}'].join('\n')
const lead = { name: 'Ada', email: 'ada@clinic.example', message: 'Call me.' }

type Post = { readonly url: string; readonly type: string; readonly body: string }

const json = 'application/json'
const posts = [
  { title: 'the form', url: contactPath, type: json, body: JSON.stringify(lead), taken: 200 },
  { title: 'an error report', url: errorReportPath, type: 'text/plain', body: report, taken: 204 },
  { title: 'a call', url: '/voice/token', type: json, body: '{"assistantId":"air"}', taken: 201 },
]

async function createApp(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { app, logs } = await createFixtureApp({
    env: { ...hosted, ...env },
    leadStore: await openLeadStore({ dataDir }),
    errorReporter: createErrorReporter({ dsn: 'http://key@127.0.0.1:9/1' }),
    prepareSite: async (site) => {
      for (const file of ['index', 'products/index', 'products/aisa/index', '404']) {
        await site.write(`${file}.html`, '<head></head>')
      }
    },
  })
  /** What a page answers to that was asked for at this address. */
  const postFrom = async (origin: string, { url, type, body }: Post) => {
    const headers = {
      origin,
      host: new URL(origin).host,
      'sec-fetch-site': 'same-origin',
      'content-type': type,
    }
    const response = await app.inject({ method: 'POST', url, headers, body })
    return response.statusCode
  }
  const warnings = () => logs.filter(({ msg }) => String(msg).includes('PUBLIC_URL'))
  return { postFrom, warnings, logs }
}

const anyOwn = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']
const lan = 'http://192.168.1.20:3000'
const named = { PUBLIC_URL: 'https://www.nightdesk.example' }

describe.each(posts)('$title', ({ taken, ...post }) => {
  it('is taken from every address of the machine itself when none is configured', async () => {
    const { postFrom, warnings } = await createApp()

    for (const origin of [...anyOwn, lan]) expect(await postFrom(origin, post)).toBe(taken)
    expect(warnings()).toEqual([])
  })

  it('is taken from the configured address and from the machine’s own screen', async () => {
    const { postFrom, warnings } = await createApp(named)

    for (const origin of [...anyOwn, named.PUBLIC_URL]) {
      expect(await postFrom(origin, post)).toBe(taken)
    }
    expect(warnings()).toEqual([])
  })

  it.each([
    ['that leads its name to this server', {}, 'http://evil.example:3000'],
    ['that leads its name to a named server', named, 'http://evil.example'],
    ['at a bare address, when one is named', named, lan],
  ])(
    'is refused to a page %s, and the log says once which setting',
    async (_title, env, origin) => {
      const { postFrom, warnings, logs } = await createApp({ ...env })

      for (let count = 0; count < 3; count += 1) expect(await postFrom(origin, post)).toBe(403)
      expect(warnings()).toEqual([expect.objectContaining({ level: 'warn' })])
      expect(JSON.stringify(logs)).not.toContain('evil')
    },
  )
})
