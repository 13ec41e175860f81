import { expect, test, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle, type BundledFile } from './bundle.ts'
import type { Desk } from './page.ts'

declare global {
  interface Window {
    readonly desk: Desk
  }
}

// Answered by the test itself, and https so that the page may use a microphone.
const origin = 'https://desk.example'
const mediaPath = '/voice/call/web/call-1/media'
const executablePath = findChromium()

test.use({
  launchOptions: {
    args: [
      ...chromiumArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
    ...(executablePath ? { executablePath } : {}),
  },
})

let files: readonly BundledFile[] = []

test.beforeAll(async () => {
  files = await bundle(new URL('page.ts', import.meta.url))
})

type Requests = {
  readonly method: string
  readonly path: string
  readonly authorization?: string
}[]

/** Serves the page, and plays the provider's HTTP side. */
async function open(page: Page): Promise<Requests> {
  const requests: Requests = []
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const file = files.find(({ name }) => pathname === `/${name}`)
    if (file) return route.fulfill({ body: file.body, contentType: file.type })
    if (pathname === '/') return route.fulfill({ body: document, contentType: 'text/html' })
    const { authorization } = request.headers()
    requests.push({
      method: request.method(),
      path: pathname,
      ...(authorization && { authorization }),
    })
    if (pathname === '/voice/call/web') return route.fulfill({ status: 201, json: webCall })
    if (request.method() === 'DELETE') return route.fulfill({ status: 204 })
    const offer = request.postData() ?? ''
    const body = await page.evaluate((sdp) => window.desk.farEnd.answer(sdp), offer)
    return route.fulfill({ status: 201, body, contentType: 'application/sdp' })
  })
  await page.goto(origin)
  await page.waitForFunction(() => 'desk' in window)
  return requests
}

const document = '<!doctype html><title>Desk</title><script type="module" src="/page.js"></script>'
const webCall = { id: 'call-1', status: 'queued', webCallUrl: `${origin}${mediaPath}?key=k` }

const names = (page: Page) => page.evaluate(() => window.desk.seen.map(([name]) => name))

test('carries sound and messages both ways, and lets go of everything', async ({ page }) => {
  const requests = await open(page)

  const call = await page.evaluate(() => window.desk.client.start('air'))

  expect(call).toMatchObject({ id: 'call-1' })
  await expect.poll(() => names(page)).toContain('call-start')
  // The far end's hum reaches the page, the fake microphone's beep reaches the far end.
  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
  await expect.poll(() => names(page)).toContain('speech-start')
  await expect.poll(() => page.evaluate(() => window.desk.farEnd.level())).toBeGreaterThan(0.05)
  await page.evaluate(() => window.desk.client.say('Good evening.'))
  await page.evaluate(() => window.desk.farEnd.say('{"type":"user-interrupted"}'))
  const received = () => page.evaluate(() => window.desk.farEnd.received)
  await expect.poll(received).toContain('playable')
  const say = '{"type":"say","message":"Good evening.","interruptionsEnabled":false}'
  await expect.poll(received).toContain(say)
  await expect.poll(() => names(page)).toContain('message')
  expect(await page.evaluate(() => window.desk.liveTracks())).toBe(1)

  await page.evaluate(() => window.desk.client.stop())

  expect(await page.evaluate(() => window.desk.liveTracks())).toBe(0)
  expect(await names(page)).toContain('call-end')
  expect(requests).toEqual([
    { method: 'POST', path: '/voice/call/web', authorization: 'Bearer public-key' },
    { method: 'POST', path: mediaPath },
    { method: 'DELETE', path: mediaPath },
  ])
})

test('ends when the far end hangs up, without telling it so', async ({ page }) => {
  const requests = await open(page)
  await page.evaluate(() => window.desk.client.start('air'))

  await page.evaluate(() => window.desk.farEnd.hangUp())

  await expect.poll(() => names(page)).toContain('call-end')
  expect(await page.evaluate(() => window.desk.liveTracks())).toBe(0)
  expect(await names(page)).not.toContain('error')
  expect(requests.map(({ method }) => method)).not.toContain('DELETE')
})

test('needs no microphone where the visitor types', async ({ page }) => {
  await open(page)

  await page.evaluate(() =>
    window.desk.client.start('air', undefined, undefined, { microphone: false }),
  )
  await page.evaluate(() =>
    window.desk.client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } }),
  )

  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
  const received = () => page.evaluate(() => window.desk.farEnd.received)
  const typed = '{"type":"add-message","message":{"role":"user","content":"Hello"}}'
  await expect.poll(received).toContain(typed)
  expect(await page.evaluate(() => window.desk.openedTracks())).toBe(0)
})

test('starts again in the moment it was stopped', async ({ page }) => {
  const requests = await open(page)
  await page.evaluate(() => void window.desk.client.start('air'))
  const second = page.evaluate(async () => {
    void window.desk.client.stop()
    return window.desk.client.start('air')
  })

  expect(await second).toMatchObject({ id: 'call-1' })
  await expect.poll(() => names(page)).toContain('call-start')
  expect(await page.evaluate(() => window.desk.liveTracks())).toBe(1)
  expect(requests.filter(({ path }) => path === mediaPath && path).length).toBeGreaterThan(0)
})
