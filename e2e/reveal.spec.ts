import { home, hotels, industries, mailbox, privacy, terms } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { drawn } from './clock.ts'
import { jumpTo } from './scroll-spy.ts'
import { open } from './site.ts'

/** The block that appears, found from the heading a visitor sees. */
function blockAround(page: Page, title: string): Locator {
  return page.locator('[data-reveal]').filter({ has: page.getByRole('heading', { name: title }) })
}

function opacityOf(block: Locator): Promise<number> {
  return block.evaluate((element) => Number(getComputedStyle(element).opacity))
}

/** Scrolls until this share of the block stands in the window, coming from above. */
async function showShare(page: Page, block: Locator, share: number): Promise<void> {
  const top = await block.evaluate((element, part) => {
    // As it stands, a little lower while it waits: that is what the browser measures.
    const box = element.getBoundingClientRect()
    return Math.round(box.top + window.scrollY + box.height * part - window.innerHeight)
  }, share)
  await jumpTo(page, top)
  await drawn(page)
}

test.describe('a section below the fold', () => {
  test.use({ viewport: { width: 1280, height: 700 } })

  test('is not shown before it comes into view', async ({ page }) => {
    await open(page, '/')

    await expect(blockAround(page, home.pricing.title)).toHaveCSS('opacity', '0')
  })

  test('appears when a tenth of it is in view, and not before', async ({ page }) => {
    await open(page, '/')
    const block = blockAround(page, home.pricing.title)

    await showShare(page, block, 0.07)
    expect(await block.getAttribute('data-reveal')).toBe('waiting')

    await showShare(page, block, 0.13)
    await expect(block).toHaveCSS('opacity', '1')
    await expect(block).toHaveCSS('transform', 'none')
  })

  test('appears once: it stays when the visitor comes back', async ({ page }) => {
    await open(page, '/')
    const block = blockAround(page, home.pricing.title)
    await showShare(page, block, 0.5)
    await expect(block).toHaveCSS('opacity', '1')

    await jumpTo(page, 0)
    await drawn(page)
    expect(await opacityOf(block)).toBe(1)

    await showShare(page, block, 0.5)
    expect(await opacityOf(block)).toBe(1)
  })

  test('slides as well as fades', async ({ page }) => {
    await open(page, '/')

    await expect(blockAround(page, home.pricing.title)).toHaveCSS(
      'transform',
      /^matrix\(1, 0, 0, 1, 0, [1-9]/,
    )
  })

  test('does not move when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const block = blockAround(page, home.pricing.title)

    await expect(block).toHaveCSS('transform', 'none')
    await showShare(page, block, 0.5)
    await expect(block).toHaveCSS('opacity', '1')
  })

  test('appears when focus moves into it, wherever the page stands', async ({ page }) => {
    await open(page, '/')
    const block = blockAround(page, home.contact.title)
    await expect(block).toHaveCSS('opacity', '0')

    await block.getByRole('button', { name: mailbox.copy }).evaluate((button) => {
      if (button instanceof HTMLElement) button.focus({ preventScroll: true })
    })

    await expect(block).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is printed though it was never seen', async ({ page }) => {
    await open(page, '/')

    await page.emulateMedia({ media: 'print' })

    await expect(blockAround(page, home.pricing.title)).toHaveCSS('opacity', '1')
  })

  test('appears when the address names it', async ({ page }) => {
    await open(page, '/#pricing')

    await expect(page.getByRole('heading', { name: home.pricing.title })).toBeInViewport()
    await expect
      .poll(() =>
        page.locator('[data-reveal="waiting"]').filter({ hasText: home.pricing.title }).count(),
      )
      .toBe(0)
  })
})

test('a section of which no tenth fits into the window appears all the same', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 80 })
  await open(page, '/')
  const block = blockAround(page, home.outcomes.title)
  const { height } = (await block.boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(800)

  await block.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )

  await expect(block).toHaveCSS('opacity', '1')
})

test('a section that is in view from the start is never hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await open(page, '/')

  const heading = page.getByRole('heading', { name: home.outcomes.title })
  await expect(heading).toBeInViewport()
  await expect(blockAround(page, home.outcomes.title)).toHaveCount(0)
})

test('everything is shown when the program does not load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')

  for (const title of [home.outcomes.title, home.pricing.title, home.contact.title]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.locator('[data-reveal]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [path, title] of [
    ['/industries/hotels-hospitality', hotels.shifts.title],
    ['/industries', industries.request.title],
    ['/privacy', privacy.sections[3]?.heading ?? ''],
    ['/terms', terms.sections[5]?.heading ?? ''],
  ] as const)
    test(`a part of ${path} appears as sections do`, async ({ page }) => {
      await open(page, path)
      const block = blockAround(page, title)

      await expect(block).toHaveCSS('opacity', '0')
      await showShare(page, block, 0.5)
      await expect(block).toHaveCSS('opacity', '1')
    })

  test('the rack of keys appears as sections do', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 320 })
    await open(page, '/industries')
    const rack = page.locator('[data-reveal]').filter({ hasText: industries.cards[4].title })

    await expect(rack).toHaveCSS('opacity', '0')
    await showShare(page, rack, 0.13)
    await expect(rack).toHaveCSS('opacity', '1')
  })
})
