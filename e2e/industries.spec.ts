import { industries } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { lookingAt } from './look.ts'

const look = lookingAt('/industries')
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
  look('shows every industry, in order', async ({ page }) => {
    await expect(board(page).getByRole('listitem')).toHaveCount(industries.cards.length)
    await expect(board(page).getByRole('heading', { level: 2 })).toHaveText(
      industries.cards.map(({ title }) => title),
    )
  })

  look('links those that are ready to their pages and nothing else', async ({ page }) => {
    await expect(board(page).getByRole('link')).toHaveCount(linked.length)
    for (const { title, link } of linked) {
      await expect(
        card(page, title).getByRole('link', { name: title, exact: true }),
      ).toHaveAttribute('href', link)
    }
  })

  test('opens a page by a press anywhere on its card', async ({ page }) => {
    await page.goto('/industries')
    await card(page, 'Transportation').scrollIntoViewIfNeeded()
    const box = await card(page, 'Transportation').boundingBox()
    if (!box) throw new Error('The card is not drawn')

    await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12)

    await expect(page).toHaveURL('/industries/transportation')
  })

  look(
    'shows at every hole with a key where it leads, on phones with its paper',
    async ({ page }) => {
      for (const { title, go } of linked) {
        await expect(card(page, title).getByText(go, { exact: true })).toBeVisible()
      }
      await page.setViewportSize({ width: 360, height: 740 })
      for (const { title } of linked) {
        await expect(card(page, title).locator('.drawing')).toBeVisible()
      }
    },
  )

  look('says of the others that their page is coming', async ({ page }) => {
    await expect(page.getByText('Detailed page coming soon', { exact: true })).toHaveCount(
      coming.length,
    )
    for (const { title } of coming) {
      await expect(card(page, title).getByText('Detailed page coming soon')).toBeVisible()
    }
  })

  look('offers no way to press or reach the others', async ({ page }) => {
    expect(coming).not.toHaveLength(0)
    for (const { title } of coming) {
      await expect(
        card(page, title).locator('a, button, [tabindex], [role="link"], [role="button"]'),
      ).toHaveCount(0)
    }
  })

  test('is walked by keyboard through the links and the request', async ({ page }) => {
    await page.goto('/industries')
    await board(page).getByRole('link').first().focus()
    const names: string[] = []
    for (let step = 0; step <= linked.length + 1; step += 1) {
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      await page.keyboard.press('Tab')
    }

    const { secondAction, action } = industries.request
    expect(names).toEqual([...linked.map(({ title }) => title), action.label, secondAction.label])
  })

  look('wants other trades to ask, and offers its line to hear beside it', async ({ page }) => {
    const { secondAction, action, terms } = industries.request
    const main = page.getByRole('main')

    await expect(main.getByRole('link', { name: action.label })).toHaveAttribute(
      'data-look',
      'primary',
    )
    await expect(main.getByRole('link', { name: secondAction.label })).toHaveAttribute(
      'data-look',
      'quiet',
    )
    await expect(main.getByText(terms)).toBeVisible()
  })

  test('leads to its own contact form', async ({ page }) => {
    await page.goto('/industries')
    const request = page.getByRole('link', {
      name: 'Request a Solution for Your Industry →',
      exact: true,
    })

    await expect(request).toHaveAttribute('href', '/industries#contact')
    await request.click()
    await expect(page).toHaveURL('/industries#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('raises the drawing, not the card, under the pointer', async ({ page }) => {
    await page.goto('/industries')
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

  look('is free of accessibility faults', async ({ page }) => {
    expect(await accessibilityFaults(page)).toEqual([])
  })

  look('has its headings in order', async ({ page }) => {
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

/** So many keys abreast, and the rest of them on a shelf of its own. */
function shelvesOf(keys: number, abreast: number): number[] {
  const full = Math.floor(keys / abreast)
  return [...Array<number>(full).fill(abreast), ...(keys % abreast > 0 ? [keys % abreast] : [])]
}

for (const { width, added } of [
  { width: 768, added: 0 },
  { width: 768, added: 1 },
  { width: 768, added: 2 },
  { width: 1440, added: 0 },
  { width: 1440, added: 1 },
]) {
  test(`at ${width} px the bare hooks share a low shelf under the keys, ${added} more than today`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/industries')
    const holes = await board(page).evaluate((list, more) => {
      const key = list.firstElementChild
      for (let count = 0; count < more; count += 1) key?.after(key.cloneNode(true))
      return [...list.children].map((hole) => hole.getBoundingClientRect())
    }, added)
    const rows = Map.groupBy(holes, ({ y }) => Math.round(y))
    const heights = [...rows.values()].map((row) => row.map(({ height }) => Math.round(height)))
    const ends = [...rows.values()].map((row) => Math.round(row.at(-1)?.right ?? 0))

    const keys = linked.length + added
    const shelves = shelvesOf(keys, width < 1240 ? 3 : keys)
    expect(heights.map((row) => row.length)).toEqual([...shelves, coming.length])
    for (const row of heights) expect(new Set(row).size).toBe(1)
    expect(new Set(ends).size).toBe(1)
    expect(heights.at(-1)?.[0]).toBe(Math.min(...heights.flat()))
  })
}

look('on a phone the holes still empty stand two by two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const tops = await Promise.all(
    coming.map(async ({ title }) => (await card(page, title).boundingBox())?.y),
  )

  expect(new Set(tops).size).toBe(2)
})

test.describe('the first screen', () => {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    look(`shows the rack at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const top = (await board(page).boundingBox())?.y ?? height
      expect(top).toBeLessThan(height / 2)
      await expect(board(page).getByRole('link').first()).toBeInViewport({ ratio: 1 })
    })
  }

  look('needs no sideways scrolling at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
