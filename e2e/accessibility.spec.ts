import { header, mailbox, mobileMenu, toastRegion } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { motionEnded, revealAll } from './reveal-all.ts'
import { open } from './site.ts'

test.describe('axe finds nothing wrong', () => {
  test('with a dropdown open', async ({ page }) => {
    await open(page, '/industries/healthcare')
    const navigation = page.getByRole('navigation', { name: header.navigationName })

    await navigation.getByRole('button', { name: header.industries.label }).click()
    await expect(navigation.getByRole('link', { name: 'Healthcare' })).toBeVisible()
    await motionEnded(page)

    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('with the mobile menu open and unfolded', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, '/industries/healthcare')

    await page.getByRole('button', { name: mobileMenu.open }).click()
    const menu = page.getByRole('dialog', { name: mobileMenu.name })
    await menu.getByText(header.industries.label, { exact: true }).click()
    await motionEnded(page)

    expect(await accessibilityFaults(page)).toEqual([])
  })

  for (const { tone, permission } of [
    { tone: 'a success', permission: 'clipboard-write' },
    { tone: 'a destructive', permission: 'geolocation' },
  ]) {
    test(`with ${tone} toast shown`, async ({ context, page }) => {
      await context.grantPermissions([permission])
      await open(page, '/')
      await revealAll(page)

      await page.getByRole('button', { name: mailbox.copy }).click()
      await expect(page.getByRole('button', { name: toastRegion.close })).toBeVisible()
      await motionEnded(page)

      expect(await accessibilityFaults(page)).toEqual([])
    })
  }
})
