import { toastRegion, toasts } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../axe.ts'

const schemes = ['day', 'night'] as const

for (const width of [360, 1440]) {
  test(`every part in both schemes passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const scheme of schemes) {
      await expect(page.locator(`[data-scheme="${scheme}"]`).first()).toBeVisible()
    }

    expect(await accessibilityFaults(page)).toEqual([])
  })
}

for (const [name, toast] of Object.entries(toasts)) {
  test(`the toast ${name} passes axe as it stands there`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: toast.title }).first().click()
    const region = page.getByRole('region', { name: toastRegion.name })
    await expect(region.getByText(toast.title, { exact: true })).toBeVisible()

    expect(await accessibilityFaults(page)).toEqual([])
  })
}
