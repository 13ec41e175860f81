import { header, home, mobileMenu } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { motionEnded, revealAll } from './reveal-all.ts'
import { everyPath, open } from './site.ts'
import { lostText, sidewaysScroll, widenTextSpacing } from './text-fit.ts'

test.describe('zoomed to 400%, in a window of 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

  for (const path of everyPath) {
    test(`every section of ${path} appears, however tall it gets`, async ({ page }) => {
      await open(page, path)
      await revealAll(page)
    })
  }

  test('the menu can be read and used', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: mobileMenu.open }).click()
    const menu = page.getByRole('dialog', { name: mobileMenu.name })
    await menu.getByText(header.industries.label, { exact: true }).click()
    await motionEnded(page)

    expect(await lostText(page)).toEqual([])
    for (const link of await menu.getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
    }
  })
})

test.describe('with the widest text spacing a reader may ask for', () => {
  for (const width of [360, 768, 1280]) {
    test(`the home page loses no text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')

      await widenTextSpacing(page)

      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS(
        'letter-spacing',
        'normal',
      )
      expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      expect.soft(await lostText(page)).toEqual([])
    })
  }

  for (const width of [768, 1280]) {
    test(`the navigation loses no text and covers no other at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')

      await widenTextSpacing(page)

      const navigation = page.getByRole('navigation', { name: header.navigationName })
      const items = await navigation.locator('a:visible, button:visible').all()
      const boxes = await Promise.all(items.map((item) => item.boundingBox()))
      const overlaps = boxes.filter((box, index) => {
        const before = boxes[index - 1]
        return box && before && before.x + before.width > box.x + 1
      })
      expect(overlaps).toEqual([])
      const outside = boxes.filter((box) => box && box.x + box.width > width)
      expect(outside).toEqual([])
    })
  }
})

test('a window on its side keeps the page readable', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await open(page, '/#contact')

  await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
