import { ownSums } from '@nightdesk/content/testing'
import { expect, test } from '@playwright/test'
import { open } from './site.ts'

// Each stands in the ledger of examples, which a test of the words holds it to.
const sums = ownSums().map(({ path, words: copy }) => {
  const printed = (amount: number) => `$${(amount * copy.times).toLocaleString('en')} ${copy.per}`
  return { path, copy, example: printed(copy.amount), own: printed(copy.amount * 2) }
})

for (const { path, copy, example, own } of sums) {
  test(`${path} does its sum with the reader’s own amount`, async ({ page }) => {
    await open(page, path)
    const amount = page.getByRole('textbox', { name: copy.field })
    await expect(amount).toHaveValue(`${copy.amount}`)
    await expect(page.getByText(example, { exact: true })).toBeVisible()

    await amount.fill(`$${copy.amount * 2}`)

    await expect(page.getByText(own, { exact: true })).toBeVisible()
    await amount.fill('')
    await expect(page.getByText(`$0 ${copy.per}`, { exact: true })).toBeVisible()
  })

  test(`${path} keeps the largest sum on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const amount = page.getByRole('textbox', { name: copy.field })

    await amount.clear()
    await amount.pressSequentially('99999999')

    expect(await amount.inputValue()).toHaveLength(`${copy.amount}`.length + 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, copy, example } of sums) {
    test(`${path} prints its example and asks for nothing`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByText(example, { exact: true })).toBeVisible()
      await expect(page.getByText(copy.ask)).toBeHidden()
    })
  }
})
