import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import { fixtureManifest, homeHtml, type FixtureSite } from '../testing/fixture-site.ts'

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${'words '.repeat(200)}</body></html>`

/** The fixture's pages with heads, and the scripts that the build makes for outside services. */
async function withHeads(site: FixtureSite): Promise<void> {
  for (const file of ['index', 'products/index', 'products/aisa/index', '404']) {
    await site.write(`${file}.html`, page(file))
  }
  const extras = {
    tagManager: '/assets/tags-A1.js',
    errorReports: '/assets/errors-B2.js',
    voiceWidget: '/assets/widget-C3.js',
  }
  await site.write('../pages.json', JSON.stringify({ ...fixtureManifest, extras }))
}

const everything = {
  TAG_MANAGER_ID: 'GTM-ABC1234',
  ERROR_REPORT_DSN: 'https://key@errors.example/1',
  GEO_LOOKUP_URL: 'https://geo.example/me?format=json&x=1',
}

const additions = [
  '<meta name="geo-lookup" content="https://geo.example/me?format=json&amp;x=1">',
  '<script type="module" async="" src="/assets/errors-B2.js" data-report-to="/api/error-reports" data-release="fixture"></script>',
  '<script type="module" async="" src="/assets/tags-A1.js" data-tag-manager="GTM-ABC1234" data-tag-manager-url="https://www.googletagmanager.com"></script>',
].join('')

describe('what the configuration adds to a page', () => {
  it.each([
    ['/', 'index'],
    ['/products', 'products/index'],
    ['/products/aisa', 'products/aisa/index'],
    ['/unknown', '404'],
  ])('stands at the end of the head of %s', async (url, title) => {
    const { app } = await createFixtureApp({ env: everything, prepareSite: withHeads })

    const { body } = await app.inject(url)

    expect(body).toBe(page(title).replace('</head>', `${additions}</head>`))
  })

  it('is in every encoding, under a validator of its own', async () => {
    const plain = await createFixtureApp({ prepareSite: withHeads })
    const { app } = await createFixtureApp({ env: everything, prepareSite: withHeads })
    const get = async (one: typeof app, encoding: string) =>
      one.inject({ url: '/', headers: { 'accept-encoding': encoding } })

    const [br, gzip, identity] = [
      await get(app, 'br'),
      await get(app, 'gzip'),
      await get(app, 'identity'),
    ]

    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(identity.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(identity.body)
    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    const etags = [br, gzip, identity].map(({ headers }) => headers.etag)
    expect(new Set([...etags, (await get(plain.app, 'br')).headers.etag]).size).toBe(4)
  })

  it('is nothing when nothing is configured: the bytes are those of the build', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject('/')).body).toBe(homeHtml)
  })

  it('stops the start when the build has no scripts for it', async () => {
    const started = createFixtureApp({ env: { TAG_MANAGER_ID: 'GTM-ABC1234' } })

    await expect(started).rejects.toThrow('pages.json names no scripts for outside services')
  })
})

describe('the policy of a page', () => {
  const policyWith = async (env: Record<string, string>) => {
    const { app } = await createFixtureApp({ env, prepareSite: withHeads })
    const { headers } = await app.inject('/')
    const directives = String(headers['content-security-policy']).split('; ')
    return {
      embedder: headers['cross-origin-embedder-policy'],
      ...Object.fromEntries(directives.map((one) => [one.split(' ', 1)[0] ?? '', one])),
    } as Record<string, string>
  }

  it('allows the tag manager at its own address and nowhere else', async () => {
    const policy = await policyWith({
      TAG_MANAGER_ID: 'GTM-ABC1234',
      TAG_MANAGER_URL: 'https://tags.example',
    })

    expect(policy['script-src']).toMatch(
      /^script-src 'self' 'sha256-[^']+' https:\/\/tags\.example$/,
    )
    expect(policy['img-src']).toBe("img-src 'self' https://tags.example")
    expect(policy['connect-src']).toBe("connect-src 'self' https://tags.example")
    expect(policy['form-action']).toBe("form-action 'self'")
    expect(policy['embedder']).toBe('credentialless')
  })

  it('allows Google’s counters with Google’s tag manager, for sending only', async () => {
    const policy = await policyWith({ TAG_MANAGER_ID: 'G-ABC1234567' })
    const counters = 'https://*.google-analytics.com https://*.analytics.google.com'

    expect(policy['connect-src']).toBe(
      `connect-src 'self' https://www.googletagmanager.com ${counters}`,
    )
    expect(policy['script-src']).toMatch(/ https:\/\/www\.googletagmanager\.com$/)
  })

  it('allows the lookup’s origin to be asked, without its path', async () => {
    const policy = await policyWith({ GEO_LOOKUP_URL: 'https://geo.example/me?x=1' })

    expect(policy['connect-src']).toBe("connect-src 'self' https://geo.example")
    expect(policy['script-src']).not.toContain('geo.example')
    expect(policy['embedder']).toBe('require-corp')
  })

  it.each([
    { ERROR_REPORT_DSN: 'https://key@errors.example/1' },
    { GEO_COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '127.0.0.1' },
  ])('is the one without outside services for what goes through our server: %j', async (env) => {
    expect(await policyWith(env)).toEqual(await policyWith({}))
  })
})

describe('the voice widget', () => {
  const hosted = {
    VOICE_PROVIDER: 'hosted',
    VOICE_API_URL: 'https://api.example.com',
    VOICE_PUBLIC_KEY: 'share-key',
    VOICE_ASSISTANT_AIR: 'their-air',
    VOICE_ASSISTANT_HOTELS: 'their-hotels',
    VOICE_ASSISTANT_TRANSPORTATION: 'their-cars',
  }

  it.each([
    ['ours', { VOICE_WIDGET: 'on' }, 'data-voice-widget="/widget/widget.js" data-assistant="air"'],
    [
      'ours, before a hosted provider',
      { ...hosted, VOICE_WIDGET: 'on' },
      'data-voice-widget="/widget/widget.js" data-assistant="air"',
    ],
    [
      'theirs',
      { ...hosted, VOICE_WIDGET_URL: 'https://cdn.example.com/w.js' },
      'data-voice-widget="https://cdn.example.com/w.js" data-assistant="their-air" data-api-key="share-key"',
    ],
  ])('is named in the head: %s', async (_title, env, data) => {
    const { app } = await createFixtureApp({ env, prepareSite: withHeads })

    const { body } = await app.inject('/products')

    const tag = `<script type="module" async="" src="/assets/widget-C3.js" ${data}></script>`
    expect(body).toContain(`${tag}</head>`)
  })

  it.each([{}, hosted, { VOICE_WIDGET: 'on', VOICE_PROVIDER: 'off' }])(
    'is not there with %j',
    async (env) => {
      const { app } = await createFixtureApp({ env, prepareSite: withHeads })

      expect((await app.inject('/products')).body).toBe(page('products/index'))
    },
  )

  it('may be loaded by pages of others when it is on, and nothing else may', async () => {
    const prepareSite = async (site: FixtureSite) => {
      await withHeads(site)
      await site.write('widget/widget.js', 'export {}')
    }
    const on = await createFixtureApp({ env: { VOICE_WIDGET: 'on' }, prepareSite })
    const off = await createFixtureApp({ prepareSite })
    const shared = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }

    expect((await on.app.inject('/widget/widget.js')).headers).toMatchObject(shared)
    expect((await on.app.inject('/favicon.svg')).headers).not.toMatchObject(shared)
    expect((await off.app.inject('/widget/widget.js')).headers).not.toMatchObject(shared)
  })
})
