import { brand, mailbox } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { installClock, passTime, stopTime } from './clock.ts'
import { open, openAtContact } from './site.ts'

function copyButton(page: Page): Locator {
  return page.getByRole('button', { name: mailbox.copy })
}

function tooltip(page: Page): Locator {
  return page.getByRole('tooltip', { name: mailbox.copyHint })
}

test.describe('a tooltip', () => {
  test.beforeEach(async ({ page }) => {
    await installClock(page)
    await openAtContact(page, '/')
    await copyButton(page).scrollIntoViewIfNeeded()
    await stopTime(page)
  })

  test('opens when the pointer has rested for 700 ms, and not at 699', async ({ page }) => {
    await copyButton(page).hover()

    await passTime(page, 699)
    await expect(tooltip(page)).toBeHidden()

    await passTime(page, 1)
    await expect(tooltip(page)).toBeVisible()
  })

  test('does not open when the pointer only passes', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 600)
    await page.mouse.move(10, 10)

    await passTime(page, 2000)

    await expect(tooltip(page)).toBeHidden()
  })

  test('closes when the pointer leaves', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 700)
    await expect(tooltip(page)).toBeVisible()

    await page.mouse.move(10, 10)

    await expect(tooltip(page)).toBeHidden()
  })

  test('opens again without the wait within 300 ms', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 700)
    await expect(tooltip(page)).toBeVisible()
    await page.mouse.move(10, 10)
    await expect(tooltip(page)).toBeHidden()

    await passTime(page, 300)
    await copyButton(page).hover()
    await passTime(page, 1)

    await expect(tooltip(page)).toBeVisible()
  })

  test('waits again after 300 ms', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 700)
    await expect(tooltip(page)).toBeVisible()
    await page.mouse.move(10, 10)
    await expect(tooltip(page)).toBeHidden()

    await passTime(page, 301)
    await copyButton(page).hover()
    await passTime(page, 699)

    await expect(tooltip(page)).toBeHidden()
  })

  test('opens at once on keyboard focus', async ({ page }) => {
    await page.getByRole('link', { name: brand.email }).first().focus()

    await page.keyboard.press('Tab')

    await expect(copyButton(page)).toBeFocused()
    await expect(tooltip(page)).toBeVisible()
  })

  test('closes on Escape and leaves focus where it is', async ({ page }) => {
    await page.getByRole('link', { name: brand.email }).first().focus()
    await page.keyboard.press('Tab')
    await expect(tooltip(page)).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(tooltip(page)).toBeHidden()
    await expect(copyButton(page)).toBeFocused()
  })

  test('closes on Escape while only the pointer rests on the button', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 700)
    await expect(tooltip(page)).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(tooltip(page)).toBeHidden()
  })

  test('stays while the pointer reads it', async ({ page }) => {
    await copyButton(page).hover()
    await passTime(page, 700)

    await tooltip(page).hover()
    await passTime(page, 2000)

    await expect(tooltip(page)).toBeVisible()
  })

  test('closes when focus moves on', async ({ page }) => {
    await page.getByRole('link', { name: brand.email }).first().focus()
    await page.keyboard.press('Tab')
    await expect(tooltip(page)).toBeVisible()

    await page.keyboard.press('Tab')

    await expect(tooltip(page)).toBeHidden()
  })
})

test('a tooltip stays within the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('link', { name: brand.email }).first().focus()

  await page.keyboard.press('Tab')

  await expect(copyButton(page)).toBeFocused()
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
})

test('a tooltip describes its button to everybody, open or not', async ({ page }) => {
  await open(page, '/')

  await expect(copyButton(page)).toHaveAccessibleDescription(mailbox.copyHint)
})
