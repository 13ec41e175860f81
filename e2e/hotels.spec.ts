import { brand, claims, demoBlocks, hotels, industryBreadcrumb } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

const path = '/industries/hotels-hospitality'
const look = lookingAt(path)

/** A band of the page, by its heading. */
function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

function contactTab(page: Page): Locator {
  return page.getByRole('link', { name: 'Contact Us' })
}

test.describe('the hotels page', () => {
  test('has a breadcrumb that leads back to all industries', async ({ page }) => {
    await open(page, path)
    const crumbs = page.getByRole('navigation', { name: industryBreadcrumb.name })
    await expect(crumbs.getByText(hotels.hero.label)).toBeVisible()

    await crumbs.getByRole('link', { name: 'Industries' }).click()

    await expect(page).toHaveURL('/industries')
  })

  look(
    'opens with its headline beside a registration card that is labeled an example',
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotels.hero.title)
      const card = page.locator('.registration')
      for (const { name, value } of hotels.registration.rows) {
        await expect(card.getByRole('definition').filter({ hasText: value })).toBeVisible()
        await expect(card.getByText(name, { exact: true })).toBeVisible()
      }
      await expect(card.getByText(hotels.registration.tag.number, { exact: true })).toBeVisible()
      await expect(card.getByText('Example')).toBeVisible()
    },
  )

  test('leads from the hero to the demo', async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: hotels.hero.action.label }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(page.getByRole('heading', { name: demoBlocks.hotels.title })).toBeInViewport()
  })

  look('has the demo with its own title and description', async ({ page }) => {
    const demo = section(page, demoBlocks.hotels.heading)

    await expect(demo).toHaveAttribute('id', 'demo')
    await expect(demo.getByRole('heading', { name: demoBlocks.hotels.title })).toBeVisible()
    await expect(demo.getByText(demoBlocks.hotels.description)).toBeVisible()
  })

  look('sets the night’s problem beside the morning’s solution, call by call', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const shifts = section(page, hotels.shifts.title)
    const calls = shifts.getByRole('list').nth(0).getByRole('listitem')
    const notes = shifts.getByRole('list').nth(1).getByRole('listitem')

    await expect(shifts.getByRole('heading', { level: 3 })).toHaveText([
      hotels.shifts.night.title,
      hotels.shifts.morning.title,
    ])
    await expect(calls).toHaveCount(hotels.shifts.night.calls.length)
    await expect(notes).toHaveCount(hotels.shifts.morning.notes.length)
    for (const index of hotels.shifts.night.calls.keys()) {
      const left = await calls.nth(index).boundingBox()
      const right = await notes.nth(index).boundingBox()
      expect(right?.y).toBe(left?.y)
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    }
    await expect(notes.getByText(claims.alwaysOn.text)).toBeVisible()
  })

  look('notes its languages and greets in several, each marked as what it is', async ({ page }) => {
    const languages = section(page, hotels.multilingual.title)

    await expect(languages.getByRole('heading')).toContainText(claims.languages.figure)
    for (const { language, text } of hotels.multilingual.greetings) {
      await expect(languages.getByText(text)).toHaveAttribute('lang', language)
    }
  })

  look('goes down the corridor in five steps', async ({ page }) => {
    const steps = section(page, hotels.steps.title).getByRole('list').getByRole('listitem')

    await expect(steps.getByRole('heading')).toHaveText(hotels.steps.list.map((step) => step.title))
    await expect(steps).toHaveCount(5)
    await expect(section(page, hotels.steps.title).locator('ol')).toHaveCount(1)
  })

  look('states the saving to the letter, and what it works with', async ({ page }) => {
    const savings = section(page, claims.lessThanAssistant.text)

    await expect(savings.getByRole('heading')).toHaveText(
      '40% saving against an existing virtual assistant',
    )
    await expect(savings.getByText('like Oracle OPERA Cloud or Mews')).toBeVisible()
    await expect(savings.getByText('custom')).toBeVisible()
    await expect(savings.getByText('White label')).toBeVisible()
  })

  look('invites hotel technology partners to write to the mailbox', async ({ page }) => {
    const doors = section(page, hotels.doors.title)

    await expect(doors.getByText('hotel technology partners')).toBeVisible()
    await expect(doors.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}?subject=Hotel%20technology%20partnership`,
    )
  })

  test('leads from its contact panel to the contact section', async ({ page }) => {
    await open(page, path)
    await section(page, hotels.doors.title)
      .getByRole('link', { name: hotels.doors.contact.action.label })
      .click()

    await expect(page).toHaveURL(`${path}#contact`)
    await expect(page.locator('section#contact')).toBeInViewport()
  })
})

test.describe('the fixed Contact Us button', () => {
  look('is there at 768 px and gone at 767', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(contactTab(page)).toBeVisible()

    await page.setViewportSize({ width: 767, height: 900 })

    await expect(contactTab(page)).toBeHidden()
  })

  test('leads to the contact section from anywhere on the page', async ({ page }) => {
    await open(page, path)
    await page.getByRole('heading', { name: hotels.steps.title }).scrollIntoViewIfNeeded()
    await expect(contactTab(page)).toBeInViewport({ ratio: 1 })

    await contactTab(page).click()

    await expect(page).toHaveURL(`${path}#contact`)
    await expect(page.locator('section#contact')).toBeInViewport()
  })

  test('stands on the hotels page only', async ({ page }) => {
    await open(page, path)
    await open(page, '/industries/transportation')

    await expect(contactTab(page)).toHaveCount(0)
  })

  for (const [width, tabWidth] of [
    [768, 28],
    [1080, 28],
    [1279, 28],
    [1280, 44],
    [1440, 44],
  ] as const) {
    look(`is ${tabWidth} px wide and covers no words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const tab = await contactTab(page).boundingBox()
      expect(tab?.width).toBe(tabWidth)
      expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBe(width)
      const farthest = await page.getByRole('main').evaluate((main) => {
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        let right = 0
        while (words.nextNode()) {
          const node = words.currentNode
          if (node.parentElement?.closest('.contact-tab, .visually-hidden')) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          for (const box of range.getClientRects()) right = Math.max(right, box.right)
        }
        return right
      })
      expect(farthest).toBeGreaterThan(width / 2)
      expect(farthest).toBeLessThanOrEqual(tab?.x ?? 0)
    })
  }
})

look('the tab takes no width from the page: both margins are alike', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })

  const row = await page.locator('.corridor').boundingBox()
  expect(row?.x).toBe(32)
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBe(768 - 32)
})

look('the hotels page fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
