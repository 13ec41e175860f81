import { header, mailbox, mobileMenu, routes, toasts } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { legs, nameOf } from './legs.ts'
import { noteFaults } from './page-faults.ts'
import { contactAlive, formOf, open } from './site.ts'

const noFaults = { console: [], policy: [], foreign: [] }

test.describe('in the browser', () => {
  for (const leg of legs(routes)) {
    test(`going within the site ${nameOf(leg)} breaks no policy`, async ({ page, baseURL }) => {
      const [start, ...others] = leg
      const faultsSoFar = await noteFaults(page, baseURL ?? '')
      await open(page, start.path)

      for (const { path, meta } of others) {
        await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
        await expect(page).toHaveTitle(meta.title)
      }

      expect(await faultsSoFar()).toEqual(noFaults)
    })
  }

  test('dropdown, menu, tooltip and toast break no policy', async ({ context, page, baseURL }) => {
    await context.grantPermissions(['clipboard-write'])
    const faultsSoFar = await noteFaults(page, baseURL ?? '')
    await open(page, '/')

    await page.getByRole('button', { name: header.industries.label }).click()
    await page.keyboard.press('Escape')
    await formOf(page).scrollIntoViewIfNeeded()
    await contactAlive(page)
    await page.getByRole('button', { name: mailbox.copy }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.getByRole('button', { name: mailbox.copy }).click()
    await expect(page.getByRole('region').getByText(toasts.addressCopied.text)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: mobileMenu.open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    expect(await faultsSoFar()).toEqual(noFaults)
  })

  test('nothing is kept on the visitor’s machine', async ({ context, page }) => {
    await open(page, '/')
    for (const name of ['AIR', 'Privacy', 'Savings Calculator']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await page.waitForLoadState('networkidle')
    }

    expect(await context.cookies()).toEqual([])
    const { origins } = await context.storageState({ indexedDB: true })
    expect(origins).toEqual([])
  })

  test('a script that somebody smuggles in does not run', async ({ page, baseURL }) => {
    const faultsSoFar = await noteFaults(page, baseURL ?? '')
    await open(page, '/')

    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.smuggled = true'
      document.body.append(script)
      return 'smuggled' in window
    })

    expect(hasRun).toBe(false)
    await expect
      .poll(async () => (await faultsSoFar()).policy)
      .toEqual(['script-src-elem refused inline'])
  })
})
