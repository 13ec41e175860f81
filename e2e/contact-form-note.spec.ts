// What the form says around a request: beforehand, what happens next; afterwards, a reference that stays, and toasts
// that lie on nothing.
import { contactForm, contactFormStates, teamHours, toastRegion, toasts } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { motionEnded } from './reveal-all.ts'
import { contactAlive, formOf, openAtContact, sentNote } from './site.ts'

const endpoint = '**/api/contact'
const accepted = { status: 'accepted', reference: 'ND-2345-6789' }

function box(page: Page, label: string): Locator {
  return formOf(page).getByRole('textbox', { name: label })
}

async function fillIn(page: Page): Promise<void> {
  await box(page, contactForm.labels.name).fill('Ada Moss')
  await box(page, contactForm.labels.email).fill('ada@clinic.example')
  await box(page, contactForm.labels.message).fill('Our phone rings at night.')
  await formOf(page).getByRole('checkbox').check()
}

function send(page: Page): Promise<void> {
  return formOf(page).getByRole('button', { name: contactForm.submit }).click()
}

async function sendAccepted(page: Page): Promise<void> {
  await page.route(endpoint, (route) => route.fulfill({ json: accepted }))
  await openAtContact(page, '/')
  await fillIn(page)
  await send(page)
  await expect(sentNote(page)).toContainText(accepted.reference)
}

function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: toastRegion.name }).locator('.toast')
}

function copyButton(page: Page): Locator {
  return page.getByRole('button', { name: contactFormStates.copy })
}

test('says before it is sent what happens next, and when', async ({ page }) => {
  await openAtContact(page, '/')

  await expect(formOf(page)).toContainText(contactFormStates.next)
  expect(contactFormStates.next).toContain(teamHours.sentence)
})

test('the reference stays while another request is written', async ({ page }) => {
  await sendAccepted(page)

  await box(page, contactForm.labels.name).fill('Ada again')

  await expect(sentNote(page)).toContainText(accepted.reference)
})

test('the reference can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await sendAccepted(page)

  await copyButton(page).click()

  await expect(page.getByRole('button', { name: contactFormStates.copied })).toBeVisible()
  await box(page, contactForm.labels.message).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(box(page, contactForm.labels.message)).toHaveValue(accepted.reference)
})

test('where the clipboard is closed, the reference is selected for the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await sendAccepted(page)

  await copyButton(page).click()

  await expect
    .poll(() => page.evaluate(() => window.getSelection()?.toString()))
    .toBe(accepted.reference)
})

/** What of the form or the reference lies under the toast. */
async function covered(page: Page): Promise<readonly string[]> {
  await motionEnded(page)
  const toast = await toastOf(page).boundingBox()
  if (!toast) throw new Error('no toast on the page')
  const under: string[] = []
  const parts = page.locator('.contact-form :is(.field, .button), .sent-slip[data-sent]')
  for (const part of await parts.all()) {
    const rect = await part.boundingBox()
    const isApart =
      !rect ||
      rect.y + rect.height <= toast.y ||
      toast.y + toast.height <= rect.y ||
      rect.x + rect.width <= toast.x ||
      toast.x + toast.width <= rect.x
    if (!isApart) under.push((await part.textContent()) ?? '')
  }
  return under
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the toast of a success and the reference are in view and apart', async ({ page }) => {
      await sendAccepted(page)

      await expect(toastOf(page)).toContainText(toasts.contactSent.title)
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
      await expect(sentNote(page)).toBeInViewport({ ratio: 1 })
      expect(await covered(page)).toEqual([])
    })

    test('the toast of a failure is in view and covers nothing', async ({ page }) => {
      await page.route(endpoint, (route) => route.abort())
      await openAtContact(page, '/')
      await fillIn(page)

      await send(page)

      await expect(toastOf(page)).toContainText(toasts.contactFailed.title)
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
      expect(await covered(page)).toEqual([])
    })

    test('the toast of a missing consent covers nothing, and the first field to mend is in view', async ({
      page,
    }) => {
      await openAtContact(page, '/')
      await contactAlive(page)

      await send(page)

      await expect(toastOf(page)).toContainText(toasts.consentRequired.title)
      expect(await covered(page)).toEqual([])
      await expect(box(page, contactForm.labels.name)).toBeFocused()
      await expect(box(page, contactForm.labels.name)).toBeInViewport()
    })
  })
