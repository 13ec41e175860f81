import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle, type BundledFile } from './bundle.ts'
import type { Desk } from './page.ts'

declare global {
  interface Window {
    readonly desk: Desk
  }
}

export const mediaPath = '/voice/call/web/call-1/media'
const document = '<!doctype html><title>Desk</title><script type="module" src="/page.js"></script>'
// As strict as the site's own: nothing inline, nothing evaluated, nothing from elsewhere.
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; media-src 'self'"

const executablePath = findChromium()

/** A Chromium with a microphone that beeps and asks nobody. */
export const launchOptions = {
  args: [
    ...chromiumArgs,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--allow-loopback-in-peer-connection',
  ],
  ...(executablePath ? { executablePath } : {}),
}

export type SeenRequest = {
  readonly method: string
  readonly path: string
  readonly authorization?: string
}

export type OpenDesk = { readonly origin: string; readonly requests: SeenRequest[] }

/** Answers an offer: an SDP, a status, or nothing at all. */
export type AnswerOffer = (offer: string) => Promise<string | number>

let files: readonly BundledFile[] = []
const closers: (() => void)[] = []

/** Bundles a page once for all tests of a file, and closes after each what it opened. */
export function prepareDesk(entry = 'page.ts'): void {
  test.use({ launchOptions })
  test.beforeAll(async () => {
    files = await bundle(new URL(entry, import.meta.url))
  })
  test.afterEach(() => {
    for (const close of closers.splice(0)) close()
  })
}

/** Serves the page and plays the provider's HTTP side; the offer is answered as the test says. */
export async function openDesk(page: Page, answerOffer: AnswerOffer): Promise<OpenDesk> {
  const requests: SeenRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { requests, answerOffer })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await page.goto(origin)
  await page.waitForFunction(() => 'desk' in window || 'runRules' in window)
  return { origin, requests }
}

type Provider = { readonly requests: SeenRequest[]; readonly answerOffer: AnswerOffer }

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { requests, answerOffer }: Provider,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = files.find(({ name }) => pathname === `/${name}`)
  if (file) return void response.setHeader('content-type', file.type).end(file.body)
  if (pathname === '/') {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    return void response.end(document)
  }
  const { method = '', headers } = request
  const { authorization } = headers
  requests.push({ method, path: pathname, ...(authorization && { authorization }) })
  const body = await text(request)
  if (method === 'DELETE') return void response.writeHead(204).end()
  if (pathname === '/voice/call/web') {
    const webCallUrl = `http://${headers.host}${mediaPath}?key=k`
    const call = JSON.stringify({ id: 'call-1', status: 'queued', webCallUrl })
    return void response.writeHead(201, { 'content-type': 'application/json' }).end(call)
  }
  if (pathname !== mediaPath) return void response.writeHead(404).end()
  // A page that has gone answers nothing any more.
  const sdp = await answerOffer(body).catch(() => 500)
  if (typeof sdp === 'number') return void response.writeHead(sdp).end()
  response.writeHead(201, { 'content-type': 'application/sdp' }).end(sdp)
}

/** The far end of the line lives in the same page. */
export function answerIn(page: Page): AnswerOffer {
  return (offer) => page.evaluate((sdp) => window.desk.farEnd.answer(sdp), offer)
}

/** The events so far, by name. */
export function eventNames(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.desk.seen.map(([name]) => name))
}

export function liveTracks(page: Page): Promise<number> {
  return page.evaluate(() => window.desk.liveTracks())
}

/**
 * A browser that lets nothing sound before the page is touched. Whatever a test evaluates counts as a gesture, so its
 * refusal has to be played: elements reject, contexts wait in silence.
 */
export async function refuseSound(page: Page, until = 'pointerdown'): Promise<void> {
  await page.evaluate((gesture) => {
    let isTouched = false
    addEventListener(gesture, () => (isTouched = true), { capture: true })
    const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as {
      value: (this: HTMLMediaElement) => Promise<void>
    }
    HTMLMediaElement.prototype.play = function () {
      if (isTouched) return play.call(this)
      return Promise.reject(new DOMException('touch first', 'NotAllowedError'))
    }
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        if (!isTouched) void this.suspend()
      }
      override resume(): Promise<void> {
        return isTouched ? super.resume() : new Promise(() => {})
      }
    }
  }, until)
}
