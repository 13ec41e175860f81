import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { homeHtml, productsHtml } from '../testing/fixture-site.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

describe('a page', () => {
  it('is sent plain to a client that names no encoding', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject('/')

    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(homeHtml)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(homeHtml.length),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    expect(response.headers).not.toHaveProperty('content-encoding')
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('goes to a client that accepts %j as %s', async (accepted, encoding, decompress) => {
    const { app } = await createFixtureApp()

    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })

    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['vary']).toBe('Accept-Encoding')
    expect(decompress(response.rawPayload).toString()).toBe(homeHtml)
  })

  it('is served under its path with any query', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject('/products?employees=35')).body).toBe(productsHtml)
  })

  it.each(['/products.html', '/products/index.html', '/index.html'])(
    'is not served under another spelling: %s',
    async (url) => {
      const { app } = await createFixtureApp()

      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )

  it('answers HEAD as GET, without the page', async () => {
    const { port } = await listenFixtureApp()
    const ask = (method: string) =>
      exchangeRaw(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)

    const [head, full] = [await ask('HEAD'), await ask('GET')]

    const withoutDate = (answer: string) => answer.replace(/^Date: .*$/m, '')
    expect(withoutDate(head) + homeHtml).toBe(withoutDate(full))
  })
})

describe('the ETag of a page', () => {
  it('brings a 304 that keeps the headers and has no body', async () => {
    const { app } = await createFixtureApp()
    const full = await app.inject('/')

    const response = await app.inject({
      url: '/',
      headers: { 'if-none-match': String(full.headers['etag']) },
    })

    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    const { etag, vary, 'cache-control': cache, 'content-security-policy': policy } = full.headers
    expect(response.headers).toMatchObject({
      etag,
      vary,
      'cache-control': cache,
      'content-security-policy': policy,
    })
    expect(response.headers).not.toHaveProperty('content-type')
  })

  it('does not bring a 304 once the page has changed', async () => {
    const before = await createFixtureApp()
    const { etag } = (await before.app.inject('/')).headers
    const after = await createFixtureApp({ prepareSite: (site) => site.write('index.html', 'new') })

    const response = await after.app.inject({
      url: '/',
      headers: { 'if-none-match': String(etag) },
    })

    expect(response.statusCode).toBe(200)
  })

  it('is strong, depends on content alone, and differs for each encoding', async () => {
    const [one, other] = [await createFixtureApp(), await createFixtureApp()]
    const etagOf = async ({ app }: typeof one, accepted: string) => {
      const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
      return String(response.headers['etag'])
    }

    const etags = [await etagOf(one, 'br'), await etagOf(one, 'gzip'), await etagOf(one, '')]

    expect(new Set(etags).size).toBe(3)
    expect(etags.every((etag) => /^"[\w-]+"$/.test(etag))).toBe(true)
    expect(await etagOf(other, 'br')).toBe(etags[0])
  })
})
