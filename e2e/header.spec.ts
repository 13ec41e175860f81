import { header, notFound, routes } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { jumpTo } from './scroll-spy.ts'
import { open, unknownPath } from './site.ts'

const look = lookingAt('/')
const transparent = 'rgba(0, 0, 0, 0)'
const { industries, agents, calculator, contact, getStarted } = header

function siteHeader(page: Page): Locator {
  return page.getByRole('banner')
}

function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: header.navigationName })
}

function dropdownButton(page: Page, name: string): Locator {
  return navigation(page).getByRole('button', { name })
}

/** The panel a dropdown's button says it controls. */
async function panelOf(page: Page, name: string): Promise<Locator> {
  const id = await dropdownButton(page, name).getAttribute('aria-controls')
  return page.locator(`[id="${id}"]`)
}

async function openIndustries(page: Page): Promise<Locator> {
  await dropdownButton(page, industries.label).click()
  const panel = await panelOf(page, industries.label)
  await expect(panel).toBeVisible()
  return panel
}

test.describe('the header', () => {
  look('turns solid past 20 px, and not at 20', async ({ page }) => {
    await expect(siteHeader(page)).toHaveCSS('background-color', transparent)

    await jumpTo(page, 21)
    await expect(siteHeader(page)).not.toHaveCSS('background-color', transparent)

    await jumpTo(page, 20)
    await expect(siteHeader(page)).toHaveCSS('background-color', transparent)
  })

  test('is already solid when a page opens in its middle', async ({ page }) => {
    await open(page, '/#pricing')

    await expect(siteHeader(page)).not.toHaveCSS('background-color', transparent)
  })

  look('lets nothing shine through while it is solid', async ({ page }) => {
    await jumpTo(page, 600)

    // A color without a slash has no transparency.
    await expect(siteHeader(page)).toHaveCSS('background-color', /^(oklch|rgb)\([^/]+\)$/)
  })

  look('stays at the top of the window while the page scrolls', async ({ page }) => {
    await jumpTo(page, 1500)

    await expect(siteHeader(page)).toBeInViewport({ ratio: 1 })
    expect((await siteHeader(page).boundingBox())?.y).toBe(0)
  })

  for (const { page: name, path, scheme } of [
    { page: 'a page with a bright top', path: '/', scheme: 'day' },
    { page: 'the AIR page', path: '/products/air', scheme: 'night' },
    { page: 'the not-found page', path: unknownPath, scheme: 'night' },
  ]) {
    test(`wears ${scheme} on ${name} and day once it is solid`, async ({ page }) => {
      await open(page, path)
      await expect(siteHeader(page)).toHaveAttribute('data-scheme', scheme)

      await jumpTo(page, 21)
      await expect(siteHeader(page)).toHaveAttribute('data-scheme', 'day')

      await jumpTo(page, 0)
      await expect(siteHeader(page)).toHaveAttribute('data-scheme', scheme)
    })
  }

  test('changes its scheme with the page', async ({ page }) => {
    await open(page, unknownPath)
    await expect(siteHeader(page)).toHaveAttribute('data-scheme', 'night')

    await page.getByRole('link', { name: notFound.home.label }).click()

    await expect(siteHeader(page)).toHaveAttribute('data-scheme', 'day')
  })
})

test.describe('the navigation', () => {
  look(
    'holds Industries, Agents, Savings Calculator, Contact and Get Started',
    async ({ page }) => {
      await expect(navigation(page).getByRole('button')).toHaveText(['Industries', 'Agents'])
      await expect(navigation(page).getByRole('link')).toHaveText([
        'Savings Calculator',
        'Contact',
        'Get Started',
      ])
      for (const { label, to } of [calculator, contact, getStarted]) {
        await expect(navigation(page).getByRole('link', { name: label })).toHaveAttribute(
          'href',
          to.startsWith('#') ? `/${to}` : to,
        )
      }
    },
  )

  test('offers exactly the industry pages under Industries', async ({ page }) => {
    await open(page, '/')

    const panel = await openIndustries(page)

    const links = panel.getByRole('link')
    await expect(links).toContainText(industries.rows.map((row) => row.label))
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      routes.map(({ path }) => path).filter((path) => path.startsWith('/industries/')),
    )
  })

  test('offers AIR under Agents', async ({ page }) => {
    await open(page, '/')

    await dropdownButton(page, agents.label).click()

    const links = (await panelOf(page, agents.label)).getByRole('link')
    await expect(links).toContainText(['AIR'])
    await expect(links).toHaveAttribute('href', '/products/air')
  })

  // The mark before the current page takes room of its own.
  for (const path of ['/', '/industries/transportation', '/products/air', calculator.to]) {
    test(`stands in one line at 768 px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await open(page, path)

      const heights = await navigation(page)
        .locator('.nav-item:visible, .button:visible')
        .evaluateAll((items) =>
          items.map((item) => {
            const words = document.createRange()
            words.selectNodeContents(item)
            return words.getBoundingClientRect().height
          }),
        )
      expect(heights).toHaveLength(5)
      expect(Math.max(...heights)).toBeLessThan(30)
    })
  }

  look('stands in the header from 768 px, and behind a menu button below', async ({ page }) => {
    const menuButton = siteHeader(page).getByRole('button', { name: 'Menu' })
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(navigation(page)).toBeVisible()
    await expect(menuButton).toBeHidden()

    await page.setViewportSize({ width: 767, height: 900 })

    await expect(navigation(page)).toBeHidden()
    await expect(menuButton).toBeVisible()
  })

  test('fits into the narrowest window it is shown in', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, '/')

    for (const item of await navigation(page).locator('a:visible, button:visible').all()) {
      await expect(item).toBeInViewport({ ratio: 1 })
      expect((await item.boundingBox())?.height).toBeLessThan(60)
    }
    await openIndustries(page)
    await expect(await panelOf(page, industries.label)).toBeInViewport({ ratio: 1 })
  })

  test('marks the current page', async ({ page }) => {
    await open(page, '/measured-performance')
    await expect(navigation(page).getByRole('link', { name: calculator.label })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await open(page, '/industries/transportation')
    const panel = await openIndustries(page)

    const marked = panel.locator('[aria-current="page"]')
    await expect(marked).toHaveCount(1)
    await expect(marked).toContainText('Transportation')
  })

  for (const [path, marked, other] of [
    ['/industries', industries, agents],
    ['/industries/transportation', industries, agents],
    ['/products', agents, industries],
    ['/products/aisa', agents, industries],
  ] as const)
    test(`marks the part of the site that ${path} belongs to`, async ({ page }) => {
      await open(page, path)

      await expect(dropdownButton(page, marked.label)).toHaveAttribute('data-current', 'true')
      await expect(dropdownButton(page, other.label)).not.toHaveAttribute('data-current')
    })

  test('leads to the contact section of the page it stands on', async ({ page }) => {
    for (const [path, target] of [
      ['/', '/#contact'],
      ['/use-cases', '/use-cases#contact'],
      ['/industries/restaurants-takeouts', '/industries/restaurants-takeouts#demo'],
      ['/terms', '/#contact'],
    ] as const) {
      await page.goto(path)
      const link = navigation(page).getByRole('link', { name: contact.label })
      await expect(link, path).toHaveAttribute('href', target)
      // Wherever it leads, the button is as high as on every other page.
      const button = navigation(page).getByRole('link', { name: 'Get Started' })
      expect((await button.boundingBox())?.height, path).toBe(44)
    }
  })
})

test.describe('a dropdown', () => {
  look('says that it is closed and what it controls', async ({ page }) => {
    for (const { label } of [industries, agents]) {
      await expect(dropdownButton(page, label)).toHaveAttribute('aria-expanded', 'false')
      await expect(await panelOf(page, label)).toHaveCount(1)
      await expect(await panelOf(page, label)).toBeHidden()
    }
  })

  test('opens and closes with the mouse', async ({ page }) => {
    await open(page, '/')

    const panel = await openIndustries(page)
    await expect(dropdownButton(page, industries.label)).toHaveAttribute('aria-expanded', 'true')

    await dropdownButton(page, industries.label).click()
    await expect(panel).toBeHidden()
    await expect(dropdownButton(page, industries.label)).toHaveAttribute('aria-expanded', 'false')
  })

  test('does not open by the pointer resting on it', async ({ page }) => {
    await open(page, '/')

    await dropdownButton(page, industries.label).hover()
    await dropdownButton(page, agents.label).hover()

    await expect(dropdownButton(page, industries.label)).toHaveAttribute('aria-expanded', 'false')
    await expect(await panelOf(page, industries.label)).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key}`, async ({ page }) => {
      await open(page, '/')
      const panel = await panelOf(page, industries.label)
      await dropdownButton(page, industries.label).focus()

      await page.keyboard.press(key)
      await expect(panel).toBeVisible()

      await page.keyboard.press(key)
      await expect(panel).toBeHidden()
    })
  }

  test('has its links next in the order of the keyboard, and out of it while closed', async ({
    page,
  }) => {
    await open(page, '/')
    await dropdownButton(page, industries.label).focus()
    await page.keyboard.press('Tab')
    await expect(dropdownButton(page, agents.label)).toBeFocused()

    const panel = await openIndustries(page)
    await page.keyboard.press('Tab')

    await expect(panel.getByRole('link').first()).toBeFocused()
  })

  test('closes on a press outside', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)

    await page.getByRole('heading', { level: 1 }).click()

    await expect(panel).toBeHidden()
  })

  test('closes on a press beside it, where nothing takes focus', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)

    await siteHeader(page).click({ position: { x: 5, y: 5 } })

    await expect(panel).toBeHidden()
  })

  test('closes on a press on one of its links, and leads there', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)

    await panel.getByRole('link', { name: 'Healthcare' }).click()

    await expect(page).toHaveURL('/industries/healthcare')
    await expect(panel).toBeHidden()
    await expect(dropdownButton(page, industries.label)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape and gives focus back to its button', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')

    await page.keyboard.press('Escape')

    await expect(panel).toBeHidden()
    await expect(dropdownButton(page, industries.label)).toBeFocused()
  })

  test('closes when focus leaves it forward', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)
    await panel.getByRole('link').last().focus()
    await expect(panel).toBeVisible()

    await page.keyboard.press('Tab')

    await expect(dropdownButton(page, agents.label)).toBeFocused()
    await expect(panel).toBeHidden()
  })

  test('closes when focus leaves it backward', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)
    await dropdownButton(page, industries.label).focus()

    await page.keyboard.press('Shift+Tab')

    await expect(panel).toBeHidden()
  })

  test('closes when the other one opens', async ({ page }) => {
    await open(page, '/')
    const panel = await openIndustries(page)

    await dropdownButton(page, agents.label).click()

    await expect(await panelOf(page, agents.label)).toBeVisible()
    await expect(panel).toBeHidden()
  })
})

// The longest name that `brand.ts` may hold, put where the build would put it.
const longestName = 'Harborlight Front Desk Group'

for (const width of [320, 360, 390, 767, 768, 900, 1080, 1440])
  test(`a name of ${longestName.length} characters fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 }

    await page.evaluate((name) => {
      for (const mark of document.querySelectorAll<HTMLElement>('.wordmark')) {
        mark.dataset['long'] = ''
        mark.lastChild?.replaceWith(name)
      }
    }, longestName)

    const boxes = await page.getByRole('banner').evaluate((header) => {
      const range = document.createRange()
      range.selectNodeContents(header.querySelector('.wordmark') ?? header)
      const next = [...header.querySelectorAll('.desktop-nav, .mobile-menu .menu-button')]
        .map((element) => element.getBoundingClientRect())
        .find((rect) => rect.width > 0)
      const name = range.getBoundingClientRect()
      const from = header.getBoundingClientRect().top
      return {
        name: [name.top - from, name.right, name.bottom - from],
        next: next?.left,
        end: next?.right,
      }
    })
    const [top = -1, right = 0, bottom = Infinity] = boxes.name
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(right).toBeLessThanOrEqual(boxes.next ?? 0)
    expect(boxes.end).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('the name stays on one line at 768 px, also where a page is marked as the current one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, '/industries/healthcare')

  const lines = await siteHeader(page)
    .locator('.wordmark')
    .evaluate((mark) => {
      const texts = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      range.selectNodeContents(texts.nextNode() ?? mark)
      return range.getClientRects().length
    })
  expect(lines).toBe(1)
})
