import { expect, test, type Page } from '@playwright/test'
import { drawn } from './clock.ts'
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { revealAll } from './reveal-all.ts'
import { open } from './site.ts'

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await revealAll(page)
  await drawn(page)
}

test('nothing moves when the program arrives late', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => document.fonts.ready)
    await route.continue()
  })

  await open(page, '/')
  await readToTheEnd(page)

  expect(await layoutShifts(page)).toEqual([])
})
