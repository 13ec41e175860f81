import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import type { OwnServer } from '../../scripts/test-run/own-server.ts'
import { hummingMicrophone, loseMicrophone, microphones, watchMicrophones } from '../demo.ts'
import { noteFaults } from '../page-faults.ts'
import { hydrated, partsOfSite } from '../site.ts'
import { hostedSettings, shareKey, startSite } from './hosted-site.ts'
import { bundlePath, startStandIn, widgetPath, type StandIn } from './stand-in.ts'

const air = '/products/air'
const mostBytes = 4_000

test.use({ launchOptions: hummingMicrophone })
// One after the other: they share the provider.
test.describe.configure({ mode: 'default' })

let provider: StandIn
let site: OwnServer
let hosted: OwnServer

test.beforeAll(async () => {
  provider = await startStandIn()
  const settings = hostedSettings(provider.url)
  site = await startSite({ ...settings, VOICE_WIDGET: 'on' })
  hosted = await startSite({ ...settings, VOICE_WIDGET_URL: provider.url + widgetPath })
})
test.beforeEach(() => provider.reset())
test.afterAll(async () => {
  await site.stop()
  await hosted.stop()
  await provider.stop()
})

const widget = (page: Page) => page.locator('nightdesk-widget')
const button = (page: Page) => widget(page).getByRole('button')

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** It stands hidden on our own pages; this is how one of them would show it. */
async function reveal(page: Page): Promise<void> {
  await widget(page).waitFor({ state: 'attached' })
  await widget(page).evaluate((element) => element.removeAttribute('hidden'))
}

/** Within the site, without loading anything anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test.describe('our own widget', () => {
  for (const part of partsOfSite.map((paths) => paths.filter((path) => path !== air))) {
    test(`stands hidden and calls nobody on ${part.join(', ')}`, async ({ page }) => {
      const faults = await noteFaults(page, site.url)
      for (const path of part) {
        await open(page, site.url + path)
        await expect(widget(page)).toBeAttached()
        await expect(widget(page)).toBeHidden()

        const { policy, foreign } = await faults()
        expect({ path, policy, foreign }).toEqual({ path, policy: [], foreign: [] })
      }
      expect(provider.arrivals).toEqual([])
    })
  }

  test('comes by itself where no browser tells of idle time', async ({ page }) => {
    // As in Safari.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    await open(page, `${site.url}/`)

    await expect(widget(page)).toBeAttached({ timeout: 20_000 })
  })

  test('weighs at most 4 kB until it is opened, all from the site itself', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (!/widget|preload-helper/.test(request.url())) return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await open(page, `${site.url}/`)
    await expect(widget(page)).toBeAttached()
    await page.waitForLoadState('networkidle')

    const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  })

  test('is not loaded on AIR, comes on the way from there and goes on the way back', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await open(page, site.url + air)
    await page.waitForLoadState('networkidle')
    expect(scripts).not.toContain('/widget/widget.js')
    await expect(widget(page)).toHaveCount(0)

    await goTo(page, '/privacy')
    await expect(widget(page)).toBeAttached()
    await goTo(page, '/terms')
    await expect(widget(page)).toHaveCount(1)
    await goTo(page, air)
    await expect(widget(page)).toHaveCount(0)
  })

  test('holds a call when it is shown and pressed, and lets go of it', async ({ page }) => {
    const faults = await noteFaults(page, site.url)
    await watchMicrophones(page)
    await open(page, `${site.url}/`)
    await reveal(page)
    await expect(button(page)).toHaveAccessibleName(
      'Have a quick question? Talk with our AI assistant',
    )

    await button(page).click()
    await expect(button(page)).toHaveAttribute('data-state', 'loading')
    await expect.poll(() => provider.openLines).toBe(1)
    provider.say('listening')
    await expect(button(page)).toHaveAttribute('data-state', 'active')
    expect(provider.arrivals[0]).toMatchObject({ body: { assistantId: 'their-air' } })

    await button(page).click()
    await expect(button(page)).toHaveAttribute('data-state', 'idle')
    await expect.poll(() => provider.openLines).toBe(0)
    await expect.poll(() => microphones(page)).toEqual(['ended'])
    expect((await faults()).policy).toEqual([])
  })

  test('lets go of a call whose microphone is lost, and holds the next', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await watchMicrophones(page)
    await open(page, `${site.url}/`)
    await reveal(page)
    await button(page).click()
    await expect.poll(() => provider.openLines).toBe(1)
    provider.say('listening')
    await expect(button(page)).toHaveAttribute('data-state', 'active')

    await loseMicrophone(page)

    await expect(button(page)).toHaveAttribute('data-state', 'idle')
    await expect.poll(() => provider.openLines).toBe(0)
    expect(await microphones(page)).toEqual(['ended'])
    await expect.poll(() => lines.join()).toContain('The microphone was lost.')
    await button(page).click()
    await expect.poll(() => provider.openLines).toBe(1)
    expect(await microphones(page)).toEqual(['ended', 'live'])
  })

  test('ends its call when it is taken away', async ({ page }) => {
    await open(page, `${site.url}/`)
    await reveal(page)
    await button(page).click()
    await expect.poll(() => provider.openLines).toBe(1)

    await goTo(page, air)

    await expect.poll(() => provider.openLines).toBe(0)
  })

  for (const mood of [403, 500, 'garbage'] as const) {
    test(`is idle again when the provider answers with ${mood}`, async ({ page }) => {
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      provider.moods.api = mood
      await open(page, `${site.url}/`)
      await reveal(page)
      await button(page).click()

      await expect.poll(() => lines.join()).toContain('The voice widget failed:')
      await expect(button(page)).toHaveAttribute('data-state', 'idle')
      provider.reset()
      await button(page).click()
      await expect.poll(() => provider.openLines).toBe(1)
    })
  }

  test('that cannot be loaded is only logged', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    // The last try comes under an address of its own.
    await page.route(/\/widget\/widget\.js/, (route) => route.abort())
    await open(page, `${site.url}/`)

    await expect.poll(() => lines.join()).toContain('The voice widget could not be loaded:')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('without configuration no page knows of a widget', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', (one) => scripts.push(one.url()))
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')

  expect(scripts.filter((url) => url.includes('widget'))).toEqual([])
  expect(await (await request.get('/')).text()).not.toContain('widget')
})

test.describe('on a page of somebody else', () => {
  /** Another website, with one tag of ours. */
  async function withTag(attributes: string, place: (url: string) => Promise<void>) {
    const tag = `<script type="module" src="${site.url}/widget/widget.js" data-nightdesk-widget ${attributes}></script>`
    const server = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html')
        .setHeader(
          'content-security-policy',
          `default-src 'none'; script-src ${site.url} ${provider.url}; connect-src ${site.url} ${provider.url} ${provider.url.replace('http', 'ws')}`,
        )
        .end(`<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>${tag}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await place(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  test('one tag shows it where and as its attributes say', async ({ page }) => {
    const attributes = `data-assistant="a" data-position="top-left" data-offset="12px" data-width="64px" data-height="60px"
      data-idle-title="Ask us" data-idle-subtitle="We pick up" data-idle-type="pill" data-idle-color="rgb(1, 2, 3)"`
    await withTag(attributes, async (url) => {
      const faults = await noteFaults(page, url)
      await page.goto(url)

      await expect(button(page)).toBeVisible()
      await expect(button(page)).toHaveAccessibleName('Ask us We pick up')
      await expect(button(page)).toHaveText('Ask us We pick up')
      await expect(button(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
      expect(await button(page).boundingBox()).toMatchObject({ x: 12, y: 12, height: 60 })
      const { policy, console: lines } = await faults()
      expect({ policy, lines }).toEqual({ policy: [], lines: [] })
    })
  })

  test('a press calls the provider whose share key it has', async ({ page }) => {
    const attributes = `data-assistant="their-desk" data-api-key="${shareKey}" data-api-url="${provider.url}"
      data-bundle-url="${provider.url}${bundlePath}"`
    await withTag(attributes, async (url) => {
      await page.goto(url)
      await button(page).click()
      await expect.poll(() => provider.openLines).toBe(1)
      provider.say('listening')

      await expect(button(page)).toHaveAttribute('data-state', 'active')
      expect(provider.arrivals[0]).toMatchObject({
        what: 'POST /call/web',
        headers: { authorization: `Bearer ${shareKey}` },
        body: { assistantId: 'their-desk' },
      })
      provider.say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' })
      provider.say('eject')
      await expect(button(page)).toHaveAttribute('data-state', 'idle')
    })
  })

  test('a press without a key calls through our server, where the website is a guest', async ({
    page,
  }) => {
    await withTag('data-assistant="air"', async (url) => {
      const home = await startSite({
        ...hostedSettings(provider.url),
        VOICE_WIDGET: 'on',
        VOICE_WIDGET_ORIGINS: url,
      })
      try {
        await page.route(`${site.url}/**`, (route) =>
          route.continue({ url: route.request().url().replace(site.url, home.url) }),
        )
        await page.goto(url)
        await button(page).click()

        await expect.poll(() => provider.openLines).toBe(1)
        expect(provider.arrivals[0]).toMatchObject({ body: { assistantId: 'their-air' } })
      } finally {
        await home.stop()
      }
    })
  })

  test('a press without a key is refused where it is none', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await withTag('data-assistant="air"', async (url) => {
      await page.goto(url)
      await button(page).click()

      await expect.poll(() => lines.join()).toContain('The voice widget failed:')
      await expect(button(page)).toHaveAttribute('data-state', 'idle')
      expect(provider.arrivals).toEqual([])
    })
  })

  test('a tag that names nobody is only logged', async ({ page }) => {
    await withTag('', async (url) => {
      const faults = await noteFaults(page, url)
      await page.goto(url)
      await page.waitForLoadState('networkidle')

      await expect(widget(page)).toHaveCount(0)
      expect((await faults()).console.join()).toContain('Assistant or Squad must be provided.')
    })
  })
})

test.describe('the hosted provider’s widget', () => {
  const theirs = (page: Page) => page.locator('#vapi-support-btn')

  test('is begun with assistant and share key, hidden, on every page but AIR', async ({ page }) => {
    const faults = await noteFaults(page, hosted.url)
    await open(page, `${hosted.url}/`)
    await expect(theirs(page)).toBeAttached()
    await expect(theirs(page)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'hostedWidgetRuns'))).toEqual([
      { apiKey: shareKey, assistant: 'their-air' },
    ])
    expect(provider.arrivals.map(({ what }) => what)).toEqual([`GET ${widgetPath}`])
    expect((await faults()).policy).toEqual([])

    await goTo(page, air)
    await expect(theirs(page)).toHaveCount(0)
    expect(
      await page.evaluate(() => ({
        scripts: document.querySelectorAll('script[src*="/widget/index.js"]').length,
        styles: [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
          textContent.includes('vapi'),
        ).length,
        global: 'vapiSDK' in window,
        stops: Reflect.get(window, 'hostedWidgetStops') as number,
      })),
    ).toEqual({ scripts: 0, styles: 0, global: false, stops: 1 })

    await goTo(page, '/privacy')
    await expect(theirs(page)).toBeAttached()
    await expect(theirs(page)).toBeHidden()
  })

  for (const mood of [404, 'garbage'] as const) {
    test(`that is ${mood} is only logged`, async ({ page }) => {
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      page.on('pageerror', (error) => lines.push(String(error)))
      provider.moods.widget = mood
      await open(page, `${hosted.url}/`)

      await expect.poll(() => lines.length).toBeGreaterThan(0)
      await expect(theirs(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
