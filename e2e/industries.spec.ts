import { AxeBuilder } from '@axe-core/playwright'
import { industries } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'

const linked = industries.cards.filter((card) => card.link !== null)
const coming = industries.cards.filter((card) => card.link === null)

function board(page: Page): Locator {
  return page.getByRole('main').getByRole('list').first()
}

function card(page: Page, title: string): Locator {
  return board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

test.describe('the industries page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/industries')
  })

  test('shows nine industries, in order', async ({ page }) => {
    await expect(board(page).getByRole('listitem')).toHaveCount(9)
    await expect(board(page).getByRole('heading', { level: 2 })).toHaveText(
      industries.cards.map(({ title }) => title),
    )
  })

  test('links five of them to their pages and nothing else', async ({ page }) => {
    await expect(board(page).getByRole('link')).toHaveCount(5)
    for (const { title, link } of linked) {
      await expect(
        card(page, title).getByRole('link', { name: title, exact: true }),
      ).toHaveAttribute('href', link)
    }
  })

  test('opens a page by a press anywhere on its card', async ({ page }) => {
    const box = await card(page, 'Transportation').boundingBox()
    if (!box) throw new Error('The card is not drawn')

    await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12)

    await expect(page).toHaveURL('/industries/transportation')
  })

  test('says of the other four that their page is coming', async ({ page }) => {
    await expect(page.getByText('Detailed page coming soon', { exact: true })).toHaveCount(4)
    for (const { title } of coming) {
      await expect(card(page, title).getByText('Detailed page coming soon')).toBeVisible()
    }
  })

  test('lets nobody press or reach the other four', async ({ page }) => {
    expect(coming).toHaveLength(4)
    for (const { title } of coming) {
      await expect(
        card(page, title).locator('a, button, [tabindex], [role="link"], [role="button"]'),
      ).toHaveCount(0)
    }
  })

  test('is walked by keyboard through the five links and the request', async ({ page }) => {
    await board(page).getByRole('link').first().focus()
    const names: string[] = []
    for (let step = 0; step < 6; step += 1) {
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      await page.keyboard.press('Tab')
    }

    expect(names).toEqual([...linked.map(({ title }) => title), industries.request.action.label])
  })

  test('leads to the contact form of the home page', async ({ page }) => {
    const request = page.getByRole('link', {
      name: 'Request a Solution for Your Industry →',
      exact: true,
    })

    await expect(request).toHaveAttribute('href', '/#contact')
    await request.click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('raises the drawing, not the card, under the pointer', async ({ page }) => {
    const hotels = card(page, 'Hotels & hospitality')
    const drawing = hotels.locator('.drawing')
    const cardBefore = await hotels.boundingBox()
    const drawingBefore = await drawing.boundingBox()

    await hotels.getByRole('link').hover()

    await expect
      .poll(async () => Math.round((await drawing.boundingBox())?.y ?? 0))
      .toBe(Math.round((drawingBefore?.y ?? 0) - 4))
    expect(await hotels.boundingBox()).toEqual(cardBefore)
  })

  test('is free of accessibility faults', async ({ page }) => {
    // The audit reads every element; on a busy machine that takes a while.
    test.slow()
    const { violations } = await new AxeBuilder({ page }).analyze()

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test('has its headings in order', async ({ page }) => {
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))

    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
    })
  })
})

test.describe('the first screen', () => {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    test(`shows the rack at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/industries')

      const top = (await board(page).boundingBox())?.y ?? height
      expect(top).toBeLessThan(height / 2)
      await expect(board(page).getByRole('link').first()).toBeInViewport({ ratio: 1 })
    })
  }

  test('needs no sideways scrolling at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/industries')

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
