import { header, home } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { walkByKeyboard } from './focus-walk.ts'
import { contactAlive, everyPath, open, unknownPath } from './site.ts'

const desktop = { width: 1440, height: 900 }
const sizes = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, desktop]

/** The pages whose controls change most with the window; the others are walked in one. */
const walkedInEverySize = ['/', '/industries/transportation', '/products/air', unknownPath]

/** The calculator is not among them: its sliders wear the ring on their thumb, where no script can see it. */
const walked = everyPath.filter((path) => path !== '/measured-performance')

test.describe('a walk by keyboard', () => {
  for (const path of walked) {
    for (const size of walkedInEverySize.includes(path) ? sizes : [desktop]) {
      test(`meets nothing hidden or unmarked on ${path} at ${size.width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await open(page, path)

        const stops = await walkByKeyboard(page)

        expect(stops.length).toBeGreaterThan(10)
        expect.soft(stops.filter((stop) => !stop.isSeen).map((stop) => stop.name)).toEqual([])
        expect.soft(stops.filter((stop) => !stop.isMarked).map((stop) => stop.name)).toEqual([])
      })
    }
  }

  test('backward meets nothing under the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')

    const stops = await walkByKeyboard(page, 'Shift+Tab')

    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter((stop) => !stop.isSeen).map((stop) => stop.name)).toEqual([])
  })
})

test.describe('the skip link', () => {
  test('leads past the header into the page', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')

    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true)
    await page.keyboard.press('Tab')

    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('is out of sight until it has focus', async ({ page }) => {
    await open(page, '/')

    await expect(page.getByRole('link', { name: header.skipLink })).not.toBeInViewport()
  })
})

test('the way from the keyboard to the contact section needs no mouse', async ({ page }) => {
  await open(page, '/')
  const action = page.getByRole('main').getByRole('link', { name: home.hero.action.label })
  await action.focus()
  await contactAlive(page)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: home.contact.title })).toBeFocused()
  await page.keyboard.press('Tab')

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#contact') !== null))
    .toBe(true)
})
