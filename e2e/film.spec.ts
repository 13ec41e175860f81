import { air } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { open } from './site.ts'

const path = '/products/air'
const { description, pauseLabel, playLabel, title } = air.film

function film(page: Page): Locator {
  return page.getByLabel(title, { exact: true })
}

function isPaused(page: Page): Promise<boolean> {
  return film(page).evaluate((video: HTMLVideoElement) => video.paused)
}

test.describe('the film of the AIR page', () => {
  test('runs by itself, silent and in a loop, with its story in words under it', async ({
    page,
  }) => {
    await open(page, path)

    await expect.poll(() => isPaused(page)).toBe(false)
    const seen = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seen).toBeGreaterThan(0)
    expect(
      await film(page).evaluate((video: HTMLVideoElement) => [
        video.muted,
        video.loop,
        video.videoWidth,
        video.videoHeight,
        video.duration,
      ]),
    ).toEqual([true, true, 1280, 720, 20])
    await expect(page.getByText(description)).toBeVisible()
  })

  test('stops and goes on by its button', async ({ page }) => {
    await open(page, path)
    await page.getByRole('button', { name: pauseLabel }).click()
    await expect.poll(() => isPaused(page)).toBe(true)

    await page.getByRole('button', { name: playLabel }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  test('offers to play while nothing of it can be had, and plays once it can', async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }))
    const tried = page.waitForResponse(/\.mp4$/)
    await open(page, path)
    await tried
    await expect(page.getByRole('button', { name: playLabel })).toBeVisible()

    await page.unroute(/\.(webm|mp4)$/)
    await page.getByRole('button', { name: playLabel }).click()

    const seen = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seen).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: pauseLabel })).toBeVisible()
  })

  test('rests while it is out of sight', async ({ page }) => {
    await open(page, path)
    await expect.poll(() => isPaused(page)).toBe(false)

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    await expect.poll(() => isPaused(page)).toBe(true)
  })

  test('is its poster, with a button to play it, when less motion is asked for', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await page.waitForLoadState('networkidle')

    await expect(page.getByRole('button', { name: playLabel })).toBeVisible()
    expect(await isPaused(page)).toBe(true)
    expect(fetched).toContain('/film/poster.avif')
    expect(fetched.filter((file) => /\.(webm|mp4)$/.test(file))).toEqual([])
  })
})

test.describe('the film without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('has the browser’s own controls', async ({ page }) => {
    await page.goto(path)

    const shown = film(page).filter({ visible: true })
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('controls', '')
    await expect(page.getByRole('button', { name: playLabel })).toHaveCount(0)
  })
})
