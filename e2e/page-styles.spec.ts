import { expect, test, type Page } from '@playwright/test'
import { watchStylesheets } from './stylesheets.ts'

/** How tall the page's own parts are: nothing tells rules that are missing as surely. */
function heightOf(page: Page): Promise<number> {
  return page.locator('main').evaluate(async (main) => {
    await document.fonts.ready
    return Math.round(main.getBoundingClientRect().height)
  })
}

test('a page that is gone to looks as it does when it is opened', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' })
  const openedAt = await heightOf(page)
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  const fetched = watchStylesheets(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All agents' }).click()
  await expect(page).toHaveURL(/\/products$/)

  await expect.poll(() => heightOf(page)).toBe(openedAt)
  expect(fetched).toHaveLength(1)
})

test('a page is never seen without its rules', async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/*.css')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All agents' }).click()
  const privacyTitle = page.getByRole('heading', { level: 1, name: /privacy/i })
  await asked

  await expect(privacyTitle).toBeVisible()
  release()
  await expect(privacyTitle).toBeHidden()
})
