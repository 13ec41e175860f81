// Whatever comes back, the page says what the specification has it say, and the lead is not lost.
import { contactForm, contactFormStates, toastRegion, toasts } from '@nightdesk/content'
import { expect, test, type Page, type Route } from '@playwright/test'
import { formOf, openAtContact } from './site.ts'

const endpoint = '**/api/contact'
const accepted = { status: 'accepted', reference: 'ND-2345-6789' }

async function sendForm(page: Page): Promise<void> {
  const form = formOf(page)
  const { name, email, message } = contactForm.labels
  await form.getByRole('textbox', { name }).fill('Ada Moss')
  await form.getByRole('textbox', { name: email }).fill('ada@clinic.example')
  await form.getByRole('textbox', { name: message }).fill('Our phone rings at night.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
}

function region(page: Page) {
  return page.getByRole('region', { name: toastRegion.name })
}

/** How many leads the page keeps, to send them again. */
function keptLeads(page: Page): Promise<number> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('nightdesk-outbox') ?? '[]') as unknown[]).length,
  )
}

type Answer = (route: Route) => Promise<void>

const json =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, json: { error: 'no' } })
const hotelPage: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Welcome to our hotel</title>' })
const elsewhere: Answer = (route) => route.fulfill({ status: 301, headers: { location: '/' } })

const answers: readonly (readonly [string, Answer])[] = [
  ['200 with the page of a hotel’s network', hotelPage],
  ['204', (route) => route.fulfill({ status: 204 })],
  ['301 to another page', elsewhere],
  ...[408, 425, 429, 500, 502, 503].map((status) => {
    return [String(status), json(status)] as const
  }),
]

test('whatever is answered that may change, the visitor sees the success and the lead is kept to be sent again', async ({
  page,
}) => {
  let current = hotelPage
  await page.route(endpoint, (route) => current(route))
  await openAtContact(page, '/')

  for (const [title, answer] of answers) {
    await test.step(title, async () => {
      current = answer
      await page.evaluate(() => localStorage.clear())
      await sendForm(page)

      await expect.poll(() => keptLeads(page)).toBe(1)
      await expect(region(page).getByRole('status')).toContainText(toasts.contactSent.title)
      await expect(region(page).getByRole('alert')).toHaveCount(0)
      // The toast is the specification's; the note that stays says where the words are.
      await expect(page.locator('.sent-title')).toHaveText(contactFormStates.kept)
    })
  }
})

test('a lead that is refused for good is an error: nothing is kept but the fields', async ({
  page,
}) => {
  let current = 400
  let posts = 0
  await page.route(endpoint, (route) => {
    posts += 1
    return json(current)(route)
  })
  await openAtContact(page, '/')

  for (const [index, status] of [400, 401, 403, 404, 405, 410, 413, 415, 422].entries()) {
    await test.step(String(status), async () => {
      current = status
      await sendForm(page)

      await expect.poll(() => posts).toBe(index + 1)
      await expect(region(page).getByRole('alert')).toContainText(toasts.contactFailed.title)
      await expect(region(page).getByRole('status')).toHaveCount(0)
      await expect(page.locator('.sent-title')).toHaveCount(0)
      const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
      await expect(message).toHaveValue('Our phone rings at night.')
      await expect(formOf(page).getByRole('button')).toBeEnabled()
      expect(await keptLeads(page)).toBe(0)
    })
  }
})

const storages: readonly (readonly [string, () => void])[] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError')
      }
    },
  ],
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
    },
  ],
]

for (const [title, breakStorage] of storages)
  test(`where the browser’s storage is ${title}, a lead that was not accepted is an error and stays in the form`, async ({
    page,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route(endpoint, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? json(503)(route) : route.fulfill({ json: accepted })
    })
    await page.addInitScript(breakStorage)
    await openAtContact(page, '/')

    await sendForm(page)

    await expect(region(page).getByRole('alert')).toContainText(toasts.contactFailed.title)
    await expect(region(page).getByRole('status')).toHaveCount(0)
    const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
    await expect(message).toHaveValue('Our phone rings at night.')
    await formOf(page).getByRole('button').click()
    await expect(region(page).getByRole('status')).toContainText(toasts.contactSent.title)
    expect(new Set(keys).size).toBe(1)
  })

test('after an acceptance nothing is kept', async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: accepted }))
  await openAtContact(page, '/')
  await sendForm(page)

  await expect(region(page).getByRole('status')).toContainText(toasts.contactSent.title)
  expect(await keptLeads(page)).toBe(0)
})

const failures = [
  'namenotresolved',
  'internetdisconnected',
  'blockedbyclient',
  'connectionreset',
  'timedout',
] as const

test('whatever fails on the way, the visitor sees the error, with every field kept and the mailbox beside it', async ({
  page,
}) => {
  let current: (typeof failures)[number] = 'timedout'
  let posts = 0
  await page.route(endpoint, (route) => {
    posts += 1
    return route.abort(current)
  })
  await openAtContact(page, '/')

  for (const [index, failure] of failures.entries()) {
    await test.step(failure, async () => {
      current = failure
      await sendForm(page)

      await expect.poll(() => posts).toBe(index + 1)
      await expect(region(page).getByRole('alert')).toContainText(toasts.contactFailed.title)
      const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
      await expect(message).toHaveValue('Our phone rings at night.')
      await expect(formOf(page).getByRole('checkbox')).toBeChecked()
      await expect(formOf(page).getByRole('button')).toBeEnabled()
      await expect(page.locator('.mailbox-address')).toHaveAttribute('href', /^mailto:/)
      expect(await keptLeads(page)).toBe(0)
    })
  }
})

test('an answer that has not come after fifteen seconds is an error: the button is free, every field kept', async ({
  page,
}) => {
  await page.route(endpoint, () => undefined)
  await openAtContact(page, '/')

  await sendForm(page)
  await expect(formOf(page).getByRole('button')).toHaveText(contactFormStates.submitting)

  await expect(region(page).getByRole('alert')).toContainText(toasts.contactFailed.title)
  await expect(formOf(page).getByRole('button')).toHaveText(contactForm.submit)
  await expect(formOf(page).getByRole('button')).toBeEnabled()
  const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
  await expect(message).toHaveValue('Our phone rings at night.')
})
