import { brand, footer, home, routes } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

const look = lookingAt('/')

function siteFooter(page: Page): Locator {
  return page.getByRole('contentinfo')
}

function comingAgents(page: Page): Locator {
  return siteFooter(page).getByRole('listitem').filter({ hasText: 'Coming soon' })
}

test.describe('the footer', () => {
  look(
    'links to the main pages, privacy, terms, the blog and the network page',
    async ({ page }) => {
      const links = await siteFooter(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links).toEqual(
        expect.arrayContaining([
          ...routes.map(({ path }) => path),
          '/#how-we-help',
          '/#pricing',
          'https://blog.nightdesk.example',
          'https://www.linkedin.com/company/nightdesk-example',
        ]),
      )
    },
  )

  look('calls its outward links by name', async ({ page }) => {
    await expect(siteFooter(page).getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      brand.links.blog,
    )
    await expect(siteFooter(page).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      brand.links.network,
    )
  })

  look('lists the three coming agents, each said to be coming soon', async ({ page }) => {
    const entries = comingAgents(page)
    await expect(entries).toHaveCount(3)
    for (const [index, [name, role]] of [
      ['AI:SA', /sales development/i],
      ['AI:M', /marketing/i],
      ['AI:CE', /customer engagement/i],
    ].entries()) {
      await expect(entries.nth(index)).toContainText(name ?? '')
      await expect(entries.nth(index)).toContainText(role ?? '')
      await expect(entries.nth(index).getByText('Coming soon')).toBeVisible()
    }
  })

  test('lets nobody press or reach a coming agent', async ({ page }) => {
    await open(page, '/')

    await expect(comingAgents(page).getByRole('group', { disabled: true })).toHaveCount(3)
    for (const entry of await comingAgents(page).all()) {
      await expect(
        entry.locator('a, button, [tabindex], [role="link"], [role="button"]'),
      ).toHaveCount(0)
      const takesFocus = await entry.evaluate((element) => {
        if (element instanceof HTMLElement) element.focus()
        return document.activeElement === element
      })
      expect(takesFocus).toBe(false)
    }
  })

  for (const width of [320, 360, 430]) {
    test(`has the coming agents at its full width on a phone of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/terms')
      const lists = siteFooter(page).getByRole('list')
      const [explore, industries, company, agents] = await Promise.all(
        [0, 1, 2, 3].map((place) => lists.nth(place).boundingBox()),
      )

      expect(agents?.width).toBeGreaterThan((explore?.width ?? 0) + (industries?.width ?? 0))
      const ends = [explore, company].map((list) => (list?.y ?? 0) + (list?.height ?? 0))
      const rows = footer.columns.map(({ links }) => links.length)
      const longer = Math.abs((rows[0] ?? 0) - (rows[1] ?? 0) - (rows[2] ?? 0))
      // The heading of the second list on the right, and a row for each that one side has more.
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(72 + longer * 44)
      expect(agents?.y).toBeGreaterThan(Math.max(...ends))
    })
  }

  for (const [label, address, title] of [
    ['How we help', '/#how-we-help', home.outcomes.title],
    ['Pricing', '/#pricing', home.pricing.title],
  ] as const)
    test(`leads from any page to ${address}`, async ({ page }) => {
      await open(page, '/terms')

      await siteFooter(page).getByRole('link', { name: label }).click()

      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    })
})
