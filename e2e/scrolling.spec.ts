import { header, home, privacy, restaurants } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { installClock, passTime, stopTime } from './clock.ts'
import {
  forgetScrollOrders,
  jumpTo,
  scrollOrders,
  scrollTop,
  spyOnScrolling,
} from './scroll-spy.ts'
import { open } from './site.ts'

function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: header.navigationName }).getByRole('link', { name })
}

function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name })
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name })
}

/** What screen readers are told in these words. */
function announcement(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Whether an element stands whole between the header's lower edge and the end of the window. */
async function standsInTheOpen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  const top = await page.getByRole('banner').boundingBox()
  const windowHeight = await page.evaluate(() => window.innerHeight)
  if (!box || !top) return false
  return box.y >= top.y + top.height && box.y + box.height <= windowHeight
}

async function expectInTheOpen(page: Page, element: Locator): Promise<void> {
  await expect.poll(() => standsInTheOpen(page, element)).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await spyOnScrolling(page)
})

test.describe('a new route', () => {
  test('scrolls smoothly to the top', async ({ page }) => {
    await open(page, '/')
    await jumpTo(page, 2000)

    await footerLink(page, 'Privacy').click()

    await expect(page).toHaveURL('/privacy')
    await expect.poll(() => scrollOrders(page)).toEqual([{ to: 'top 0', behavior: 'smooth' }])
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('scrolls to the top on the way back as well', async ({ page }) => {
    await open(page, '/')
    await jumpTo(page, 2000)
    await footerLink(page, 'Privacy').click()
    await expect(page).toHaveTitle(privacy.meta.title)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await forgetScrollOrders(page)

    await page.goBack()

    await expect(page).toHaveTitle(home.meta.title)
    await expect.poll(() => scrollOrders(page)).toEqual([{ to: 'top 0', behavior: 'smooth' }])
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('moves focus to its first heading', async ({ page }) => {
    await open(page, '/')

    await footerLink(page, 'Privacy').click()

    await expect(heading(page, privacy.hero.title)).toBeFocused()
  })

  test('has its title announced', async ({ page }) => {
    await open(page, '/')
    await expect(announcement(page, privacy.meta.title)).toHaveCount(0)

    await footerLink(page, 'Privacy').click()

    await expect(announcement(page, privacy.meta.title)).toHaveCount(1)
  })

  test('jumps to the top at once when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await jumpTo(page, 2000)

    await footerLink(page, 'Privacy').click()

    await expect.poll(() => scrollOrders(page)).toEqual([{ to: 'top 0', behavior: 'instant' }])
    expect(await scrollTop(page)).toBe(0)
  })

  test('does not scroll when a page is opened from outside', async ({ page }) => {
    await open(page, '/privacy')

    expect(await scrollOrders(page)).toEqual([])
    await expect(page.locator('body')).toBeFocused()
  })
})

test.describe('a hash link', () => {
  test('scrolls smoothly to its section, clear of the header, and updates the address', async ({
    page,
  }) => {
    await open(page, '/')

    await headerLink(page, header.contact.label).click()

    await expect(page).toHaveURL('/#contact')
    await expect.poll(() => scrollOrders(page)).toEqual([{ to: '#contact', behavior: 'smooth' }])
    await expectInTheOpen(page, heading(page, home.contact.title))
  })

  test('waits 100 ms, not less and not more', async ({ page }) => {
    await installClock(page)
    await open(page, '/')
    await stopTime(page)

    await headerLink(page, header.contact.label).click()
    await expect(page).toHaveURL('/#contact')
    await passTime(page, 99)
    expect(await scrollOrders(page)).toEqual([])

    await passTime(page, 1)
    expect(await scrollOrders(page)).toEqual([{ to: '#contact', behavior: 'smooth' }])
  })

  test('moves focus to the heading of its section', async ({ page }) => {
    await open(page, '/')

    await headerLink(page, header.getStarted.label).click()

    await expect(heading(page, home.contact.title)).toBeFocused()
  })

  test('scrolls again when it is pressed a second time', async ({ page }) => {
    await open(page, '/')
    await headerLink(page, header.contact.label).click()
    await expectInTheOpen(page, heading(page, home.contact.title))
    await jumpTo(page, 0)
    await forgetScrollOrders(page)

    await headerLink(page, header.contact.label).click()

    await expect.poll(() => scrollOrders(page)).toEqual([{ to: '#contact', behavior: 'smooth' }])
    await expectInTheOpen(page, heading(page, home.contact.title))
    await expect(page).toHaveURL('/#contact')
  })

  test('leads from a page without the section to the one that has it', async ({ page }) => {
    await open(page, '/privacy')

    await headerLink(page, header.contact.label).click()

    await expect(page).toHaveURL('/#contact')
    await expect(page).toHaveTitle(home.meta.title)
    await expect.poll(() => scrollOrders(page)).toEqual([{ to: '#contact', behavior: 'smooth' }])
    await expectInTheOpen(page, heading(page, home.contact.title))
    await expect(heading(page, home.contact.title)).toBeFocused()
    await expect(announcement(page, home.meta.title)).toHaveCount(1)
  })

  test('leads to #demo where the contact section stands there', async ({ page }) => {
    await open(page, '/industries/restaurants-takeouts')

    await page.getByRole('link', { name: restaurants.hero.action.label }).click()

    await expect(page).toHaveURL('/industries/restaurants-takeouts#demo')
    await expectInTheOpen(page, heading(page, restaurants.contact.title))
  })

  test('jumps at once when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')

    await headerLink(page, header.contact.label).click()

    await expect.poll(() => scrollOrders(page)).toEqual([{ to: '#contact', behavior: 'instant' }])
    expect(await standsInTheOpen(page, heading(page, home.contact.title))).toBe(true)
  })
})

test.describe('a hash in the address', () => {
  const anchors = [
    { path: '/#how-we-help', title: home.outcomes.title },
    { path: '/#pricing', title: home.pricing.title },
    { path: '/#contact', title: home.contact.title },
    { path: '/industries/restaurants-takeouts#demo', title: restaurants.contact.title },
  ]

  for (const { path, title } of anchors) {
    test(`${path} opens at its section, clear of the header`, async ({ page }) => {
      await open(page, path)

      const { hash } = new URL(page.url())
      await expect.poll(() => scrollOrders(page)).toEqual([{ to: hash, behavior: 'smooth' }])
      await expectInTheOpen(page, heading(page, title))
      await expect(heading(page, title)).toBeFocused()
    })
  }

  test('puts the upper edge of its section right below the header, not under it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')

    for (const { path, title } of anchors.filter((anchor) =>
      /help|home.pricing/.test(anchor.path),
    )) {
      await forgetScrollOrders(page)
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, path.slice(1))
      await expect.poll(() => scrollOrders(page)).toHaveLength(1)

      const section = await page.getByRole('region', { name: title }).boundingBox()
      const top = await page.getByRole('banner').boundingBox()
      const gap = (section?.y ?? 0) - ((top?.y ?? 0) + (top?.height ?? 0))
      expect(gap, path).toBeGreaterThanOrEqual(0)
      expect(gap, path).toBeLessThan(80)
    }
  })

  test('is followed when the visitor changes it', async ({ page }) => {
    await open(page, '/')

    await page.evaluate(() => {
      window.location.hash = '#pricing'
    })

    await expect.poll(() => scrollOrders(page)).toEqual([{ to: '#pricing', behavior: 'smooth' }])
    await expectInTheOpen(page, heading(page, home.pricing.title))
  })

  for (const hash of ['#nothing-here', '#%E0%A4%A']) {
    test(`${hash}, which names nothing, leaves the page where it is`, async ({ page }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await installClock(page)
      await open(page, `/${hash}`)

      await passTime(page, 200)

      expect(await scrollTop(page)).toBe(0)
      expect(await scrollOrders(page)).toEqual([])
      expect(errors).toEqual([])
    })
  }
})
