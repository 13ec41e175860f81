// What somebody does in the moments around the answer: pressing twice, writing on while it is sent, reloading.
import { contactForm } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { formOf, holdBack, open, openAtContact, sentNote } from './site.ts'

const endpoint = '**/api/contact'
const accepted = { status: 'accepted', reference: 'ND-2345-6789' }
const { labels } = contactForm

function box(page: Page, label: string): Locator {
  return formOf(page).getByRole('textbox', { name: label })
}

function consent(page: Page): Locator {
  return formOf(page).getByRole('checkbox')
}

function submit(page: Page): Locator {
  return formOf(page).getByRole('button')
}

async function fillIn(page: Page): Promise<void> {
  await box(page, labels.name).fill('Ada Moss')
  await box(page, labels.email).fill('ada@clinic.example')
  await box(page, labels.message).fill('Our phone rings at night.')
  await consent(page).check()
}

test('what is written while the form is sent stays in its field and in the tab', async ({
  page,
}) => {
  const answer = await holdBack(page, endpoint, (route) => route.fulfill({ json: accepted }))
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()

  await box(page, labels.message).press('End')
  await box(page, labels.message).pressSequentially(' Mornings too.')
  await box(page, labels.phone).fill('+1 212 555 0134')
  answer()
  await expect(sentNote(page)).toBeVisible()

  const text = 'Our phone rings at night. Mornings too.'
  await expect(box(page, labels.message)).toHaveValue(text)
  await expect(box(page, labels.phone)).toHaveValue('+1 212 555 0134')
  await expect(box(page, labels.name)).toHaveValue('')
  await expect(box(page, labels.email)).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()

  await open(page, '/use-cases')
  await expect(box(page, labels.message)).toHaveValue(text)
  await expect(box(page, labels.name)).toHaveValue('')
})
