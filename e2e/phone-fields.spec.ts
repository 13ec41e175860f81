import { expect, test } from '@playwright/test'
import { everyPath, open } from './site.ts'

/** Into a field with smaller letters iOS zooms when somebody begins to write, and the page stays too wide for its window. */
const smallestPx = 16

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const path of everyPath) {
  test(`no field of ${path} makes a phone zoom into it`, async ({ page }) => {
    await open(page, path)

    const small = await page.evaluate((smallest) => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
      const wordless = ['range', 'checkbox', 'radio', 'hidden']
      return [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        .filter((field) => !wordless.includes(field.type) && field.checkVisibility())
        .filter((field) => {
          field.focus({ preventScroll: true })
          return Number.parseFloat(getComputedStyle(field).fontSize) < smallest
        })
        .map(({ name, className }) => name || className)
    }, smallestPx)
    expect(small).toEqual([])
  })
}
