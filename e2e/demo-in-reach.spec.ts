// From every page that sells the receptionist it is one press to hear it.
import {
  demoBlocks,
  hearItAnswer,
  ownBusinessPage,
  ownBusinessSection,
  productsPage,
} from '@nightdesk/content'
import { industryWords } from '@nightdesk/content/testing'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { demo, startButton } from './demo.ts'
import { open } from './site.ts'

// These have a line of their own.
const withOwnDemo = ['/industries/hotels-hospitality', '/industries/transportation']

const pages = [
  ...industryWords().flatMap(({ path }) => (withOwnDemo.includes(path) ? [] : [path])),
  '/use-cases',
  '/measured-performance',
]

// A trade that visitors can choose is answered as their own business.
const chosenOn: Readonly<Record<string, string>> = Object.fromEntries(
  ownBusinessPage.trade.trades.map(({ id, name }) => [`/industries/${id}`, name]),
)

function wayToDemo(page: Page): Locator {
  // Further down, where it is sold, the same way is offered once more.
  return page
    .getByRole('main')
    .getByRole('link', { name: /^Hear (it|AIR) (answer|take an order|at your)/ })
    .first()
}

for (const path of pages) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`${path} has the way to the demo in its first screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, path)

      await expect(wayToDemo(page)).toBeInViewport({ ratio: 1 })
    })
  }

  if (chosenOn[path]) continue

  test(`${path} leads to a line that is ready`, async ({ page }) => {
    await open(page, path)

    await wayToDemo(page).click()

    await expect(page).toHaveURL(hearItAnswer.to)
    await expect(demo(page).getByRole('heading', { name: demoBlocks.air.heading })).toBeInViewport()
    await expect(startButton(page)).toBeInViewport()
  })
}

for (const path of pages) {
  const trade = chosenOn[path]
  if (!trade) continue

  test(`${path} leads to a line of the visitor’s own, the trade chosen`, async ({ page }) => {
    await open(page, path)

    await wayToDemo(page).click()

    await expect(page).toHaveURL(/\/products\/air#your-business/)
    await expect(page.getByRole('heading', { name: ownBusinessSection.title })).toBeInViewport()
    await expect(page.getByRole('radio', { name: trade, exact: true })).toBeChecked()
  })
}

test('the home page has the line itself', async ({ page }) => {
  await open(page, '/')

  await expect(demo(page).getByRole('heading', { name: demoBlocks.home.heading })).toBeVisible()
  await expect(startButton(page)).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the products page has AIR and the way to its line in the first screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/products')

    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const way = page.getByRole('main').getByRole('link', { name: productsPage.hear.label })
    await expect(way).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(productsPage.lampLit, { exact: true })).toBeInViewport({ ratio: 1 })

    await way.click()
    await expect(startButton(page)).toBeInViewport({ ratio: 1 })
  })
}
