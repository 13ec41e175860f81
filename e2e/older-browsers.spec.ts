// What browsers of the last two years did not all have is taken away, and everything still works.
import { header, healthcare, mailbox, mobileMenu } from '@nightdesk/content'
import { expect, test as base, type Page } from '@playwright/test'
import { revealAll } from './reveal-all.ts'
import { everyPath, formOf, open, openAtContact, sentNote } from './site.ts'
import { lostText, sidewaysScroll } from './text-fit.ts'

/** Rules and properties that an older browser drops as if they were not there. */
const newStyles = [
  /text-wrap(?:-style)?:[^;}]+;?/g,
  /interpolate-size:[^;}]+;?/g,
  /content-visibility:[^;}]+;?/g,
  /scrollbar-(?:color|width):[^;}]+;?/g,
  /@supports\s*\(field-sizing:[^)]*\)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g,
  /@starting-style\s*\{(?:[^{}]|\{[^{}]*\})*\}/g,
  /[^{}]*::details-content[^{}]*\{[^{}]*\}/g,
]

/** What is written for browsers without one of these is for this one. */
const forOlder =
  /@supports\s+not\s*\(\s*(?:text-wrap|interpolate-size|content-visibility|field-sizing)[^)]*\)/g

function withoutNewStyles(text: string): string {
  const asOlder = text.replaceAll(forOlder, '@supports (display:block)')
  return newStyles.reduce((kept, style) => kept.replaceAll(style, ''), asOlder)
}

/** Serves the stylesheets, also those that stand in the page, as an older browser reads them. */
async function forgetNewStyles(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: withoutNewStyles(await response.text()) })
  })
}

/** Takes away members of the platform, before any script of the page runs. */
function forgetNewMembers(): void {
  const forget = (owner: object | undefined, ...names: readonly string[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  }
  forget(HTMLButtonElement.prototype, 'command', 'commandForElement', 'popoverTargetElement')
  forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
  forget(HTMLDialogElement.prototype, 'requestClose', 'closedBy')
  forget(Document.prototype, 'startViewTransition')
  forget(Element.prototype, 'moveBefore')
  forget(Promise, 'try')
  forget(window, 'CommandEvent', 'scheduler', 'Scheduler', 'requestIdleCallback', 'navigation')
  forget(window, 'cookieStore', 'URLPattern', 'Temporal', 'Iterator', 'Float16Array')
  // What is in the markup works without any member: the browser's own part of a command is called off.
  window.addEventListener('command', (event) => event.preventDefault(), true)
}

const test = base.extend({
  // The policy knows the styles of the page by their sums, which are others now.
  bypassCSP: true,
  page: async ({ page }, give) => {
    await page.addInitScript(forgetNewMembers)
    await forgetNewStyles(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await give(page)
    // A page that is left may still be fetching ahead.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors).toEqual([])
  },
})

test('the browser has forgotten what it is to have forgotten', async ({ page }) => {
  await open(page, '/')

  const known = await page.evaluate(() => [
    'command' in HTMLButtonElement.prototype,
    'popover' in HTMLElement.prototype,
    'scheduler' in window,
    'requestIdleCallback' in window,
    getComputedStyle(document.querySelector('h1') as Element).textWrap,
  ])
  expect(known).toEqual([false, false, false, false, 'wrap'])
})

for (const width of [320, 1440]) {
  test(`every page keeps its words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of everyPath) {
      await test.step(path, async () => {
        await open(page, path)
        await revealAll(page)
        expect.soft(await lostText(page), path).toEqual([])
        expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
      })
    }
  })
}

test('the menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  const menu = page.getByRole('dialog', { name: mobileMenu.name })
  const button = page.getByRole('banner').getByRole('button', { name: mobileMenu.open })
  await button.click()
  await menu.getByRole('button', { name: mobileMenu.close }).click()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await menu.getByText(header.industries.label, { exact: true }).click()
  const [row] = header.industries.rows
  await menu.getByRole('link', { name: row?.label ?? '' }).click()

  await expect(page).toHaveURL(row?.to ?? '')
  await expect(menu).toBeHidden()
})

test('a dropdown opens, closes on Escape and leads on', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: header.industries.label })
  const row = page.getByRole('banner').locator('a[href="/industries/healthcare"]').first()
  await button.click()
  await expect(row).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeHidden()
  await button.click()
  await row.click()

  await expect(page).toHaveTitle(healthcare.meta.title)
})

test('a tooltip comes and goes, and the form is sent', async ({ page }) => {
  await openAtContact(page, '/')
  const tooltip = page.getByRole('tooltip', { name: mailbox.copyHint })
  await page.getByRole('button', { name: mailbox.copy }).hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(tooltip).toBeHidden()
  const form = formOf(page)
  await form.locator('[name="name"]').fill('Ada Moss')
  await form.locator('[name="email"]').fill('ada@clinic.example')
  await form.locator('[name="message"]').fill('Our phone rings at night.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()

  await expect(sentNote(page)).toBeVisible()
})

test('the table of the calculator unfolds', async ({ page }) => {
  await open(page, '/measured-performance')
  const table = page.locator('.savings-table')
  await expect(table.getByRole('table')).toBeHidden()
  await table.locator('summary').click()

  await expect(table.getByRole('table')).toBeVisible()
})

test('a field of the own line shows all its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/products/air')

  await page.locator('.setup-more > summary').click()
  const cut = await page
    .locator('.setup-question textarea')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)
  expect(cut).toBe(0)
})

test('the film runs', async ({ page }) => {
  await open(page, '/products/air')

  const seen = () =>
    page.locator('.film-live').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seen).toBeGreaterThan(0)
})
