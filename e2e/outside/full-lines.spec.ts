import { demoCard } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import type { OwnServer } from '../../scripts/test-run/own-server.ts'
import {
  captions,
  comeFromElsewhere,
  demo,
  hummingMicrophone,
  microphones,
  say,
  startButton,
  stopButton,
  watchMicrophones,
} from '../demo.ts'
import { hydrated } from '../site.ts'
import { startSite } from './site-server.ts'

const path = '/industries/transportation'

test.use({ launchOptions: hummingMicrophone })

let site: OwnServer

/** Opens the page, ready to be pressed; gives what its console says. */
async function open(page: Page): Promise<readonly string[]> {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await comeFromElsewhere(page.context())
  await watchMicrophones(page)
  await page.goto(`${site.url}${path}`)
  await hydrated(page)
  return logged
}

async function isIdleAgain(page: Page, logged: readonly string[]): Promise<void> {
  await expect(demo(page).getByRole('status')).toHaveText('Call ended')
  await expect(startButton(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(async () => (await microphones(page)).every((state) => state === 'ended'))
    .toBe(true)
  expect(logged.join('\n')).toContain(demoCard.failureLog)
}

test.describe('a site whose lines are all taken', () => {
  test.beforeAll(async () => {
    site = await startSite({
      VOICE_PROVIDER: 'embedded',
      VOICE_MAX_CALLS: '1',
      TRUST_PROXY: '127.0.0.1,::1',
    })
  })
  test.afterAll(() => site.stop())

  test('refuses the next visitor, who waits a moment and is idle again, and the first one talks on', async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext()
    const second = await context.newPage()
    const logged = await open(second)
    await open(page)
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')
    // Whoever says nothing would give the line to the next visitor.
    await say(page, 'Do you take cards?')

    const refused = second.waitForResponse((response) => response.url().endsWith('/call/web'))
    await startButton(second).click()

    expect((await refused).status()).toBe(429)
    expect(await (await refused).json()).toMatchObject({ cap: 'site' })
    // Asked again, a real server would give the line of whoever has been silent meanwhile.
    const busyForLong = { cap: 'site', retryAfterSeconds: 60 }
    await second.route('**/call/web', (route) => route.fulfill({ status: 429, json: busyForLong }))
    const askedAgain = second.waitForResponse((response) => response.url().endsWith('/call/web'))
    await expect(demo(second).locator('.demo-line')).toHaveText('Connecting')
    await askedAgain
    await isIdleAgain(second, logged)
    await expect(stopButton(page)).toBeVisible()
    expect(await microphones(page)).toEqual(['live'])
    await context.close()
  })
})

test.describe('a site without a voice', () => {
  test.beforeAll(async () => {
    site = await startSite({ VOICE_PROVIDER: 'off' })
  })
  test.afterAll(() => site.stop())

  test('is idle again after the press, and only the console hears why', async ({ page }) => {
    const logged = await open(page)
    await startButton(page).click()

    await isIdleAgain(page, logged)
  })
})
