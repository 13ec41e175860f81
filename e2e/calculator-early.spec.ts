// What is set in the calculator before its program has come counts once it is there.
import { calculator, contactForm } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { formOf, holdBack, hydrated } from './site.ts'

const { actions, inputs } = calculator.tool
const [employees, minutes, wage] = inputs.rows.map((row) => row.label) as [string, string, string]

/** Opens the page without its program; what is returned lets it come. */
async function openEarly(page: Page, search = ''): Promise<() => Promise<void>> {
  const bring = await holdBack(page, '**/assets/*.js')
  await page.goto(`/measured-performance${search}`, { waitUntil: 'commit' })
  return async () => {
    bring()
    await hydrated(page)
  }
}

function field(page: Page, name: string) {
  return page.getByRole('spinbutton', { name })
}

function sum(page: Page) {
  return page.locator('.result-figure').first()
}

test('numbers typed early are counted, and go along with the request', async ({ page }) => {
  const bring = await openEarly(page)
  await field(page, employees).fill('77')
  await field(page, wage).fill('$55')
  await bring()

  await expect(sum(page)).toContainText('$84,700')
  await expect(field(page, wage)).toHaveValue('55')
  await page.getByRole('link', { name: actions.audit.label }).click()
  const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
  await expect(message).toHaveValue(/77[^]*84,700/)
})

test('the slider moved early and the share chosen early are counted', async ({ page }) => {
  const bring = await openEarly(page)
  await page.getByRole('slider', { name: employees }).fill('100')
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
  await bring()

  await expect(sum(page)).toContainText('$30,000')
  await expect(field(page, employees)).toHaveValue('100')
  await expect(page.getByRole('radio', { name: 'Low' })).toBeChecked()
})

test('a number typed early stands beside those of the address, within its bounds', async ({
  page,
}) => {
  const bring = await openEarly(page, '?employees=12&tasks=4&minutes=30&wage=50')
  await field(page, employees).fill('9999')
  await bring()

  await expect(field(page, employees)).toHaveValue('500')
  await expect(field(page, minutes)).toHaveValue('30')
  await expect(sum(page)).toContainText('$250,000')
})
