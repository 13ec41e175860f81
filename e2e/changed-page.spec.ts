// Translators and extensions change a page before its program comes. React cannot take such a page over and makes it anew.
import { contactForm } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { contactAlive, formOf, holdBack, hydrated, sentNote } from './site.ts'
import { translateTexts } from './translator.ts'

const paths = [
  '/',
  '/measured-performance',
  '/industries',
  '/industries/transportation',
  '/products/air',
]

const changes = {
  'was translated': translateTexts,
  'lost its heading': () => document.querySelector('h1')?.remove(),
} as const

/** The parts of a page that come to life late, as they are served. */
async function servedParts(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/data-part="([\w-]+)"/g)].map(([, name = '']) => name)
}

/** Opens a page that is there for a while before its program. */
async function openAhead(page: Page, path: string): Promise<() => Promise<void>> {
  const bring = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return async () => {
    bring()
    await hydrated(page)
  }
}

for (const [what, change] of Object.entries(changes)) {
  for (const path of paths) {
    test(`a page ${path} that ${what} before its program came is whole`, async ({ page }) => {
      const parts = await servedParts(page, path)
      expect(parts).toContain('contact')
      const bring = await openAhead(page, path)
      await page.evaluate(change)
      await bring()

      for (const part of parts) await expect(page.locator(`[data-part="${part}"]`)).toBeVisible()
      await contactAlive(page)
    })
  }
}

const { labels } = contactForm

test('a form that is made anew under the hands goes on where it was', async ({ page }) => {
  const bring = await openAhead(page, '/')
  const name = formOf(page).getByRole('textbox', { name: labels.name })
  const message = formOf(page).getByRole('textbox', { name: labels.message })
  await name.fill('Ada Moss')
  await formOf(page).getByRole('textbox', { name: labels.email }).fill('ada@clinic.example')
  await formOf(page).getByRole('checkbox').check()
  await message.fill('The rings at night.')
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4))
  await page.evaluate(translateTexts)
  await bring()
  await contactAlive(page)

  await expect(message).toBeFocused()
  await page.keyboard.type('phone ')
  await expect(message).toHaveValue('The phone rings at night.')
  await expect(name).toHaveValue('Ada Moss')
  await expect(formOf(page).getByRole('checkbox')).toBeChecked()
  await formOf(page).getByRole('button').click()
  await expect(sentNote(page)).toBeVisible()
})

test('the same for a form that was translated once its page ran', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const bring = await holdBack(page, '**/assets/contact-card*.js')
  const email = formOf(page).getByRole('textbox', { name: labels.email })
  await formOf(page).getByRole('checkbox').check()
  await email.focus()
  await page.keyboard.type('ada@clinic')
  await page.evaluate(translateTexts)
  bring()
  await contactAlive(page)

  await expect(email).toBeFocused()
  await page.keyboard.type('.example')
  await expect(email).toHaveValue('ada@clinic.example')
  await expect(formOf(page).getByRole('checkbox')).toBeChecked()
})

test('a form that nobody is in does not take the focus when it is made anew', async ({ page }) => {
  const bring = await openAhead(page, '/')
  await formOf(page).getByRole('textbox', { name: labels.name }).fill('Ada Moss')
  await page.getByRole('contentinfo').getByText('©').first().click()
  await page.evaluate(translateTexts)
  await bring()
  await contactAlive(page)

  await expect(formOf(page).getByRole('textbox', { name: labels.name })).toHaveValue('Ada Moss')
  await expect(page.locator('form :focus')).toHaveCount(0)
})
