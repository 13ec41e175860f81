import { demoCard } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import type { OwnServer } from '../../scripts/test-run/own-server.ts'
import {
  captions,
  demo,
  hummingMicrophone,
  microphones,
  startButton,
  stopButton,
  watchMicrophones,
} from '../demo.ts'
import { noteFaults } from '../page-faults.ts'
import { everyPath, hydrated, partsOfSite } from '../site.ts'
import { hostedSettings, privateKey, shareKey, startSite } from './hosted-site.ts'
import { bundlePath, startStandIn, type Mood, type StandIn } from './stand-in.ts'

const demos = [
  { path: '/industries/hotels-hospitality', assistantId: 'their-hotels' },
  { path: '/industries/transportation', assistantId: 'their-cars' },
  { path: '/products/air', assistantId: 'their-air' },
]
const hotels = '/industries/hotels-hospitality'
/** What the library remarks although nothing is wrong. */
const remark = 'MediaStreamTrack found in props or cache. audioSource'

test.use({ launchOptions: hummingMicrophone })
// One after the other: they share the provider.
test.describe.configure({ mode: 'default' })

let provider: StandIn
let site: OwnServer

test.beforeAll(async () => {
  provider = await startStandIn()
  site = await startSite(hostedSettings(provider.url))
})
test.beforeEach(() => provider.reset())
test.afterAll(async () => {
  await site.stop()
  await provider.stop()
})

async function openDemo(page: Page, path: string) {
  const faults = await noteFaults(page, site.url)
  await watchMicrophones(page)
  await page.goto(site.url + path)
  await hydrated(page)
  await startButton(page).scrollIntoViewIfNeeded()
  return faults
}

/** What arrived, by name. */
function arrived(): readonly string[] {
  return provider.arrivals.map(({ what }) => what)
}

async function call(page: Page): Promise<void> {
  await startButton(page).click()
  await expect.poll(() => provider.openLines).toBe(1)
  provider.say('listening')
  await expect(demo(page).locator('.demo-line')).toHaveText(/^On air/)
}

for (const { path, assistantId } of demos) {
  test(`a call on ${path} is made at the hosted provider`, async ({ page }) => {
    const faults = await openDemo(page, path)
    expect(arrived()).toEqual([])
    await call(page)
    provider.say({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'Good evening, this is somebody else’s desk.',
    })
    await expect(captions(page)).toContainText('somebody else’s desk')
    await expect.poll(arrived).toContain('message')

    expect(provider.arrivals.slice(0, 3)).toEqual([
      {
        what: 'POST /call/web',
        headers: {
          authorization: `Bearer ${shareKey}`,
          'content-type': 'application/json',
          accept: '*/*',
        },
        body: { assistantId },
      },
      { what: `GET ${bundlePath}`, headers: { accept: '*/*' } },
      { what: 'line open' },
    ])
    const library = provider.arrivals.filter(({ what }) => what === 'library')
    expect(library.map(({ body }) => body)).toEqual([
      {
        joined: {
          audioSource: 'track',
          videoSource: false,
          subscribeToTracksAutomatically: false,
          dailyConfig: {
            avoidEval: true,
            callObjectBundleUrlOverride: provider.url + bundlePath,
          },
        },
      },
      { inputSettings: { audio: { processor: { type: 'noise-cancellation' } } } },
      { subscribed: { audio: true, video: false } },
    ])
    expect(provider.arrivals).toContainEqual({ what: 'message', body: 'playable' })
    expect(await microphones(page)).toEqual(['live'])
    const { console: lines, policy, foreign } = await faults()
    expect({ lines, policy }).toEqual({ lines: [remark], policy: [] })
    expect(foreign.every((url) => url.startsWith(provider.url))).toBe(true)
    expect(JSON.stringify(provider.arrivals)).not.toContain(privateKey)
  })
}

test('the caller types, stops and calls again', async ({ page }) => {
  await openDemo(page, hotels)
  await call(page)
  await demo(page).getByRole('textbox').fill('Is the pool open?')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => provider.arrivals)
    .toContainEqual({
      what: 'message',
      body: { type: 'add-message', message: { role: 'user', content: 'Is the pool open?' } },
    })

  await stopButton(page).click()
  await expect(startButton(page)).toBeVisible()
  await expect.poll(() => microphones(page)).toEqual(['ended'])
  await expect.poll(() => provider.openLines).toBe(0)

  await call(page)
  expect(arrived().filter((what) => what === 'POST /call/web')).toHaveLength(2)
})

test('the provider hangs up: the card is idle, the console hears nothing', async ({ page }) => {
  const faults = await openDemo(page, hotels)
  await call(page)

  provider.say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' })
  provider.say('eject')

  await expect(startButton(page)).toBeVisible()
  await expect.poll(() => microphones(page)).toEqual(['ended'])
  const { console: lines, policy } = await faults()
  expect({ lines, policy }).toEqual({ lines: [remark], policy: [] })
})

test('a visitor who goes to another page takes the call along', async ({ page }) => {
  await openDemo(page, hotels)
  await call(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()

  await expect.poll(() => provider.openLines).toBe(0)
  await expect.poll(() => microphones(page)).toEqual(['ended'])
})

test('a visitor who closes the page takes the call along', async ({ page }) => {
  await openDemo(page, hotels)
  await call(page)
  await page.close()

  await expect.poll(() => provider.openLines).toBe(0)
})

test.describe('a start that fails', () => {
  type Failure = [title: string, where: keyof StandIn['moods'], mood: Mood]
  const failures: Failure[] = [
    ['the provider refuses', 'api', 403],
    ['the provider is over its limit', 'api', 429],
    ['the provider breaks', 'api', 500],
    ['the provider talks nonsense', 'api', 'garbage'],
    ['the provider never answers', 'api', 'hangs'],
    ['the library is not there', 'bundle', 404],
    ['the library is nonsense', 'bundle', 'garbage'],
    ['the library never comes', 'bundle', 'hangs'],
    ['the line is not taken', 'media', 503],
  ]
  for (const [title, where, mood] of failures) {
    test(`because ${title}: idle again, only the console hears`, async ({ page }) => {
      const faults = await openDemo(page, hotels)
      provider.moods[where] = mood
      await startButton(page).click()

      const status = demo(page).getByRole('status')
      await expect(status).toHaveText('Call ended')
      await expect(startButton(page)).toBeVisible()
      // The library is fetched three times, three seconds apart, unless it comes or never answers.
      const tries = arrived().filter((what) => what === `GET ${bundlePath}`).length
      if (where === 'bundle' && mood === 404) expect(tries).toBe(3)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect.poll(() => microphones(page)).toEqual(['ended'])
      const { console: lines, policy } = await faults()
      expect(lines.filter((line) => line.startsWith(demoCard.failureLog))).toHaveLength(1)
      // The library's reports to its makers are not let out.
      expect(policy.filter((line) => !line.includes('sentry.io'))).toEqual([])

      provider.reset()
      await call(page)
    })
  }

  test('because nobody listens at the provider’s address', async ({ page }) => {
    const closed = await startStandIn()
    await closed.stop()
    const lonely = await startSite(hostedSettings(closed.url))
    try {
      await watchMicrophones(page)
      await page.goto(lonely.url + hotels)
      await hydrated(page)
      await startButton(page).click()

      await expect(demo(page).getByRole('status')).toHaveText('Call ended')
      await expect.poll(() => microphones(page)).toEqual(['ended'])
    } finally {
      await lonely.stop()
    }
  })
})

test.describe('before anybody calls', () => {
  for (const part of partsOfSite) {
    test(`no page asks anybody else for anything, and none breaks its policy: ${part.join(', ')}`, async ({
      page,
    }) => {
      const faults = await noteFaults(page, site.url)
      for (const path of part) {
        await page.goto(site.url + path)
        await hydrated(page)
        await page.waitForLoadState('networkidle')

        const { policy, foreign } = await faults()
        expect({ path, policy, foreign }).toEqual({ path, policy: [], foreign: [] })
      }
      expect(arrived()).toEqual([])
    })
  }

  test('no page holds a key, and no answer the private one', async ({ request }) => {
    const pass = await request.post(`${site.url}/voice/token`, {
      headers: { origin: site.url },
      data: { assistantId: 'air' },
    })
    expect(await pass.text()).not.toContain(privateKey)
    for (const path of everyPath) {
      const page = await (await request.get(site.url + path)).text()
      expect(page).not.toContain(shareKey)
      expect(page).not.toContain(privateKey)
    }
  })
})

test('with nothing configured a call asks nobody else, and the library stays away', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const faults = await noteFaults(page, baseURL ?? '')
  await page.goto(hotels)
  await hydrated(page)
  await startButton(page).click()
  await expect(stopButton(page)).toBeVisible()
  await expect(captions(page)).toContainText('Desk')

  expect((await faults()).foreign).toEqual([])
  expect(scripts.filter((url) => url.includes('daily'))).toEqual([])
  expect(arrived()).toEqual([])
})
