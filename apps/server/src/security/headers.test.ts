import { METHODS } from 'node:http'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { scriptHash, styleHash } from '../testing/fixture-site.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

const filePolicy = "default-src 'none'; frame-ancestors 'none'"
const everywhere = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const nowhere = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']

function policyOf(scriptSources: string, styleSources: string) {
  return [
    "default-src 'self'",
    `script-src ${scriptSources}`,
    `style-src ${styleSources}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

describe('a form that posts to an external service', () => {
  it('may send to exactly that origin, with and without JavaScript', async () => {
    const { app } = await createFixtureApp({
      env: { CONTACT_FORM_ENDPOINT: 'https://forms.example/f/abc?x=1' },
    })

    const { headers } = await app.inject('/')

    const directives = String(headers['content-security-policy']).split('; ')
    expect(directives).toContain("connect-src 'self' https://forms.example")
    expect(directives).toContain("form-action 'self' https://forms.example")
    expect(directives.join().match(/https:/g)).toHaveLength(2)
  })
})

describe('every answer', () => {
  it.each([
    ['a page', '/', {}, 200],
    ['a page not modified', '/', { 'if-none-match': '*' }, 304],
    ['a file', '/robots.txt', {}, 200],
    ['a file not modified', '/robots.txt', { 'if-none-match': '*' }, 304],
    ['a part of a film', '/film.mp4', { range: 'bytes=0-9' }, 206],
    ['a part too far', '/film.mp4', { range: 'bytes=5000-' }, 416],
    ['a failed condition', '/film.mp4', { 'if-match': '"other"' }, 412],
    ['a redirect', '/products/', {}, 301],
    ['a page not found', '/unknown', {}, 404],
    ['a resource not found', '/api/unknown', {}, 404],
    ['a bad address', '/%zz', {}, 400],
    ['a long address', `/${'a'.repeat(5_000)}`, {}, 414],
    ['an error of ours', '/api/boom', {}, 500],
    ['a probe', '/healthz', {}, 200],
  ])('has the security headers: %s', async (_title, url, headers, status) => {
    const { app } = await createFixtureApp()
    app.get('/api/boom', () => {
      throw new Error('boom')
    })

    const response = await app.inject({ url, headers: { ...headers, origin: 'https://a.example' } })

    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject(everywhere)
    expect(response.headers['content-security-policy']).toMatch(/^default-src '(?:none|self)'; /)
    for (const name of nowhere) expect(response.headers).not.toHaveProperty(name)
  })

  it.each(METHODS.filter((method) => method !== 'CONNECT'))(
    'has them whatever the method: %s',
    async (method) => {
      const { port } = await listenFixtureApp()

      const answer = await exchangeRaw(
        port,
        `${method} /unknown HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )

      expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer).toMatch(/\r\ncontent-security-policy: default-src '(?:none|self)'; /)
    },
  )

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['too long a header', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(2_000_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['an odd expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an address of no form', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ])('has them when the request cannot be read: %s', async (_title, request, status) => {
    const { port, app } = await listenFixtureApp()

    const answer = await exchangeRaw(port, request)

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain(`content-security-policy: ${filePolicy}\r\n`)
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

describe('the permissions policy', () => {
  it.each(['/', '/products', '/unknown'])('gives the page %s the microphone alone', async (url) => {
    const { app } = await createFixtureApp()

    const { headers } = await app.inject(url)

    expect(headers['permissions-policy']).toMatch(/^microphone=\(self\), .*camera=\(\)/)
  })

  it('is not sent with files, where it would only cost bytes', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject('/favicon.svg')).headers).not.toHaveProperty('permissions-policy')
  })
})

describe('the content policy', () => {
  it('lets a page run its own hashed code and nothing else', async () => {
    const { app } = await createFixtureApp()

    const { headers } = await app.inject('/')

    const expected = policyOf(`'self' '${scriptHash}'`, `'self' '${styleHash}'`)
    expect(headers['content-security-policy']).toBe(expected)
  })

  it('is each page’s own', async () => {
    const { app } = await createFixtureApp()

    const policies = [await app.inject('/products'), await app.inject('/unknown')].map(
      ({ headers }) => headers['content-security-policy'],
    )

    expect(policies).toEqual([
      policyOf("'self'", "'self'"),
      policyOf(`'self' '${scriptHash}'`, `'self' '${styleHash}'`),
    ])
  })

  it.each(['/favicon.svg', '/products/', '/healthz', '/api/unknown'])(
    'lets nothing run in what is no page: %s',
    async (url) => {
      const { app } = await createFixtureApp()

      const { headers } = await app.inject(url)

      expect(headers['content-security-policy']).toBe(filePolicy)
    },
  )
})

describe('an https public address', () => {
  const env = { PUBLIC_URL: 'https://www.example.com' }

  it.each(['/', '/robots.txt', '/unknown', '/products/', '/healthz'])(
    'turns on HSTS for %s',
    async (url) => {
      const { app } = await createFixtureApp({ env })

      const { headers } = await app.inject(url)

      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    },
  )

  it('turns on the upgrade of requests on pages', async () => {
    const { app } = await createFixtureApp({ env })

    const { headers } = await app.inject('/')

    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
  })

  it('is not the default', async () => {
    const { app } = await createFixtureApp()

    const { headers } = await app.inject('/')

    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
