import { demoCard, header, mobileMenu, routes } from '@nightdesk/content'
import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('the dropdowns open under the pointer', async ({ page }) => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: header.navigationName })
    const link = navigation.getByRole('link', { name: 'Transportation' })
    await expect(link).toBeHidden()

    await navigation.getByRole('button', { name: header.industries.label }).hover()
    await link.click()

    await expect(page).toHaveURL('/industries/transportation')
  })

  test('the dropdowns open for the keyboard', async ({ page }) => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: header.navigationName })

    await navigation.getByRole('button', { name: header.industries.label }).focus()
    await expect(navigation.getByRole('link', { name: 'Healthcare' })).toBeVisible()
    for (const row of header.industries.rows) {
      await page.keyboard.press('Tab')
      const link = navigation.getByRole('link', { name: row.label })
      await expect(link).toBeVisible()
      await expect(link).toBeFocused()
    }
  })

  test('the navigation leads to its pages', async ({ page }) => {
    await page.goto('/')

    await page
      .getByRole('navigation', { name: header.navigationName })
      .getByRole('link', { name: header.calculator.label })
      .click()

    await expect(page).toHaveURL('/measured-performance')
  })

  test('the header scrolls away instead of lying over the text', async ({ page }) => {
    await page.goto('/')

    await page.mouse.wheel(0, 1200)

    await expect(page.getByRole('banner')).not.toBeInViewport()
  })

  test('the demo says what it needs, and has no button that cannot work', async ({ page }) => {
    await page.goto('/products/air')

    const demo = page.locator('#demo')
    await expect(demo.getByText(demoCard.noScript)).toBeVisible()
    await expect(demo.getByRole('button')).toHaveCount(0)
  })

  test('a hash leads to its section', async ({ page }) => {
    await page.goto('/use-cases')

    await page
      .getByRole('navigation', { name: header.navigationName })
      .getByRole('link', { name: header.contact.label })
      .click()

    await expect(page).toHaveURL('/use-cases#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('Menu leads to the footer, which has every page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: mobileMenu.open })).toBeHidden()

    await page.getByRole('banner').getByRole('link', { name: mobileMenu.open }).click()

    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeInViewport()
    const targets = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(expect.arrayContaining(routes.map(({ path }) => path)))
  })
})

test.describe('with JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 800 } })

  test('there is one Menu, and it is the button', async ({ page }) => {
    await page.goto('/')

    await expect(
      page.getByRole('banner').getByRole('button', { name: mobileMenu.open }),
    ).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: mobileMenu.open })).toBeHidden()
  })
})
