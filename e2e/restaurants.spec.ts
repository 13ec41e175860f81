import { claims, industryBreadcrumb, restaurants } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

const path = '/industries/restaurants-takeouts'
const look = lookingAt(path)

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

test.describe('the restaurants page', () => {
  test('has a breadcrumb that leads back to all industries', async ({ page }) => {
    await open(page, path)
    const crumbs = page.getByRole('navigation', { name: industryBreadcrumb.name })
    await expect(crumbs.getByText(restaurants.hero.label)).toBeVisible()

    await crumbs.getByRole('link', { name: 'Industries' }).click()

    await expect(page).toHaveURL('/industries')
  })

  test('books a free demo call from its hero, at the form', async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: 'Book a Free Demo Call' }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(page.getByRole('heading', { name: restaurants.contact.title })).toBeInViewport()
  })

  look('keeps its contact section at the demo anchor', async ({ page }) => {
    await expect(section(page, restaurants.contact.title)).toHaveAttribute('id', 'demo')
    await expect(page.locator('#contact')).toHaveCount(0)
  })

  look('rings out on one side of the rail, and is answered on the other', async ({ page }) => {
    const { caption, missed, answered } = restaurants.rail
    const rail = page.getByRole('figure', { name: caption })
    const chits = rail.getByRole('listitem')

    await expect(chits).toHaveText([/Ring 1/, /Ring 2/, /Ring 3.*Hung up/])
    const heights = await chits.evaluateAll((all) => all.map((chit) => chit.clientHeight))
    expect(heights.toSorted((one, other) => other - one)).toEqual(heights)
    await expect(chits.last()).toHaveCSS('border-bottom-style', 'dashed')
    await expect(rail.getByText(missed.label)).toBeVisible()
    await expect(rail.getByText(answered.label)).toBeVisible()
    await expect(rail.getByText(answered.order.title)).toBeVisible()
  })

  look('adds the bill up to a total, marked as an example', async ({ page }) => {
    const total = page.locator('.losses-total')

    await expect(total).toContainText('Example')
    await expect(total).toContainText(restaurants.losses.total.line[0])
    await expect(total.getByRole('textbox')).toHaveValue('30')
    await expect(total).toContainText('$900 a month')
    await expect(total).toHaveCSS('border-bottom-style', 'double')
  })

  look('writes out how the order on its rail was taken, as an example', async ({ page }) => {
    const { example, title } = restaurants.provided
    const call = section(page, title).locator('.example-call')

    await expect(call).toContainText('Example call')
    await expect(call.getByRole('definition')).toHaveText(example.lines.map(({ words }) => words))
    await expect(call.getByRole('link', { name: 'Hear it take an order' })).toBeVisible()
  })

  look('lists where money is lost, with the two figures it can be held to', async ({ page }) => {
    const losses = section(page, restaurants.losses.title).getByRole('listitem')

    await expect(losses).toHaveCount(restaurants.losses.list.length)
    await expect(losses.nth(0)).toContainText(claims.threeRings.text)
    await expect(losses.nth(1)).toContainText(claims.appCommission.text)
  })

  look('says what it provides, in seven points', async ({ page }) => {
    const provided = section(page, restaurants.provided.title).getByRole('listitem')

    await expect(provided).toHaveText([
      /Answers every call/,
      /Takes orders/,
      /Sends SMS confirmations/,
      /can pay during the call/,
      /POS/,
      /Needs no new hardware/,
      /20\+ languages/,
    ])
  })

  look('names the six kinds of business', async ({ page }) => {
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

  look('takes an order in four tickets, in order', async ({ page }) => {
    const workflow = section(page, restaurants.workflow.title)

    await expect(workflow.locator('ol')).toHaveCount(1)
    await expect(workflow.getByRole('listitem').getByRole('heading')).toHaveText(
      restaurants.workflow.steps.map((step) => step.title),
    )
    await expect(workflow.getByRole('listitem')).toHaveCount(4)
  })

  look(
    'has one flat rate, and the guarantee to pay for itself within one month',
    async ({ page }) => {
      const pricing = section(page, restaurants.pricing.title)

      await expect(pricing.getByRole('heading', { level: 2 })).toContainText('flat rate')
      await expect(pricing.getByText(claims.paysForItself.text)).toBeVisible()
    },
  )

  test('calls to early access and launch pricing, at the form', async ({ page }) => {
    await open(page, path)
    const pricing = section(page, restaurants.pricing.title)
    await expect(pricing.getByText('Early access')).toBeVisible()

    await pricing.getByRole('link', { name: restaurants.pricing.coupon.action.label }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(page.getByRole('heading', { name: restaurants.contact.title })).toBeInViewport()
  })
})

look('the restaurants page fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const width of [320, 360, 390])
  test(`the commission is not torn at its hyphen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/industries/restaurants-takeouts')

    const rows = await page.getByRole('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: number[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('20-30%') ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + '20-30%'.length)
        found.push(new Set([...range.getClientRects()].map(({ top }) => top)).size)
      }
      return found
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((count) => count !== 1)).toEqual([])
  })
