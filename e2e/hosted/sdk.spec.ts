import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { hummingMicrophone } from '../demo.ts'
import { bundle, type BundledFile } from '../voice/bundle.ts'
import type { Bench } from './sdk-page.ts'
import { bundlePath, startStandIn, type Arrival, type StandIn } from './stand-in.ts'

declare global {
  interface Window {
    readonly bench: Bench
  }
}

test.use({ launchOptions: hummingMicrophone })
// One after the other: they share the provider.
test.describe.configure({ mode: 'default' })

const key = 'public-share-key'
let provider: StandIn
let pages: Server
let pageUrl: string

test.beforeAll(async () => {
  provider = await startStandIn()
  const files = await bundle(new URL('sdk-page.ts', import.meta.url))
  pages = servePage(files)
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  pageUrl = `http://localhost:${(pages.address() as AddressInfo).port}`
})
test.beforeEach(() => provider.reset())
test.afterAll(async () => {
  pages.closeAllConnections()
  pages.close()
  await provider.stop()
})

function servePage(files: readonly BundledFile[]): Server {
  const html = '<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>'
  return createServer(({ url }, response) => {
    const file = files.find(({ name }) => url === `/${name}`)
    if (file) response.setHeader('content-type', file.type).end(file.body)
    else response.setHeader('content-type', 'text/html').end(html)
  })
}

type Start = readonly [assistant?: unknown, overrides?: unknown, squad?: unknown]
type Side = 'ours' | 'theirs'
type Run = { readonly arrivals: readonly Arrival[]; readonly story: readonly string[] }

async function open(page: Page, side: Side): Promise<void> {
  provider.reset()
  await page.goto(pageUrl)
  await page.waitForFunction(() => 'bench' in window)
  const target = { baseUrl: provider.url, key, bundleUrl: provider.url + bundlePath }
  await page.evaluate(([name, where]) => window.bench.create(name, where), [side, target] as const)
}

function begin(page: Page, start: Start): Promise<boolean> {
  return page.evaluate(async (args) => {
    const call = await window.bench.client?.start(...args.map((arg) => arg ?? undefined))
    return call !== null
  }, start)
}

/** A whole call, the same for both: it begins, both sides say something, the page stops it. */
async function hold(page: Page, side: Side, start: Start): Promise<Run> {
  await open(page, side)
  expect(await begin(page, start)).toBe(true)
  provider.say('listening')
  provider.say({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hi' })
  await expect.poll(() => messages()).toContainEqual('playable')
  await page.evaluate(() => {
    const { client } = window.bench
    client?.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } })
    client?.send({ type: 'control', control: 'mute-assistant' })
    client?.say('One moment.')
    client?.say('Goodbye.', true, true)
  })
  await expect.poll(() => messages()).toHaveLength(5)
  await page.evaluate(() => void window.bench.client?.stop())
  await expect.poll(() => provider.openLines).toBe(0)
  const ended = 'message status-update ended'
  await expect.poll(() => page.evaluate(() => window.bench.story)).toContain(ended)
  return { arrivals: [...provider.arrivals], story: await page.evaluate(() => window.bench.story) }
}

function messages(): readonly unknown[] {
  return provider.arrivals.filter(({ what }) => what === 'message').map(({ body }) => body)
}

const starts: readonly (readonly [title: string, start: Start])[] = [
  ['an assistant by id', ['assistant-1']],
  ['an assistant by id, with overrides', ['assistant-1', { firstMessage: 'Hello.' }]],
  ['an assistant written out', [{ name: 'A', model: { provider: 'openai' } }]],
  ['a squad by id', [null, null, 'squad-1']],
  ['a squad written out, with overrides', [null, { variableValues: {} }, { members: [] }]],
]

for (const [title, start] of starts) {
  test(`what arrives at the provider is the same: ${title}`, async ({ page }) => {
    const ours = await hold(page, 'ours', start)
    const theirs = await hold(page, 'theirs', start)

    // Creation, library, line, messages, end: with headers and bodies, in the same order.
    expect(comparable(ours.arrivals)).toEqual(comparable(theirs.arrivals))
    expect(theirs.arrivals[0]).toMatchObject({
      what: 'POST /call/web',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    })
    expect(messages()).toHaveLength(5)
  })
}

/** Without the one thing that is meant to differ: we bring the microphone, they have the library ask for it. */
function comparable(arrivals: readonly Arrival[]): readonly Arrival[] {
  const sources = { ours: '"audioSource":"track"', theirs: '"audioSource":true' }
  const text = JSON.stringify(arrivals).replace(sources.ours, sources.theirs)
  return JSON.parse(text) as Arrival[]
}

test('what a page hears is the same, but we ask for the microphone first', async ({ page }) => {
  const heard = ['call-start', 'message transcript', 'call-end', 'message status-update ended']

  expect((await hold(page, 'ours', ['a'])).story).toEqual([
    'asks for the microphone',
    'asks for a call',
    ...heard,
  ])
  // Their library asks for it inside the program it fetches, which is ours here and asks nobody.
  expect((await hold(page, 'theirs', ['a'])).story).toEqual(['asks for a call', ...heard])
})

test('a refusal is one error, an Error with us', async ({ page }) => {
  for (const side of ['ours', 'theirs'] as const) {
    await open(page, side)
    provider.moods.api = 403
    expect(await begin(page, ['a'])).toBe(false)
    const story = await page.evaluate(() => window.bench.story)
    expect(story.filter((line) => !line.startsWith('asks'))).toEqual(['error'])
  }
})

test('nobody to call is refused with the same words', async ({ page }) => {
  for (const side of ['ours', 'theirs'] as const) {
    await open(page, side)
    await expect(begin(page, [])).rejects.toThrow('Assistant or Squad must be provided.')
    expect(provider.arrivals).toEqual([])
  }
})

test('a stop while the call is created leaves none open with us, and one with them', async ({
  context,
}) => {
  const stopWhileCreated = async (side: Side) => {
    const page = await context.newPage()
    await open(page, side)
    await page.evaluate(async () => {
      const { bench } = window
      bench.onAsked = () => void bench.client?.stop()
      await bench.client?.start('a')
    })
  }
  const opened = () => provider.arrivals.filter(({ what }) => what === 'line open').length

  await stopWhileCreated('ours')
  expect(opened()).toBe(0)

  // Our page stands open beside theirs: a line of ours that came late would be a second one.
  await stopWhileCreated('theirs')
  await expect.poll(opened).toBe(1)
  expect(provider.openLines).toBe(1)
})

test('the start after a stop holds with us, and is torn down with them', async ({ page }) => {
  const startAgain = async (side: Side) => {
    await open(page, side)
    provider.goodbyeMs = 500
    await begin(page, ['a'])
    await page.evaluate(async () => {
      const saidGoodbye = new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }: MessageEvent<{ action?: string }>) => {
          if (data.action === 'left-meeting') resolve()
        })
      })
      void window.bench.client?.stop()
      await window.bench.client?.start('a').catch(() => null)
      await saidGoodbye
    })
  }
  const mute = { type: 'control', control: 'mute-assistant' }

  await startAgain('ours')
  await page.evaluate((message) => window.bench.client?.send(message), mute)
  await expect.poll(messages).toContainEqual(mute)
  expect(provider.openLines).toBe(1)

  await startAgain('theirs')
  await expect.poll(() => provider.openLines).toBe(0)
})
