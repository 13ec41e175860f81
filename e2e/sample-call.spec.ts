import {
  home,
  recordingOf,
  restaurants,
  sampleCalls,
  sampleDuringCall,
  sampleFault,
} from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { captions, comeFromElsewhere, hummingMicrophone, startButton, stopButton } from './demo.ts'
import { open } from './site.ts'

test.use({ launchOptions: hummingMicrophone })

const pizzeria = '/industries/restaurants-takeouts'
const { play, pause } = recordingOf('pizzeria-at-seven')

/** Every page on which a call can be heard. */
const calls = [
  ['/', 'hotel-at-night'],
  ['/use-cases', 'clinic-at-noon'],
  ['/industries/healthcare', 'clinic-at-night'],
  ['/industries/financial-services', 'advisors-at-night'],
  [pizzeria, 'pizzeria-at-seven'],
] as const

function playButton(page: Page): Locator {
  return page.getByRole('button', { name: play })
}

function pauseButton(page: Page): Locator {
  return page.getByRole('button', { name: pause })
}

function sound(page: Page): Locator {
  return page.locator('.play-call audio')
}

function secondsHeard(page: Page): Promise<number> {
  return sound(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)
}

function isPaused(page: Page): Promise<boolean> {
  return sound(page).evaluate((audio: HTMLAudioElement) => audio.paused)
}

/** Goes on from there, as if all before had been heard. */
async function jumpTo(page: Page, second: number): Promise<void> {
  await sound(page).evaluate((audio: HTMLAudioElement, to) => (audio.currentTime = to), second)
}

test.describe('a call to be heard', () => {
  for (const [path, id] of calls) {
    test(`plays on ${path} at one press, its first words lit`, async ({ page }) => {
      const { length } = recordingOf(id)
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await open(page, path)
      await expect(page.getByRole('button', { name: `${play} ${length}` })).toBeVisible()
      expect(fetched.filter((file) => file.endsWith('.mp3'))).toEqual([])

      await playButton(page).click()

      await expect.poll(() => secondsHeard(page)).toBeGreaterThan(0)
      await expect(pauseButton(page)).toBeVisible()
      await expect(playButton(page)).toHaveCount(0)
      await expect(page.locator('[data-said]')).toContainText(sampleCalls[id][0]?.words ?? '')
      expect(fetched.some((file) => file === `/samples/${id}.mp3`)).toBe(true)
    })
  }

  test('lights each line as it is said, and none when it is over', async ({ page }) => {
    await open(page, pizzeria)
    await playButton(page).click()
    await expect.poll(() => secondsHeard(page)).toBeGreaterThan(0)

    await jumpTo(page, 14)
    await expect(page.locator('[data-said]')).toContainText('with a link to pay')
    await expect(page.locator('[data-said]')).toHaveCount(1)

    await jumpTo(page, 16.3)
    await expect(playButton(page)).toBeVisible()
    await expect(page.locator('[data-said]')).toHaveCount(0)
  })

  test('is paused by a second press and goes on where it was', async ({ page }) => {
    await open(page, pizzeria)
    await playButton(page).click()
    await jumpTo(page, 4)
    await pauseButton(page).click()

    await expect(playButton(page)).toBeVisible()
    expect(await isPaused(page)).toBe(true)
    await playButton(page).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(await secondsHeard(page)).toBeGreaterThanOrEqual(4)
  })

  test('is played and paused by the keyboard, the focus staying on its button', async ({
    page,
  }) => {
    await open(page, pizzeria)
    await playButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(pauseButton(page)).toBeFocused()

    await page.keyboard.press('Space')
    await expect(playButton(page)).toBeFocused()
    expect(await isPaused(page)).toBe(true)
  })

  test('moves the five bars with the voices', async ({ page }) => {
    await open(page, pizzeria)
    const level = () =>
      page
        .locator('.play-call .five-bars')
        .evaluate((bars) => Number(bars.style.getPropertyValue('--level')))
    await playButton(page).click()
    await expect.poll(level, { intervals: [50] }).toBeGreaterThan(0.5)

    await pauseButton(page).click()
    await expect.poll(level).toBe(0)
  })

  test('leaves the bars still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pizzeria)
    await playButton(page).click()
    await expect.poll(() => secondsHeard(page)).toBeGreaterThan(0.7)

    await expect(page.locator('.play-call .five-bars')).toHaveCSS('--level', '0')
    await expect(page.locator('[data-said]')).toHaveCount(1)
  })

  test('silences any other', async ({ page }) => {
    await open(page, pizzeria)
    await playButton(page).click()
    await pauseButton(page).click()
    await page.evaluate(async (file) => {
      const other = document.createElement('div')
      other.className = 'play-call'
      const audio = new Audio(file)
      audio.id = 'other'
      other.append(audio)
      document.body.append(other)
      await audio.play()
    }, recordingOf('hotel-at-night').file)
    await playButton(page).click()

    await expect(page.locator('#other')).toHaveJSProperty('paused', true)
    await expect(page.locator('#pizzeria-at-seven')).toHaveJSProperty('paused', false)
  })

  test('falls silent when somebody wants a call of their own', async ({ page }) => {
    await open(page, '/')
    await playButton(page).click()
    await expect(pauseButton(page)).toBeVisible()

    await startButton(page).click()

    await expect.poll(() => isPaused(page)).toBe(true)
    await expect(playButton(page)).toBeVisible()
  })

  test('says why it stays silent during a call, and plays after it', async ({ page, context }) => {
    await comeFromElsewhere(context)
    await open(page, '/')
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')
    await playButton(page).click()

    await expect(page.getByRole('status').filter({ hasText: sampleDuringCall })).toBeVisible()
    expect(await isPaused(page)).toBe(true)
    await expect(stopButton(page)).toBeVisible()

    await stopButton(page).click()
    await expect(page.getByText(sampleDuringCall)).toHaveCount(0)
    await playButton(page).click()
    await expect.poll(() => secondsHeard(page)).toBeGreaterThan(0)
  })

  test('falls silent when its page is left', async ({ page }) => {
    await open(page, pizzeria)
    await playButton(page).click()
    await expect(pauseButton(page)).toBeVisible()
    const audio = await sound(page).elementHandle()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
    await expect(page).toHaveURL(/\/privacy$/)

    await expect.poll(() => audio?.evaluate((left) => (left as HTMLAudioElement).paused)).toBe(true)
  })

  test('says so where it cannot be had, and plays once it can', async ({ page }) => {
    await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }))
    await open(page, pizzeria)
    await playButton(page).click()

    await expect(page.getByRole('status').filter({ hasText: sampleFault })).toBeVisible()
    await expect(playButton(page)).toBeVisible()
    await expect(page.locator('[data-said]')).toHaveCount(0)

    await page.unroute('**/*.mp3')
    await playButton(page).click()
    await expect.poll(() => secondsHeard(page)).toBeGreaterThan(0)
    await expect(page.getByText(sampleFault)).toHaveCount(0)
  })

  test('is not on paper', async ({ page }) => {
    await open(page, '/')
    await page.emulateMedia({ media: 'print' })

    await expect(playButton(page)).toBeHidden()
    await expect(page.getByText(home.heardCall.title)).toBeVisible()
  })
})

test.describe('a call to be heard, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is read, and heard by the browser’s own controls', async ({ page }) => {
    await page.goto(pizzeria)

    await expect(playButton(page)).toHaveCount(0)
    await expect(page.locator('.play-call audio[controls]')).toBeVisible()
    for (const { words } of restaurants.provided.example.lines) {
      await expect(page.locator('.example-call')).toContainText(words)
    }
  })
})
