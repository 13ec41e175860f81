import { brand, mailbox, toastRegion, toasts } from '@nightdesk/content'
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { installClock, passTime, stopTime } from './clock.ts'
import { openAtContact } from './site.ts'

function copyButton(page: Page): Locator {
  return page.getByRole('button', { name: mailbox.copy })
}

/** A toast as the eye finds it, in its corner; its announcement stands elsewhere. */
function toast(page: Page, role: 'status' | 'alert', title: string): Locator {
  const corner = page.getByRole('region', { name: toastRegion.name })
  return corner.getByRole(role).filter({ hasText: title })
}

/** Presses the button and lets just enough time pass for the toast to stand there. */
async function pressAndWait(page: Page, shown: Locator): Promise<void> {
  await copyButton(page).click()
  await expect(async () => {
    await passTime(page, 50)
    expect(await shown.count()).toBe(1)
  }).toPass({ intervals: [0] })
  await page.mouse.move(10, 10)
}

function success(page: Page): Locator {
  return toast(page, 'status', toasts.addressCopied.title)
}

function failure(page: Page): Locator {
  return toast(page, 'alert', toasts.copyFailed.title)
}

/** Answers for the visitor whether pages may write to the clipboard: only what is granted is allowed. */
async function setClipboard(context: BrowserContext, setting: 'granted' | 'denied'): Promise<void> {
  await context.clearPermissions()
  await context.grantPermissions(setting === 'granted' ? ['clipboard-write'] : ['geolocation'])
}

test.describe('a success toast', () => {
  test.beforeEach(async ({ context, page }) => {
    await installClock(page)
    await openAtContact(page, '/')
    await setClipboard(context, 'granted')
    await stopTime(page)
  })

  test('says what happened, politely', async ({ page }) => {
    await pressAndWait(page, success(page))

    await expect(success(page)).toBeVisible()
    await expect(success(page).getByText(toasts.addressCopied.title, { exact: true })).toBeVisible()
    await expect(success(page).getByText(toasts.addressCopied.text, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is true: the address is on the clipboard', async ({ page }) => {
    await pressAndWait(page, success(page))

    await page.evaluate(() => {
      const area = document.createElement('textarea')
      area.setAttribute('aria-label', 'Paste here')
      document.querySelector('main')?.prepend(area)
    })
    await page.getByRole('textbox', { name: 'Paste here' }).focus()
    await page.keyboard.press('ControlOrMeta+V')

    await expect(page.getByRole('textbox', { name: 'Paste here' })).toHaveValue(brand.email)
  })

  test('is gone after 5 seconds, and not before', async ({ page }) => {
    await pressAndWait(page, success(page))

    await passTime(page, 4900)
    await expect(success(page)).toBeVisible()

    await passTime(page, 400)
    await expect(success(page)).toHaveCount(0)
  })

  test('waits while the pointer rests on it', async ({ page }) => {
    await pressAndWait(page, success(page))
    await success(page).hover()

    await passTime(page, 20_000)
    await expect(success(page)).toBeVisible()

    await page.mouse.move(10, 10)
    await passTime(page, 5300)
    await expect(success(page)).toHaveCount(0)
  })

  test('waits while focus is in it', async ({ page }) => {
    await pressAndWait(page, success(page))
    await success(page).getByRole('button', { name: toastRegion.close }).focus()

    await passTime(page, 20_000)

    await expect(success(page)).toBeVisible()
  })

  test('takes the place of the one before, with its full time', async ({ page }) => {
    await pressAndWait(page, success(page))
    await passTime(page, 4000)

    await pressAndWait(page, success(page))
    await passTime(page, 4000)

    await expect(success(page)).toHaveCount(1)
    await passTime(page, 1300)
    await expect(success(page)).toHaveCount(0)
  })

  test('closes by its button', async ({ page }) => {
    await pressAndWait(page, success(page))

    await success(page).getByRole('button', { name: toastRegion.close }).click()
    await passTime(page, 300)

    await expect(success(page)).toHaveCount(0)
  })
})

test.describe('a destructive toast', () => {
  test.beforeEach(async ({ context, page }) => {
    await installClock(page)
    await openAtContact(page, '/')
    await setClipboard(context, 'denied')
    await stopTime(page)
    await pressAndWait(page, failure(page))
  })

  test('says what went wrong, as an alert', async ({ page }) => {
    await expect(failure(page)).toBeVisible()
    await expect(failure(page).getByText(toasts.copyFailed.title, { exact: true })).toBeVisible()
    await expect(failure(page).getByText(toasts.copyFailed.text, { exact: true })).toBeVisible()
    await expect(success(page)).toHaveCount(0)
  })

  test('stays until it is closed', async ({ page }) => {
    await passTime(page, 60_000)
    await expect(failure(page)).toBeVisible()

    await failure(page).getByRole('button', { name: toastRegion.close }).click()
    await passTime(page, 300)
    await expect(failure(page)).toHaveCount(0)
  })

  test('gives way to the next one', async ({ context, page }) => {
    await setClipboard(context, 'granted')

    await pressAndWait(page, success(page))

    await expect(success(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })
})

test('the code of toasts comes with the first one', async ({ context, page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('toast-region')) loaded.push(request.url())
  })
  await openAtContact(page, '/')
  await setClipboard(context, 'granted')
  await copyButton(page).hover()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])

  await copyButton(page).click()

  await expect(success(page)).toBeVisible()
  expect(loaded).toHaveLength(1)
})
