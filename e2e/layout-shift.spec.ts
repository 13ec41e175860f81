import { header } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { arrivingPage } from './arriving-page.ts'
import { drawn } from './clock.ts'
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { revealAll } from './reveal-all.ts'
import { hydrated, open } from './site.ts'

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

// Where a page is torn into packets is left to chance: here it is right after the first item of the navigation.
test('nothing moves when a page arrives in two pieces', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await watchLayoutShifts(page)
  const arriving = await arrivingPage(
    baseURL ?? '',
    '/products/air',
    `>${header.industries.label}<`,
  )
  try {
    await page.goto(arriving.url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    arriving.sendRest()
    await hydrated(page)
    await readToTheEnd(page)

    expect(await layoutShifts(page)).toEqual([])
  } finally {
    arriving.stop()
  }
})
