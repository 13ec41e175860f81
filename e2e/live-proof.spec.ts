import { liveProof } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { open } from './site.ts'

const path = '/industries/transportation'
const answerTime = '**/api/answer-time'

/** Goes to the demo and touches it, so that its program comes. */
async function touchDemo(page: Page): Promise<void> {
  await open(page, path)
  await page.locator('.demo-type input').focus()
}

test('tells under the demo what earlier callers waited, and moves nothing', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.route(answerTime, (route) => route.fulfill({ json: { calls: 23, medianMs: 384 } }))

  await touchDemo(page)

  await expect(page.locator('#demo').getByText(liveProof.text('0.38', 23))).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})

for (const [title, status] of [
  ['while there are fewer than twenty calls', 204],
  ['when the server cannot say', 503],
] as const)
  test(`tells nothing ${title}`, async ({ page }) => {
    await page.route(answerTime, (route) => route.fulfill({ status }))
    const asked = page.waitForResponse(answerTime)

    await touchDemo(page)
    await asked

    await expect(page.locator('#demo').getByText(/median/i)).toHaveCount(0)
  })

test('asks nothing before the demo is touched', async ({ page }) => {
  let asked = 0
  await page.route(answerTime, (route) => {
    asked += 1
    return route.continue()
  })

  await open(page, path)
  await page.waitForLoadState('networkidle')

  expect(asked).toBe(0)
})
