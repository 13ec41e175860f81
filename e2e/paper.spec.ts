import { expect, test } from '@playwright/test'
import { everyPath, unknownPath } from './site.ts'
import { unprintedMarks } from './unprinted-marks.ts'

/** What a browser lays a page out by when it prints on A4. */
const sheet = { width: 718, height: 1000 }

/** The same on Letter, the shorter of the two: what its sheet has room for. */
const letter = { width: 740, height: 979 }

const heroesWithPaper = [
  '/industries/healthcare',
  '/industries/financial-services',
  '/industries/hotels-hospitality',
  '/industries/transportation',
  '/products',
]

test.describe('on paper', () => {
  for (const path of everyPath) {
    test(`${path} keeps its marks`, async ({ page }) => {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      await page.goto(path)

      expect(await page.evaluate(unprintedMarks)).toEqual([])
    })
  }

  // Chromium would move what does not fit to the next sheet, and leave half of the first one empty.
  for (const path of heroesWithPaper) {
    test(`the paper in the hero of ${path} fits on the first sheet`, async ({ page }) => {
      await page.setViewportSize(letter)
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      await page.goto(path)

      const aside = await page.locator('.hero-aside').boundingBox()
      expect((aside?.y ?? Infinity) + (aside?.height ?? 0)).toBeLessThanOrEqual(letter.height)
    })
  }

  test('the page for a dead line keeps its parts apart', async ({ page }) => {
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await page.goto(unknownPath)
    const gaps = await page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const bottom = (selector: string) => edges(selector)?.bottom ?? Infinity
      const top = (selector: string) => edges(selector)?.top ?? 0
      return [
        top('.dead-line .five-bars') - bottom('.dead-line .hero-actions'),
        top('.directory') - bottom('.wrong-number'),
      ]
    })

    expect(Math.min(...gaps)).toBeGreaterThan(8)
  })

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
