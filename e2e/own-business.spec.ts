import { ownBusinessPage, ownBusinessSection, contactFormStates } from '@nightdesk/content'
import { decodeSetup, preparationPath } from '@nightdesk/contracts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { comeFromElsewhere, hummingMicrophone } from './demo.ts'
import { formOf, holdBack, hydrated, open } from './site.ts'

const path = '/products/air'
const copy = ownBusinessPage
/** A person at a keyboard, two fingers. */
const typing = { delay: 60 }

test.use({ launchOptions: hummingMicrophone })
test.beforeEach(async ({ context }) => {
  await comeFromElsewhere(context)
  // Whether there is a model to speak with is the machine's affair.
  await context.route(`**/voice${preparationPath}`, (route) => route.fulfill({ status: 204 }))
})

function form(page: Page): Locator {
  return page.getByRole('form', { name: copy.formName })
}

function nameField(page: Page): Locator {
  return form(page).getByRole('textbox', { name: copy.name.label })
}

function fold(page: Page): Locator {
  return form(page).locator('summary').filter({ hasText: copy.more.label })
}

function line(page: Page): Locator {
  return page.locator('.own-line')
}

/** The trade that the address keeps. */
function keptTrade(page: Page): string | undefined {
  return decodeSetup(new URL(page.url()).hash.replace('#your-business=', ''))?.trade
}

/** Goes to the form, and waits until its program has come: then the card follows what is typed. */
async function openForm(page: Page): Promise<void> {
  await open(page, path)
  await nameField(page).scrollIntoViewIfNeeded()
  await nameField(page).focus()
}

/** The form may still be put in place of what was served. */
async function scrollToForm(page: Page): Promise<void> {
  await expect(() => nameField(page).scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
}

test('keeps the questions and hours that were written before its program came', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await fold(page).click()
  const question = form(page).getByLabel(copy.questions.question).first()
  const answer = form(page).getByLabel(copy.questions.answer).first()
  const monday = form(page).locator('[name="day-0"]')
  await question.fill('Do you charge for a visit?')
  await answer.fill('Yes, ten dollars.')
  await monday.fill('10-4')
  bring()
  await hydrated(page)

  await expect(page.locator('.desk-card')).toContainText('Do you charge for a visit?')
  await expect(question).toHaveValue('Do you charge for a visit?')
  await expect(answer).toHaveValue('Yes, ten dollars.')
  await expect(monday).toHaveValue(/10.+4 pm/)
})

test('the card shows what is typed, and the address keeps it', async ({ page }) => {
  await openForm(page)
  await page.keyboard.type('Rose Street Bakery', typing)
  await form(page).getByText('Restaurant', { exact: true }).click()

  await expect(page.locator('.desk-card-name')).toHaveText('Rose Street Bakery')
  await expect.poll(() => keptTrade(page)).toBe('restaurants-takeouts')

  await page.reload()
  await expect(nameField(page)).toHaveValue('Rose Street Bakery')
  await expect(form(page).getByRole('radio', { name: 'Restaurant' })).toBeChecked()
})

test('hours in plain words become a week, which is put right day by day', async ({ page }) => {
  await openForm(page)
  await fold(page).click()
  const hours = form(page).getByRole('textbox', { name: copy.hours.label })

  await hours.fill('tue-sat 10 to 7, closed sundays and mondays')
  const tuesday = form(page).getByRole('textbox', { name: 'Tuesday' })
  await expect(tuesday).toHaveValue('10 am–7 pm')
  await expect(form(page).getByRole('textbox', { name: 'Monday' })).toHaveValue('closed')

  await tuesday.fill('closed')
  await tuesday.blur()
  await expect(page.locator('.desk-card')).toContainText('Wednesday through Saturday')
})

test('days by appointment and holidays are kept, and what is not is told', async ({ page }) => {
  await openForm(page)
  await fold(page).click()
  const hours = form(page).getByRole('textbox', { name: copy.hours.label })
  const card = page.locator('.desk-card')

  await hours.fill('Mon-Fri 7-4, Sat by appt only, closed Thanksgiving, evenings by appointment')
  const saturday = form(page).getByRole('textbox', { name: 'Saturday' })
  await expect(saturday).toHaveValue(copy.hours.byAppointment)
  await expect(card).toContainText('Saturday by appointment only')
  await expect(card).toContainText('closed on Thanksgiving')
  await expect(form(page)).toContainText(copy.hours.leftOut('evenings by appointment'))

  await saturday.fill('10 to 2')
  await expect(card).toContainText(/Saturday from 10.am to 2.pm/)
  await expect(card).toContainText('closed on Thanksgiving')
})

test('what cannot be said is told at its field, and nothing is lost', async ({ page }) => {
  await openForm(page)
  await nameField(page).fill('Best deals at www.example.com')
  await fold(page).click()
  await form(page).getByRole('textbox', { name: copy.town.label }).fill('Hoboken')

  await form(page).getByRole('button', { name: copy.start }).click()

  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveAccessibleDescription(/links/)
  await expect(nameField(page)).toHaveValue('Best deals at www.example.com')
  await expect(form(page).getByRole('textbox', { name: copy.town.label })).toHaveValue('Hoboken')
  await expect(line(page)).toBeHidden()
})

test('what is filled in already is folded away, and the keyboard opens it', async ({ page }) => {
  await openForm(page)
  const hours = form(page).getByRole('textbox', { name: copy.hours.label })
  await expect(hours).toBeHidden()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(fold(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(hours).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(hours).toBeFocused()
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${width} px the button is in the window while the unfolded form is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openForm(page)
    await fold(page).click()
    await form(page).getByRole('textbox', { name: copy.hours.label }).focus()

    await expect(form(page).getByRole('button', { name: copy.start })).toBeInViewport({ ratio: 1 })
  })
}

test('the hours above the week stand at their place in the day', async ({ page }) => {
  await openForm(page)
  await fold(page).click()

  const marks = await page
    .locator('.week-marks li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  const bars = await page
    .locator('.day-bars')
    .first()
    .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
  const wanted = [0, 0.25, 0.5, 0.75, 1].map((share) => bars.x + share * bars.width)
  for (const [at, x] of wanted.entries()) expect(marks[at]).toBeCloseTo(x, 0)
})

test('words that cannot be said yet outlive a reload and the way to another page', async ({
  page,
}) => {
  await openForm(page)
  await fold(page).click()
  const town = form(page).getByRole('textbox', { name: copy.town.label })
  await town.fill('Hoboken')
  await form(page).getByText('Restaurant', { exact: true }).click()

  await page.reload()
  await scrollToForm(page)
  await expect(town).toHaveValue('Hoboken')
  await expect(form(page).getByRole('radio', { name: 'Restaurant' })).toBeChecked()

  await nameField(page).fill('Bob & <b>Sons</b>')
  await page.locator('footer a[href="/privacy"]').first().click()
  await expect(page).toHaveURL(/privacy/)
  await page.goBack()
  await scrollToForm(page)
  await expect(nameField(page)).toHaveValue('Bob & <b>Sons</b>')
  await expect(town).toHaveValue('Hoboken')
})

test('a setup that somebody sent is shown, whatever this tab has kept', async ({ page }) => {
  await openForm(page)
  await nameField(page).fill('Rose Street Bakery')
  await expect.poll(() => keptTrade(page)).toBeDefined()
  const sent = page.url()
  await nameField(page).fill('Elm Street Books')
  await expect.poll(() => page.url()).not.toBe(sent)

  await page.goto('/privacy')
  await page.goto(sent)

  await expect(nameField(page)).toHaveValue('Rose Street Bakery')
})

test('after the call everything goes along with the request', async ({ page }) => {
  await openForm(page)
  await nameField(page).fill('Rose Street Bakery')
  await page.keyboard.press('Enter')
  await expect(line(page).getByRole('log')).toContainText('Rose Street Bakery', {
    ignoreCase: true,
  })
  await line(page).getByRole('button', { name: copy.stop }).click()

  await line(page).getByRole('link', { name: copy.call.build }).click()

  const message = formOf(page).getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(/Business: Rose Street Bakery/)
  await expect(formOf(page)).toHaveAccessibleName(contactFormStates.name)

  await page.reload()
  await expect(message).toHaveValue(/Business: Rose Street Bakery/)
  await nameField(page).scrollIntoViewIfNeeded()
  await expect(nameField(page)).toHaveValue('Rose Street Bakery')
})

for (const { path, link, trade } of [
  {
    path: '/industries/healthcare',
    link: 'Hear AIR at your practice',
    trade: 'Healthcare',
  },
  { path: '/industries/restaurants-takeouts', link: 'Hear it take an order', trade: 'Restaurant' },
]) {
  test(`${path} leads to the form with its trade chosen`, async ({ page }) => {
    await open(page, path)

    await page.getByRole('main').getByRole('link', { name: link }).first().click()

    await expect(page.getByRole('heading', { name: ownBusinessSection.title })).toBeInViewport()
    await expect(form(page).getByRole('radio', { name: trade })).toBeChecked()
  })
}

test('the form has no barrier that axe finds, with and without problems', async ({ page }) => {
  await openForm(page)
  await form(page).getByRole('button', { name: copy.start }).click()
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')

  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form stands there and says what it needs', async ({ page }) => {
    await page.goto(path)

    await expect(nameField(page)).toBeVisible()
    await expect(page.getByText(copy.needsScript)).toBeVisible()
    await fold(page).click()
    await expect(form(page).getByRole('textbox', { name: copy.hours.label })).toBeVisible()
    await expect(form(page).getByRole('button', { name: copy.start })).toBeHidden()
  })
})
