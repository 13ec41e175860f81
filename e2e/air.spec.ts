import { air, demoBlocks, ownBusinessSection } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { drawn } from './clock.ts'
import { lookingAt } from './look.ts'
import { jumpTo } from './scroll-spy.ts'
import { open } from './site.ts'

const path = '/products/air'
const look = lookingAt(path)

function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title })
}

/** The block that appears, found from the heading a visitor sees. */
function blockAround(page: Page, title: string): Locator {
  return page.locator('[data-reveal]').filter({ has: page.getByRole('heading', { name: title }) })
}

/** Scrolls until this share of the block stands in the window, coming from above. */
async function showShare(page: Page, block: Locator, share: number): Promise<void> {
  const top = await block.evaluate((element, part) => {
    // The box where it is painted: that is the one an observer measures.
    const box = element.getBoundingClientRect()
    return Math.ceil(box.top + window.scrollY + box.height * part - window.innerHeight)
  }, share)
  await jumpTo(page, top)
  await drawn(page)
}

test.describe('the opening of the AIR page', () => {
  test('has Schedule a Call, which leads to the form', async ({ page }) => {
    await open(page, path)

    await page.getByRole('link', { name: 'Schedule a Call', exact: true }).first().click()

    await expect(page).toHaveURL(`${path}#contact`)
    await expect(page.getByRole('heading', { name: air.contact.title })).toBeInViewport()
  })

  look('has the button of the demo', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Try out AIR', exact: true })).toBeInViewport()
  })

  for (const [width, height] of [
    [1440, 800],
    [1280, 800],
    [1080, 720],
    [768, 1024],
    [390, 700],
    [360, 640],
  ] as const) {
    look(`has headline and buttons in the first screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })

      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      const opening = page.locator('.air-opening')
      await expect(opening.getByRole('button')).toBeInViewport({ ratio: 1 })
      const call = opening.getByRole('link', { name: air.hero.action.label })
      await expect(call).toBeInViewport({ ratio: 1 })
    })
  }

  look('keeps the film in the first screen of a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })

    await expect(page.locator('.film-live')).toBeInViewport({ ratio: 1 })
  })

  look('tells who called when, and in the morning what was noted', async ({ page }) => {
    const night = page.getByRole('main').getByRole('list').first()
    await expect(night.getByRole('listitem')).toHaveText(
      air.film.calls.map(({ time, shop }) => `${time} ${shop}`),
    )
    await expect(section(page, air.banner.title).locator('.counter-note')).toHaveText(
      air.film.calls.map(({ note }) => note),
    )
    await expect(page.getByText(air.film.exampleLabel).first()).toBeVisible()
  })
})

test.describe('the capabilities', () => {
  look('are six keys, in order', async ({ page }) => {
    const keys = section(page, air.capabilities.title).getByRole('listitem')
    expect(
      await keys.evaluateAll((all) =>
        all.map((item) => item instanceof HTMLElement && item.dataset['key']),
      ),
    ).toEqual(['answer', 'book', 'orders', 'personal', 'multi', 'secure'])
    await expect(keys.getByRole('heading')).toHaveText(
      air.capabilities.items.map((item) => item.title),
    )
    await expect(keys.getByRole('paragraph')).toHaveText(
      air.capabilities.items.map((item) => item.desc),
    )
  })

  look('wear their word on the key', async ({ page }) => {
    await section(page, air.capabilities.title).scrollIntoViewIfNeeded()

    for (const { key, engraved } of air.capabilities.items) {
      await expect(
        page.locator(`[data-key="${key}"]`).getByText(engraved, { exact: true }),
      ).toBeVisible()
    }
  })
})

test.describe('the article on how it works', () => {
  test('opens in a new tab and says so', async ({ page, context }) => {
    await context.route(`${air.article.link.href}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The article</h1>' }),
    )
    await open(page, path)
    const link = page.getByRole('link', { name: air.article.link.label })
    await expect(link).toHaveAccessibleName(`${air.article.link.label} (opens in a new tab)`)

    const [article] = await Promise.all([context.waitForEvent('page'), link.click()])

    await expect(article).toHaveURL(air.article.link.href)
    await expect(page).toHaveURL(path)
    expect(await article.evaluate(() => window.opener === null)).toBe(true)
    expect(await article.evaluate(() => document.referrer)).toBe('')
  })
})

test.describe('the page of AIR', () => {
  look('has a security section, a closing banner and the form, in this order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      demoBlocks.air.heading,
      ownBusinessSection.title,
      air.capabilities.title,
      air.security.title,
      air.article.title,
      air.banner.title,
      air.contact.title,
    ])
    await expect(section(page, air.security.title).getByRole('listitem')).toHaveCount(
      air.security.points.length,
    )
    await expect(
      section(page, air.banner.title).getByRole('link', { name: 'Schedule a Call' }),
    ).toHaveAttribute('href', `${path}#contact`)
  })

  look('goes from night to day', async ({ page }) => {
    // The lightness in oklch(L C H) of each band, from the top down.
    const lightness = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('section')].map((band) =>
          Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(band).backgroundColor)?.[1]),
        ),
      )
    expect(lightness.slice(0, 4).every((light) => light < 0.25)).toBe(true)
    expect(lightness.slice(5).every((light) => light > 0.9)).toBe(true)
    expect(lightness[4]).toBeGreaterThan(lightness[3] ?? 1)
    expect(lightness[4]).toBeLessThan(lightness[5] ?? 0)
  })
})

test.describe('a section of the AIR page', () => {
  test.use({ viewport: { width: 1280, height: 700 } })

  for (const [name, title] of [
    ['demo', demoBlocks.air.heading],
    ['capabilities', air.capabilities.title],
    ['security', air.security.title],
    ['article', air.article.title],
    ['closing banner', air.banner.title],
  ] as const) {
    test(`appears when 15% of it is in view, not at 10%: ${name}`, async ({ page }) => {
      await open(page, path)
      const block = blockAround(page, title)

      await showShare(page, block, 0.1)
      await expect(block).toHaveAttribute('data-reveal', 'waiting')
      expect(await block.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')

      await showShare(page, block, 0.16)
      await expect(block).toHaveCSS('opacity', '1')
    })
  }
})
