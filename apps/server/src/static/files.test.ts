import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { filmBytes, notFoundHtml, script } from '../testing/fixture-site.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=300, must-revalidate'

describe('a file', () => {
  it.each([
    ['/assets/app-B4x9.js', 'application/javascript; charset=utf-8', immutable],
    ['/_.data', 'application/octet-stream', 'no-cache'],
    ['/assets/app-C2k1.css', 'text/css; charset=utf-8', immutable],
    ['/assets/serif-A1b2.woff2', 'font/woff2', immutable],
    ['/assets/desk-D4e5.avif', 'image/avif', immutable],
    ['/favicon.svg', 'image/svg+xml', revalidated],
    ['/robots.txt', 'text/plain; charset=utf-8', revalidated],
    ['/sitemap.xml', 'application/xml', revalidated],
    ['/site.webmanifest', 'application/manifest+json', revalidated],
    ['/film.mp4', 'video/mp4', revalidated],
    ['/film.webm', 'video/webm', revalidated],
  ])('%s has its type and its cache rule, compressed or not', async (url, type, cacheControl) => {
    const { app } = await createFixtureApp()

    for (const accepted of ['', 'br']) {
      const response = await app.inject({ url, headers: { 'accept-encoding': accepted } })

      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe(type)
      expect(response.headers['cache-control']).toBe(cacheControl)
      expect(response.headers['vary']).toMatch(/^accept-encoding$/i)
    }
  })

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('goes to a client that accepts %j as %s', async (accepted, encoding, decompress) => {
    const { app } = await createFixtureApp()

    const response = await app.inject({
      url: '/assets/app-B4x9.js',
      headers: { 'accept-encoding': accepted },
    })

    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decompress(response.rawPayload).toString()).toBe(script)
  })

  it('brings a 304 that keeps the headers', async () => {
    const { app } = await createFixtureApp()
    const { etag } = (await app.inject('/favicon.svg')).headers

    const response = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(etag) },
    })

    expect(response.statusCode).toBe(304)
    expect(response.headers).toMatchObject({ etag, 'cache-control': revalidated })
    expect(response.headers).toHaveProperty('content-security-policy')
  })

  it('answers HEAD with the length and no body', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject({ method: 'HEAD', url: '/film.mp4' })

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-length']).toBe(String(filmBytes))
    expect(response.body).toBe('')
  })

  it('of the program is in memory: nothing of a disk is needed for it', async () => {
    const { app, site } = await createFixtureApp()
    await rm(join(site.siteDir, 'assets'), { recursive: true })
    const url = '/assets/app-B4x9.js'

    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    const { etag } = plain.headers
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    const head = await app.inject({ method: 'HEAD', url })

    expect(plain.body).toBe(script)
    expect(again.statusCode).toBe(304)
    expect(head.headers['content-length']).toBe(String(script.length))
  })

  it('that is gone since the start is a page not found', async () => {
    const { app, site } = await createFixtureApp()
    await rm(join(site.siteDir, 'film.mp4'))

    const response = await app.inject('/film.mp4')

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(notFoundHtml)
    expect(response.headers['cache-control']).toBe('no-cache')
  })
})

describe('a film', () => {
  it('says that it can be asked for in parts', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject('/film.mp4')).headers['accept-ranges']).toBe('bytes')
  })

  it.each([
    ['bytes=0-99', 'bytes 0-99/1000', 100],
    ['bytes=900-', 'bytes 900-999/1000', 100],
    ['bytes=-10', 'bytes 990-999/1000', 10],
    ['bytes=990-5000', 'bytes 990-999/1000', 10],
    ['bytes=-1000', 'bytes 0-999/1000', 1000],
    ['bytes=-1001', 'bytes 0-999/1000', 1000],
    ['bytes=-90000', 'bytes 0-999/1000', 1000],
    ['bytes=-99999999999999999999', 'bytes 0-999/1000', 1000],
    ['bytes=0-9, -90000', 'bytes 0-999/1000', 1000],
  ])('sends the part %s', async (range, contentRange, length) => {
    const { app } = await createFixtureApp()

    const response = await app.inject({ url: '/film.mp4', headers: { range } })

    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe(contentRange)
    expect(response.rawPayload).toHaveLength(length)
    const firstByte = Number(/\d+/.exec(contentRange)?.[0])
    expect(response.rawPayload[0]).toBe(firstByte % 256)
  })

  it.each([
    ['past its end', 'bytes=5000-'],
    ['of no length at its end', 'bytes=-0'],
  ])('refuses a part %s, and lets nobody keep the refusal', async (_title, range) => {
    const { app } = await createFixtureApp()

    const response = await app.inject({ url: '/film.mp4', headers: { range } })

    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe(`bytes */${filmBytes}`)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      error: 'range_not_satisfiable',
      message: 'Range Not Satisfiable',
    })
  })

  it('sends the whole when the part was meant for an older copy', async () => {
    const { app } = await createFixtureApp()

    const response = await app.inject({
      url: '/film.mp4',
      headers: { range: 'bytes=0-9', 'if-range': '"older"' },
    })

    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toHaveLength(filmBytes)
  })
})

describe('what has no address', () => {
  it.each([
    '/.secret',
    '/.git/config',
    '/robots.txt.br',
    '/assets/app-B4x9.js.gz',
    '/index.html.br',
    '/pages.json',
    '/404.html',
    '/assets',
    '/assets/',
  ])('%s is not found', async (url) => {
    const { app } = await createFixtureApp()

    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it.each([
    '/../pages.json',
    '/assets/../../pages.json',
    '/..%2fpages.json',
    '/%2e%2e/pages.json',
    '/assets/..%5c..%5cpages.json',
    '/..;/pages.json',
    '/assets/%00',
    '/%c0%ae%c0%ae/pages.json',
    '//etc/passwd',
    '/assets/./app-B4x9.js',
  ])('%s leads nowhere, sent as it stands', async (path) => {
    const { port } = await listenFixtureApp()

    const answer = await exchangeRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )

    expect(answer).toMatch(/^HTTP\/1\.1 (?:404|400) /)
    expect(answer).not.toMatch(/scriptHashes|root:/)
  })
})
