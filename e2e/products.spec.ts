import { air, comingNoteOf, products, productsPage, type Product } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

const path = '/products'
const look = lookingAt(path)
const all: readonly Product[] = products

function desks(page: Page): Locator {
  return page.locator('.desk-place')
}

function desk(page: Page, name: string): Locator {
  return desks(page).filter({ has: page.getByText(name, { exact: true }) })
}

test.describe('the products', () => {
  look('are seven nameplates, in order, with their full names', async ({ page }) => {
    await expect(desks(page)).toHaveCount(7)
    await expect(desks(page).getByRole('heading')).toHaveText(
      all.map((product) => product.fullName),
    )
    for (const [index, { name, description }] of all.entries()) {
      await expect(desks(page).nth(index).getByText(name, { exact: true })).toBeVisible()
      await expect(desks(page).nth(index).getByText(description)).toBeVisible()
    }
  })

  test('link to their addresses: AIR with Learn More, the others with Coming Soon', async ({
    page,
  }) => {
    await open(page, path)

    const links = desks(page).getByRole('link')
    // What follows the words is the agent's name, for those who hear the links one by one.
    const words = await links.evaluateAll((all) => all.map((link) => link.firstChild?.textContent))
    expect(words).toEqual(['Learn More', ...Array<string>(6).fill('Coming Soon')])
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(
      ['air', 'aisa', 'aime', 'aics', 'aifs', 'aipa', 'aicso'].map((id) => `/products/${id}`),
    )
  })

  look('have links that are told apart by the name of the agent', async ({ page }) => {
    for (const { fullName, isAvailable } of all) {
      const name = `${isAvailable ? 'Learn More' : 'Coming Soon'} ${fullName}`
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
    }
  })

  look('have one lamp lit', async ({ page }) => {
    await expect(desks(page).getByText(productsPage.lampLit)).toHaveCount(1)
    await expect(desk(page, 'AIR').getByText(productsPage.lampLit)).toBeVisible()
  })

  test('lead to the page of AIR from anywhere on its plate', async ({ page }) => {
    await open(page, path)

    const name = desk(page, 'AIR').getByText('AIR', { exact: true })
    await name.scrollIntoViewIfNeeded()
    const plate = await name.boundingBox()
    await page.mouse.click((plate?.x ?? 0) + 20, (plate?.y ?? 0) + 20)

    await expect(page).toHaveURL('/products/air')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(air.hero.title)
  })

  test('lead to a page that names the agent that is coming', async ({ page }) => {
    await open(page, path)

    await page.getByRole('link', { name: 'Coming Soon AI Paralegal' }).click()

    await expect(page).toHaveURL('/products/aipa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AIPA is coming')
  })
})

look('asks which agent is needed next, with the form right there', async ({ page }) => {
  const contact = page.getByRole('region', { name: productsPage.contact.title })

  await expect(contact.getByText(productsPage.contact.lead)).toBeVisible()
  await expect(contact.getByRole('button', { name: 'Request a discovery call' })).toBeVisible()
})

for (const width of [360, 768, 1440]) {
  test(`the line of the one on duty comes before the six to come at ${width} px, for the keyboard too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    const parts = [desks(page).first(), page.locator('#demo'), desks(page).nth(1)]

    const tops = await Promise.all(
      parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))

    const ways = await page
      .getByRole('main')
      .locator('.desk-place a, #demo button')
      .evaluateAll((all) => all.map((way) => (way.closest('#demo') ? 'line' : 'desk')))
    expect(ways[0]).toBe('desk')
    expect(ways[1]).toBe('line')
    expect(ways.slice(-6)).toEqual(Array<string>(6).fill('desk'))
    expect(ways.filter((way) => way === 'desk')).toHaveLength(7)
  })
}

look('heads those to come, and has all six under that heading', async ({ page }) => {
  const training = page.getByRole('region', { name: productsPage.training.title })

  await expect(training.getByText(productsPage.training.lead)).toBeVisible()
  await expect(training.getByRole('listitem')).toHaveCount(6)
})

look('says of each that is to come when an owner would want it', async ({ page }) => {
  for (const { id, fullName } of all.slice(1)) {
    const row = page.getByRole('listitem').filter({ hasText: fullName })
    await expect(row.getByText(comingNoteOf(id)?.job.signs[0] ?? 'missing')).toBeVisible()
  }
})

for (const width of [768, 1440])
  look(`the names of a row stand at one height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page.locator('.desk-list h3').evaluateAll((all) =>
      all.map((name) => {
        const row = name.parentElement as Element
        return name.getBoundingClientRect().top - row.getBoundingClientRect().top
      }),
    )
    // The first of a column has a heavier rule over it.
    for (const top of tops) expect(Math.abs(top - (tops[0] ?? 0))).toBeLessThanOrEqual(2)
  })

look('engraves on its plate what the one on duty does today', async ({ page }) => {
  for (const { figure, text } of productsPage.facts) {
    await expect(desks(page).first().getByText(figure, { exact: true })).toBeVisible()
    await expect(desks(page).first().getByText(text, { exact: true })).toBeVisible()
  }
})
