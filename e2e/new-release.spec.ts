// What becomes of an open page when a new release takes the place of the one it came from.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactForm, terms } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { buildDir } from '../scripts/project/paths.ts'
import { makeApart } from '../scripts/site-build/making.ts'
import { addRelease, currentRelease, switchTo } from '../scripts/site-build/releases.ts'
import { startOwnServer, type OwnServer } from '../scripts/test-run/own-server.ts'
import { hummingMicrophone, say, startButton, typeField } from './demo.ts'
import { files, markDocument } from './missing-files.ts'
import { copyRenamed } from './second-release.ts'
import { contactAlive, formOf, open, sentNote } from './site.ts'

const path = '/industries/transportation'
const words = 'From 40 West 57th Street to JFK'
const reference = /ND-[2-9A-Z]{4}-[2-9A-Z]{4}/

test.use({ launchOptions: hummingMicrophone })
// Two servers are started, the second with everything that hears and speaks where a call is made.
test.setTimeout(180_000)

let folder: string
let server: OwnServer

/** The folder of builds of a machine of its own, with the release that stands here as its first. */
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightdesk-releases-'))
  await release((made) => cpSync(currentRelease(buildDir) ?? '', made, { recursive: true }))
  server = await serve()
})

test.afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Makes a release the way a build does, and switches to it. */
async function release(make: (made: string) => void): Promise<string> {
  return makeApart(folder, async (made) => {
    make(made)
    const added = addRelease(folder, made, made)
    switchTo(folder, added)
    return added
  })
}

type Voice = 'off' | 'embedded'

function serve(voice: Voice = 'off', env = {}): Promise<OwnServer> {
  const site = ['--site', join(folder, 'current/client')]
  return startOwnServer({ VOICE_PROVIDER: voice, ...env }, site)
}

/** The server is started again where it was. */
async function restart(voice: Voice = 'off'): Promise<void> {
  await server.stop()
  server = await serve(voice, { PORT: new URL(server.url).port })
}

/** A new release takes the place of the first, which is returned. */
async function renew(): Promise<string> {
  const first = currentRelease(folder) ?? ''
  await release((made) => copyRenamed(first, made))
  return first
}

/** The files of the program that a visitor who comes now would get. */
async function programOf(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(server.url + path)).text()
  return [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
}

async function sendForm(page: Page): Promise<void> {
  const form = formOf(page)
  const { name, email, message } = contactForm.labels
  await form.getByRole('textbox', { name }).fill('Ada Moss')
  await form.getByRole('textbox', { name: email }).fill('ada@clinic.example')
  await form.getByRole('textbox', { name: message }).fill('The phone rings at night.')
  await form.getByRole('checkbox').check()
  await contactAlive(page)
  await form.getByRole('button').click()
  await expect(sentNote(page)).toContainText(reference)
}

test('a running server goes on with the release it started with', async ({ page }) => {
  const before = await programOf(page)

  await renew()

  expect(await programOf(page)).toEqual(before)
  for (const file of before) {
    expect((await page.request.get(server.url + file)).status(), file).toBe(200)
  }
})

test('form, demo and links of a page that was open before go on as if nothing had happened', async ({
  page,
}) => {
  await open(page, server.url + path)
  const isSame = await markDocument(page)
  const before = await programOf(page)

  await renew()
  await restart('embedded')

  expect((await programOf(page)).filter((file) => before.includes(file))).toEqual([])
  await sendForm(page)
  await say(page, words)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.hero.title)
  expect(await isSame()).toBe(true)
})

test('every page of the site is reached from it without a new load', async ({ page }) => {
  await open(page, server.url + path)
  const isSame = await markDocument(page)
  await renew()
  await restart()
  const links = page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

  for (const to of new Set(paths)) {
    // Pressed where it stands: that it can be reached is for other tests.
    const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`).first()
    await link.evaluate((one: HTMLElement) => one.click())
    await expect(page).toHaveURL(server.url + to)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server.url + to)
  }
  expect(paths.length).toBeGreaterThan(5)
  expect(await isSame()).toBe(true)
})

test.describe('when the files of the first release are gone for good', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, server.url + path)
    rmSync(await renew(), { recursive: true })
  })

  test('the page loads itself anew when the demo needs one, once, with what was typed', async ({
    page,
  }) => {
    await restart()
    const isSame = await markDocument(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await formOf(page).getByRole('textbox').first().fill('Ada Moss')
    await typeField(page).fill(words)
    await typeField(page).press('Enter')

    await expect.poll(isSame, { timeout: 15_000 }).toBe(false)
    await expect(typeField(page)).toHaveValue(words)
    await expect(formOf(page).getByRole('textbox').first()).toHaveValue('Ada Moss')
    expect(loads).toBe(1)
  })

  test('a press does the same', async ({ page }) => {
    await restart()
    const isSame = await markDocument(page)
    await startButton(page).click()

    await expect.poll(isSame, { timeout: 15_000 }).toBe(false)
    await expect(startButton(page)).toBeVisible()
  })

  test('a page that was only looked at stays', async ({ page }) => {
    await restart()
    const isSame = await markDocument(page)
    const asked: number[] = []
    page.on('response', (answer) => {
      if (files.demo.test(answer.url())) asked.push(answer.status())
    })
    await startButton(page).hover()

    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
    expect(new Set(asked)).toEqual(new Set([404]))
    expect(await isSame()).toBe(true)
  })
})
