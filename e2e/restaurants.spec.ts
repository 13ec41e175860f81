import { claims, contact, industryBreadcrumb, restaurants } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { open } from './site.ts'

const path = '/industries/restaurants-takeouts'

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

test.describe('the restaurants page', () => {
  test.beforeEach(({ page }) => open(page, path))

  test('has a breadcrumb that leads back to all industries', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: industryBreadcrumb.name })
    await expect(crumbs.getByText(restaurants.hero.label)).toBeVisible()

    await crumbs.getByRole('link', { name: 'Industries' }).click()

    await expect(page).toHaveURL('/industries')
  })

  test('books a free demo call from its hero, at the form', async ({ page }) => {
    await page.getByRole('link', { name: 'Book a Free Demo Call' }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport()
  })

  test('keeps its contact section at the demo anchor', async ({ page }) => {
    await expect(section(page, contact.title)).toHaveAttribute('id', 'demo')
    await expect(page.locator('#contact')).toHaveCount(0)
  })

  test('hangs three rings on a rail, each with less on its chit', async ({ page }) => {
    const rail = page.getByRole('figure', { name: restaurants.rail.caption })
    const chits = rail.getByRole('listitem')

    await expect(chits).toHaveText([/Ring 1.*no onions/, /Ring 2/, /Ring 3/])
    const heights = await chits.evaluateAll((all) => all.map((chit) => chit.clientHeight))
    expect(heights[1]).toBeLessThan(heights[0] ?? 0)
    const papers = await chits.evaluateAll((all) =>
      all.map((chit) => Number(getComputedStyle(chit, '::before').opacity)),
    )
    expect(papers).toEqual([1, 1, 0.5])
  })

  test('lists where money is lost, with the two figures it can be held to', async ({ page }) => {
    const losses = section(page, restaurants.losses.title).getByRole('listitem')

    await expect(losses).toHaveCount(restaurants.losses.list.length)
    await expect(losses.nth(0)).toContainText(claims.threeRings.text)
    await expect(losses.nth(1)).toContainText(claims.appCommission.text)
  })

  test('says what it provides, in seven points', async ({ page }) => {
    const provided = section(page, restaurants.provided.title).getByRole('listitem')

    await expect(provided).toHaveText([
      /Answers every call/,
      /Takes orders/,
      /Sends SMS confirmations/,
      /pays in the call/,
      /POS/,
      /Needs no new hardware/,
      /20\+ languages/,
    ])
  })

  test('names the six kinds of business', async ({ page }) => {
    const board = section(page, restaurants.trades.title)

    await expect(board.getByRole('listitem').getByRole('heading')).toHaveText([
      'Pizza',
      'Shawarma / halal',
      'Chinese',
      'Indian',
      'Food trucks',
      'Cafes / diners / ghost kitchens',
    ])
  })

  test('takes an order in four tickets, in order', async ({ page }) => {
    const workflow = section(page, restaurants.workflow.title)

    await expect(workflow.locator('ol')).toHaveCount(1)
    await expect(workflow.getByRole('listitem').getByRole('heading')).toHaveText(
      restaurants.workflow.steps.map((step) => step.title),
    )
    await expect(workflow.getByRole('listitem')).toHaveCount(4)
  })

  test('has one flat rate, and the guarantee to pay for itself within one month', async ({
    page,
  }) => {
    const pricing = section(page, restaurants.pricing.title)

    await expect(pricing.getByRole('heading', { level: 2 })).toContainText('flat rate')
    await expect(pricing.getByText(claims.paysForItself.text)).toBeVisible()
  })

  test('calls to early access and launch pricing, at the form', async ({ page }) => {
    const pricing = section(page, restaurants.pricing.title)
    await expect(pricing.getByText('Early access')).toBeVisible()

    await pricing.getByRole('link', { name: restaurants.pricing.coupon.action.label }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport()
  })
})

test('the restaurants page fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, path)

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
