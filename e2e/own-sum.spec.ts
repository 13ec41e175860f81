import {
  financialServices,
  healthcare,
  hotels,
  restaurants,
  transportation,
} from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { open } from './site.ts'

const sums = [
  {
    path: '/industries/healthcare',
    copy: healthcare.claim.sum,
    example: '$6,000 a year',
    own: '$9,000 a year',
  },
  {
    path: '/industries/financial-services',
    copy: financialServices.claim.sum,
    example: '$15,000 a year',
    own: '$22,500 a year',
  },
  {
    path: '/industries/hotels-hospitality',
    copy: hotels.savings.sum,
    example: '$4,800 saved a year',
    own: '$7,200 saved a year',
  },
  {
    path: '/industries/transportation',
    copy: transportation.cases.problem.sum,
    example: '$5,200 a year',
    own: '$7,800 a year',
  },
  {
    path: '/industries/restaurants-takeouts',
    copy: restaurants.losses.total,
    example: '$900 a month',
    own: '$1,350 a month',
  },
]

for (const { path, copy, example, own } of sums) {
  test(`${path} does its sum with the reader’s own amount`, async ({ page }) => {
    await open(page, path)
    const amount = page.getByRole('textbox', { name: copy.field })
    await expect(amount).toHaveValue(`${copy.amount}`)
    await expect(page.getByText(example, { exact: true })).toBeVisible()

    await amount.fill(`$${copy.amount * 1.5}`)

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
