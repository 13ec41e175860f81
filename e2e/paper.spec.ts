import { expect, test } from '@playwright/test'
import { everyPath } from './site.ts'
import { unprintedMarks } from './unprinted-marks.ts'

/** What a browser lays a page out by when it prints on A4. */
const sheet = { width: 718, height: 1000 }

test.describe('on paper', () => {
  for (const path of everyPath) {
    test(`${path} keeps its marks`, async ({ page }) => {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      await page.goto(path)

      expect(await page.evaluate(unprintedMarks)).toEqual([])
    })
  }

  test('the findings of financial services stand clear of the line under their heading', async ({
    page,
  }) => {
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    await page.goto('/industries/financial-services')

    const gaps = await page.locator('.cost > section > :first-child').evaluateAll((headings) =>
      headings.map((heading) => {
        const next = heading.nextElementSibling?.getBoundingClientRect().top ?? 0
        return next - heading.getBoundingClientRect().bottom
      }),
    )
    expect(gaps.length).toBe(2)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
  })
})
