import { describe, expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'

const hosted = {
  VOICE_PROVIDER: 'hosted',
  VOICE_API_URL: 'https://api.example.com/v1',
  VOICE_PUBLIC_KEY: 'share-key',
  VOICE_API_KEY: 'private-private-private',
  VOICE_ASSISTANT_AIR: 'their-air',
  VOICE_ASSISTANT_HOTELS: 'their-hotels',
  VOICE_ASSISTANT_TRANSPORTATION: 'their-cars',
}
const origin = 'http://localhost:3000'

function ask(assistantId: unknown, headers: Record<string, string> = { origin }) {
  return { method: 'POST', url: '/voice/token', headers, payload: { assistantId } } as const
}

describe('with the hosted provider', () => {
  it.each([
    ['air', 'their-air'],
    ['hotels', 'their-hotels'],
    ['transportation', 'their-cars'],
  ])('a page is shown the way to the assistant of %s', async (own, theirs) => {
    const { app } = await createFixtureApp({ env: hosted })

    const response = await app.inject(ask(own))

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      provider: 'hosted',
      apiUrl: 'https://api.example.com/v1',
      publicKey: 'share-key',
      assistantId: theirs,
      bundleUrl:
        'https://c.daily.co/call-machine/versioned/0.75.2/static/call-machine-object-bundle.js',
    })
    expect(response.body).not.toContain('private')
  })

  it.each(['front-desk', 'toString', '', 7, undefined])(
    'nobody is shown the way to %j',
    async (assistantId) => {
      const { app } = await createFixtureApp({ env: hosted })

      expect((await app.inject(ask(assistantId))).statusCode).toBe(404)
    },
  )

  it.each<[string, Record<string, string>]>([
    ['another website', { origin: 'https://elsewhere.example' }],
    ['a page in a frame elsewhere', { origin, 'sec-fetch-site': 'cross-site' }],
    ['a program', {}],
  ])('%s is not shown the way', async (_title, headers) => {
    const { app } = await createFixtureApp({ env: hosted })

    const response = await app.inject(ask('air', headers))

    expect(response.statusCode).toBe(403)
    expect(response.body).not.toContain('share-key')
  })

  it('a visitor is shown the way as often an hour as the settings say', async () => {
    const { app } = await createFixtureApp({ env: { ...hosted, VOICE_CALLS_PER_HOUR: '2' } })

    const answers = [ask('air'), ask('hotels'), ask('air')].map((request) => app.inject(request))
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)

    expect(statuses).toEqual([201, 201, 429])
  })

  it('pages may talk with exactly the provider, its library and whom that talks with', async () => {
    const { app } = await createFixtureApp({ env: hosted })

    const { headers } = await app.inject('/products')

    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' https://c.daily.co blob: 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self' https://api.example.com https://c.daily.co https://*.daily.co https://*.pluot.blue wss://*.wss.daily.co",
      "media-src 'self'",
      'worker-src blob:',
      "manifest-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless')
  })

  it('pages follow a library that is kept elsewhere', async () => {
    const { app } = await createFixtureApp({
      env: {
        ...hosted,
        VOICE_BUNDLE_URL: 'https://files.example.com/bundle.js',
        VOICE_MEDIA_ORIGINS: 'wss://media.example.com',
      },
    })

    const policy = String((await app.inject('/products')).headers['content-security-policy'])

    expect(policy).toContain("script-src 'self' https://files.example.com blob:")
    expect(policy).toContain(
      "connect-src 'self' https://api.example.com https://files.example.com wss://media.example.com;",
    )
    expect(policy).not.toContain('daily')
  })
})

it.each(['embedded', 'off'])(
  'knows no way to anybody while the provider is %s',
  async (provider) => {
    const { app } = await createFixtureApp({ env: { ...hosted, VOICE_PROVIDER: provider } })

    const page = await app.inject('/products')

    expect((await app.inject(ask('air'))).statusCode).toBe(404)
    expect(String(page.headers['content-security-policy'])).not.toMatch(/https|worker|blob|wasm/)
    expect(page.headers['cross-origin-embedder-policy']).toBe('require-corp')
  },
)
