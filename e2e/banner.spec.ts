import { air, banner } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { open } from './site.ts'

test.describe('the top banner', () => {
  test('announces AIR in Beta and leads to its page', async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('complementary').getByRole('link')

    await expect(link).toContainText('AIR')
    await expect(link).toContainText('Beta')
    await link.click()

    await expect(page).toHaveURL('/products/air')
    await expect(page).toHaveTitle(air.meta.title)
  })

  test('stands above the header and scrolls away', async ({ page }) => {
    await open(page, '/')
    const words = page.getByText(banner.text)
    await expect(words).toBeInViewport()
    const banners = await page.getByRole('complementary').boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(banners?.y).toBe(0)
    expect(header?.y).toBe(banners?.height)

    await page.mouse.wheel(0, 500)

    await expect(words).not.toBeInViewport()
  })

  test('comes and goes with the home page', async ({ page }) => {
    await open(page, '/terms')
    await expect(page.getByText(banner.text)).toHaveCount(0)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText(banner.text)).toBeVisible()

    await page.goBack()
    await expect(page.getByText(banner.text)).toHaveCount(0)
  })
})
