import { consent, routes } from '@nightdesk/content'
import { errorReportPath, geoPath } from '@nightdesk/contracts'
import { expect, test } from '@playwright/test'
import { startButton } from '../demo.ts'
import { formOf, open, openAtContact } from '../site.ts'

/** The programs of outside services, and the addresses of our own that serve them. */
const ofServices =
  /tag-manager|error-reports|page-reporter|watch-title|geo-lookup|calling-codes|api\/geo/

test('no page names an outside service, and no policy allows one', async ({ request }) => {
  for (const { path } of routes) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''

    expect(await response.text(), path).not.toMatch(/data-tag-manager|data-report-to|geo-lookup/)
    expect(policy, path).not.toMatch(/https?:\/\//)
    expect(response.headers()['cross-origin-embedder-policy'], path).toBe('require-corp')
  }
})

test('nothing of one is asked for, whatever is done on the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAtContact(page, '/industries/transportation')
  await formOf(page).getByRole('textbox').first().focus()
  await startButton(page).focus()
  await page.evaluate(() => void Promise.reject(new Error('nobody hears this')))
  await page.waitForLoadState('networkidle')

  expect(asked.filter((url) => ofServices.test(url))).toEqual([])
  await expect(page.getByRole('region', { name: consent.name })).toHaveCount(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('the addresses of our own that serve them are not there', async ({ request }) => {
  expect((await request.get(geoPath)).status()).toBe(404)
  expect((await request.post(errorReportPath, { data: 'x' })).status()).toBe(404)
})

test('a failure is shown as before and told to nobody', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await open(page, '/')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody hears this')
    })
  })
  await page.waitForLoadState('networkidle')

  expect(posts).toEqual([])
})
