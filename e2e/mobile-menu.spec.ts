import { header, healthcare, home, mobileMenu } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { open } from './site.ts'

const { industries, agents, calculator, getStarted } = header
const smallestTargetPx = 44

function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: mobileMenu.open, exact: true })
}

function menu(page: Page): Locator {
  return page.getByRole('dialog', { name: mobileMenu.name })
}

async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  return menu(page)
}

function isFocusIn(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement))
}

for (const width of [390, 767]) {
  test.describe(`the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('opens over the page and takes focus in', async ({ page }) => {
      await open(page, '/')
      await expect(menu(page)).toBeHidden()

      const dialog = await openMenu(page)

      expect(await isFocusIn(dialog)).toBe(true)
      const box = await dialog.boundingBox()
      expect(box).toEqual({ x: 0, y: 0, width, height: 800 })
    })

    test('leaves the page behind it inert', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)

      const focusedBehind = await page.evaluate(() => {
        const behind = [
          ...document.querySelectorAll<HTMLElement>('main a, footer a, header > div > a'),
        ]
        return behind.filter((element) => {
          element.focus()
          return document.activeElement === element
        }).length
      })
      expect(focusedBehind).toBe(0)

      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement?.closest('main, footer, header > div > a') !== null,
        )
        expect(isOutside, `after ${press + 1} tabs`).toBe(false)
      }
      await expect(dialog).toBeVisible()
    })

    test('keeps the page behind it where it is', async ({ page }) => {
      await open(page, '/')
      await openMenu(page)

      await page.mouse.move(width / 2, 400)
      await page.mouse.wheel(0, 600)

      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('closes on Escape and gives focus back to its button', async ({ page }) => {
      await open(page, '/')
      await openMenu(page)

      await page.keyboard.press('Escape')

      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    test('closes by its button and gives focus back', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)

      await dialog.getByRole('button', { name: mobileMenu.close }).click()

      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    test('unfolds the industry pages and AIR', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)
      await expect(dialog.getByRole('link', { name: 'Healthcare' })).toBeHidden()

      for (const { label, rows } of [industries, agents]) {
        const group = dialog.getByRole('group').filter({ hasText: label })
        await group.getByText(label, { exact: true }).click()
        await expect(group.getByRole('link')).toHaveText(rows.map((row) => row.label))
      }

      await expect(dialog.getByRole('link')).toHaveText([
        ...industries.rows.map((row) => row.label),
        ...agents.rows.map((row) => row.label),
        calculator.label,
        header.contact.label,
        getStarted.label,
      ])
    })

    test('closes on a link and leads there', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)
      await dialog.getByText(industries.label, { exact: true }).click()

      await dialog.getByRole('link', { name: 'Healthcare' }).click()

      await expect(page).toHaveURL('/industries/healthcare')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('heading', { name: healthcare.hero.title })).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('folds a group again once one of its links was followed', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)
      await dialog.getByText(industries.label, { exact: true }).click()
      await dialog.getByRole('link', { name: 'Healthcare' }).click()
      await expect(page).toHaveURL('/industries/healthcare')

      await openMenu(page)

      await expect(dialog.getByRole('link', { name: 'Healthcare' })).toBeHidden()
    })

    test('closes on a hash link and moves to the section', async ({ page }) => {
      await open(page, '/')
      const dialog = await openMenu(page)

      await dialog.getByRole('link', { name: header.contact.label }).click()

      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL('/#contact')
      await expect(page.getByRole('heading', { name: home.contact.title })).toBeFocused()
      await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport()
    })

    test('has targets of at least 44 px', async ({ page }) => {
      await open(page, '/')
      const button = await menuButton(page).boundingBox()
      const dialog = await openMenu(page)
      for (const { label } of [industries, agents]) {
        await dialog.getByText(label, { exact: true }).click()
      }

      const targets = await dialog.locator('a, button, summary').evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return { name: element.textContent, width, height }
        }),
      )
      const small = [{ name: mobileMenu.open, width: 0, height: 0, ...button }, ...targets].filter(
        (target) => target.width < smallestTargetPx || target.height < smallestTargetPx,
      )
      expect(small).toEqual([])
    })

    test('keeps Get Started in view at its foot, however long it gets', async ({ page }) => {
      await page.setViewportSize({ width, height: 480 })
      await open(page, '/')
      const dialog = await openMenu(page)
      for (const { label } of [industries, agents]) {
        await dialog.getByText(label, { exact: true }).click()
      }

      const action = dialog.getByRole('link', { name: getStarted.label })
      await expect(action).toBeInViewport({ ratio: 1 })
      await expect(action).toHaveAttribute('href', '/#contact')
      const box = await action.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(440)
    })
  })
}

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('opens and closes before the program has loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')

    const dialog = await openMenu(page)
    await dialog.getByRole('button', { name: mobileMenu.close }).click()

    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('leads to other pages before the program has loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')

    await (await openMenu(page)).getByRole('link', { name: calculator.label }).click()

    await expect(page).toHaveURL('/measured-performance')
  })

  test('marks the current page', async ({ page }) => {
    await open(page, '/industries/hotels-hospitality')

    const dialog = await openMenu(page)
    await dialog.getByText(industries.label, { exact: true }).click()

    await expect(dialog.locator('[aria-current="page"]')).toHaveText(['Hotels & hospitality'])
  })

  test('gives way to the navigation when the window grows', async ({ page }) => {
    await open(page, '/')
    await openMenu(page)

    await page.setViewportSize({ width: 900, height: 800 })

    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: header.navigationName })).toBeVisible()
    await page.getByRole('button', { name: industries.label }).click()
    await expect(page.getByRole('link', { name: 'Healthcare' }).first()).toBeVisible()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
})
