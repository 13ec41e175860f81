import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const words = Array.from({ length: 4000 }, (_, count) => `word ${(count * 7919) % 1009}`)
const html = `<!doctype html><html><head></head><body>${words.join(' ')}</body></html>`

it('serves pages compressed quickly at first, and as small as they get a while after the start', async () => {
  const smallest = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  const { app } = await listenFixtureApp({ prepareSite: (site) => site.write('index.html', html) })
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })

  const first = await ask()
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(html)
  expect(first.rawPayload.length).toBeGreaterThan(smallest.length)

  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitUntil(async () => (await ask()).rawPayload.equals(smallest), { interval: 20 })
  expect((await ask()).headers['etag']).not.toBe(first.headers['etag'])
})
