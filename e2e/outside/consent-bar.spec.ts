import { consent, unexpectedError } from '@nightdesk/content'
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '../axe.ts'
import { walkByKeyboard } from '../focus-walk.ts'
import { layoutShifts, watchLayoutShifts } from '../layout-shift.ts'
import { motionEnded, revealAll } from '../reveal-all.ts'
import { contactAlive, formOf, open } from '../site.ts'
import { lostText, sidewaysScroll, widenTextSpacing } from '../text-fit.ts'
import { answer, bar, test } from './tag-desk.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
/** A page that begins by day and one that begins by night. */
const pages = ['/', '/products/air']

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    for (const path of pages) {
      test(`is without fault on ${path}, asking and answered`, async ({ page }) => {
        await open(page, path)
        await revealAll(page)
        await expect(bar(page)).toBeInViewport({ ratio: 1 })

        expect.soft(await accessibilityFaults(page)).toEqual([])
        expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        expect.soft(await lostText(page)).toEqual([])
        await answer(page, 'deny').click()
        await bar(page).scrollIntoViewIfNeeded()
        expect.soft(await accessibilityFaults(page)).toEqual([])
        expect.soft(await lostText(page)).toEqual([])
      })

      test(`covers nothing that has focus on ${path}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path)
        await expect(bar(page)).toBeVisible()

        const stops = await walkByKeyboard(page)

        expect(stops.filter((stop) => !stop.isSeen).map(({ name }) => name)).toEqual([])
        expect(stops.at(-1)?.name).toBe(`button "${consent.grant}"`)
      })
    }
  })
}

for (const width of [320, 1440]) {
  test(`keeps its words with the widest spacing a reader may ask for, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await expect(bar(page)).toBeVisible()
    await widenTextSpacing(page)

    expect(await lostText(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
}

test('is no dialog: the page can be used beside it', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

  await expect(page).toHaveURL('/terms')
  await expect(bar(page)).toBeInViewport()
})

test('leaves the form’s own question as it is', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeVisible()

  const label = formOf(page).locator('label', { has: page.getByRole('checkbox') })
  await expect(label).toHaveCSS('border-top-width', '0px')
  await expect(label).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('both answers look alike', async ({ page }) => {
  await open(page, '/')
  const looks = await Promise.all(
    (['grant', 'deny'] as const).map((kind) =>
      answer(page, kind).evaluate((button) => {
        const { backgroundColor, color, borderColor, fontWeight, fontSize } =
          getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, borderColor, fontWeight, fontSize, width, height }
      }),
    ),
  )

  expect(looks[0]).toEqual(looks[1])
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
})

test('can be answered and changed by keyboard, and says what was answered', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Shift+Tab')
  await expect(answer(page, 'grant')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(bar(page).getByRole('status')).toHaveText(consent.answers.denied)
  await expect(answer(page, 'change')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText(consent.question)
  await expect(answer(page, 'deny')).toBeFocused()
})

test('the page stays where it is when an answer is given', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await motionEnded(page)
  const box = await answer(page, 'deny').boundingBox()
  // By the mouse itself: a click by name may scroll the page before it presses.
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect(bar(page)).toContainText(consent.answers.denied)

  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(bar(page)).not.toBeInViewport()
})

test('moves nothing of the page', async ({ page }) => {
  await watchLayoutShifts(page)
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await motionEnded(page)
  await answer(page, 'deny').click()

  expect(await layoutShifts(page)).toEqual([])
})

test('does not move where visitors want less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(bar(page)).toBeVisible()

  const moving = await bar(page).evaluate((one) => one.getAnimations().length)
  expect(moving).toBe(0)
})

test('waits at the end of the page where the window is low', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/')

  await expect(bar(page)).not.toBeInViewport()
  await bar(page).scrollIntoViewIfNeeded()
  await expect(answer(page, 'deny')).toBeInViewport()
})

test('lets toasts be seen and closed above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
  await formOf(page).getByRole('button').click()
  const toast = page.getByRole('alert')
  await expect(toast).toBeVisible()
  await motionEnded(page)

  // Where the bar lay on it, the press would meet the bar.
  await toast.getByRole('button').click()

  await expect(toast).toBeHidden()
})

/** A page whose code has a fault, as the browser would get it. */
async function breakTerms(page: Page): Promise<void> {
  await page.route(/\/assets\/terms-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const meta = () => []
        export default function FaultyPage() { throw new Error('A fault for the test') }`,
    }),
  )
}

test('stays when the page breaks', async ({ page }) => {
  await breakTerms(page)
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

  await expect(page).toHaveTitle(unexpectedError.title)
  await expect(bar(page)).toBeVisible()
  await answer(page, 'deny').click()
  await expect(bar(page)).toContainText(consent.answers.denied)
})

test('does not stand on paper', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  await expect(bar(page)).toBeHidden()
})
