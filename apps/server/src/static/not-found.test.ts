import { brotliDecompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { comingHtml, notFoundHtml } from '../testing/fixture-site.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

describe('an unknown path', () => {
  it('gets the page that says so, with status 404', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject('/products/unknown')

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(notFoundHtml)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

  it('gets it compressed, and never as a 304', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject({
      url: '/unknown',
      headers: { 'accept-encoding': 'br', 'if-none-match': '*' },
    })

    expect(response.statusCode).toBe(404)
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(notFoundHtml)
    expect(response.headers).not.toHaveProperty('etag')
  })

  it('answers HEAD without the page', async () => {
    const { port } = await listenFixtureApp()

    const answer = await exchangeRaw(
      port,
      'HEAD /unknown HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )

    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*\r\n\r\n$/)
    expect(answer).toContain(`content-length: ${notFoundHtml.length}\r\n`)
  })

  it.each([
    ['GET', '/api/unknown'],
    ['POST', '/api/unknown'],
    ['POST', '/unknown'],
    ['DELETE', '/unknown'],
  ] as const)('%s %s gets JSON', async (method, url) => {
    const { app } = await createFixtureApp()

    const response = await app.inject({ method, url })

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'not_found', message: 'Not Found' })
  })

  it.each(['application/json', 'multipart/form-data', 'nonsense'])(
    'stays a 404 when a body of %s comes with it that could not be read',
    async (type) => {
      const { app } = await createFixtureApp()

      const response = await app.inject({
        method: 'POST',
        url: '/api/unknown',
        headers: { 'content-type': type },
        payload: '{',
      })

      expect(response.statusCode).toBe(404)
    },
  )
})

describe('a page that the build marks as not found', () => {
  it('is sent with status 404 and without an ETag', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject({
      url: '/products/aisa',
      headers: { 'if-none-match': '*' },
    })

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(comingHtml)
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers).not.toHaveProperty('etag')
  })
})

describe('a known path with a method it has not', () => {
  it.each(['/', '/products?a=1', '/products/', '/robots.txt', '/healthz'])(
    'says at %s what it has',
    async (url) => {
      const { app } = await createFixtureApp()

      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const response = await app.inject({ method, url })

        expect(response.statusCode).toBe(405)
        expect(response.headers['allow']).toBe('GET, HEAD')
        expect(response.json()).toMatchObject({ error: 'method_not_allowed' })
      }
    },
  )
})
