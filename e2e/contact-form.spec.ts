import { contactForm, contactNext, toastRegion, toasts } from '@nightdesk/content'
import { expect, test, type Locator, type Page, type Request } from '@playwright/test'
import { formOf, open, openAtContact, sentNote } from './site.ts'

const endpoint = '**/api/contact'
const accepted = { status: 'accepted', reference: 'ND-2345-6789' }

function field(page: Page, label: string): Locator {
  return formOf(page).getByRole('textbox', { name: label })
}

function consent(page: Page): Locator {
  return formOf(page).getByRole('checkbox')
}

function submit(page: Page): Locator {
  return formOf(page).getByRole('button')
}

function toast(page: Page, role: 'status' | 'alert'): Locator {
  return page.getByRole('region', { name: toastRegion.name }).getByRole(role)
}

async function fillIn(page: Page): Promise<void> {
  await field(page, contactForm.labels.name).fill('Ada Moss')
  await field(page, contactForm.labels.email).fill('ada@clinic.example')
  await field(page, contactForm.labels.phone).fill('+1 212 555 0134')
  await field(page, contactForm.labels.message).fill('Our phone rings at night.')
  await consent(page).check()
}

/** Runs in the page: how often the lead that is kept there was sent. */
function readTries(): number | undefined {
  const kept = JSON.parse(localStorage.getItem('nightdesk-outbox') ?? '[]') as { tries: number }[]
  return kept[0]?.tries
}

/** Answers each post by the next of these; the last one goes on answering. */
async function answerWith(
  page: Page,
  answers: readonly (number | 'abort')[],
): Promise<readonly Request[]> {
  const seen: Request[] = []
  await page.route(endpoint, async (route) => {
    seen.push(route.request())
    const answer = answers[Math.min(seen.length, answers.length) - 1] ?? 200
    if (answer === 'abort') return route.abort('blockedbyclient')
    const body = answer === 200 ? accepted : { error: 'unavailable' }
    return route.fulfill({ status: answer, json: body })
  })
  return seen
}

test('has name, email, phone and message, in this order, with 4 rows and autocomplete', async ({
  page,
}) => {
  await openAtContact(page, '/')

  const boxes = formOf(page).getByRole('textbox')
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('name')))
  const tokens = await boxes.evaluateAll((all) =>
    all.map((box) => box.getAttribute('autocomplete')),
  )
  expect(names).toEqual(['name', 'email', 'phone', 'message'])
  expect(tokens).toEqual(['name', 'email', 'tel', null])
  await expect(field(page, contactForm.labels.message)).toHaveAttribute('rows', '4')
})

test('blocks a post without consent, with the toast and words beside the box', async ({ page }) => {
  const posts = await answerWith(page, [200])
  await openAtContact(page, '/')
  await fillIn(page)
  await consent(page).uncheck()
  await submit(page).click()

  await expect(toast(page, 'alert')).toContainText('Consent required')
  await expect(toast(page, 'alert')).toContainText('Please agree to our Privacy Policy to proceed.')
  await expect(consent(page)).toHaveAccessibleDescription(toasts.consentRequired.text)
  await expect(consent(page)).toBeFocused()
  expect(posts).toHaveLength(0)
})

test('says beside each field what is wrong and goes to the first', async ({ page }) => {
  const posts = await answerWith(page, [200])
  await openAtContact(page, '/')
  await field(page, contactForm.labels.email).fill('ada')
  await consent(page).check()
  await submit(page).click()

  await expect(field(page, contactForm.labels.name)).toBeFocused()
  await expect(field(page, contactForm.labels.name)).toHaveAccessibleDescription(/name/i)
  await expect(field(page, contactForm.labels.email)).toHaveAccessibleDescription(/email address/)
  await expect(field(page, contactForm.labels.message)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, contactForm.labels.phone)).not.toHaveAttribute('aria-invalid', 'true')
  expect(posts).toHaveLength(0)
})

test('takes back what it said about a field when it is mended', async ({ page }) => {
  await openAtContact(page, '/')
  await submit(page).click()
  await expect(field(page, contactForm.labels.name)).toHaveAttribute('aria-invalid', 'true')

  await field(page, contactForm.labels.name).fill('Ada')

  await expect(field(page, contactForm.labels.name)).not.toHaveAttribute('aria-invalid', 'true')
})

test('posts multipart with the specified fields, a key, and no consent', async ({ page }) => {
  const posts = await answerWith(page, [200])
  await openAtContact(page, '/industries/healthcare')
  await fillIn(page)
  await submit(page).click()
  await expect(toast(page, 'status')).toBeVisible()

  const [post] = posts
  const body = post?.postDataBuffer()?.toString() ?? ''
  const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)
  expect(post?.method()).toBe('POST')
  expect(post?.headers()['accept']).toBe('application/json')
  expect(post?.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect(post?.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/)
  expect(names).toEqual(
    expect.arrayContaining([
      'name',
      'email',
      'phone',
      'message',
      '_subject',
      '_captcha',
      '_format',
    ]),
  )
  expect(names.filter((name) => name?.includes('consent'))).toEqual([])
  expect(body).toMatch(/name="_captcha"\r\n\r\nfalse/)
  expect(body).toMatch(/name="_format"\r\n\r\njson/)
})

test('is submitting until the answer comes', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(endpoint, async (route) => {
    await held
    await route.fulfill({ json: accepted })
  })
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()

  await expect(submit(page)).toHaveText('Submitting...')
  await expect(submit(page)).toBeDisabled()

  answer()
  await expect(submit(page)).toHaveText(contactForm.submit)
  await expect(submit(page)).toBeEnabled()
})

test('clears everything on success, with the toast and the reference in the form', async ({
  page,
}) => {
  await answerWith(page, [200])
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()

  await expect(toast(page, 'status')).toContainText('Discovery call requested!')
  await expect(toast(page, 'status')).toContainText(
    'Our team will contact you shortly to schedule your free discovery call.',
  )
  for (const label of Object.values(contactForm.labels)) {
    await expect(field(page, label)).toHaveValue('')
  }
  await expect(consent(page)).not.toBeChecked()
  await expect(sentNote(page)).toContainText(accepted.reference)
})

test('keeps everything when a privacy extension blocks the post, with the error toast', async ({
  page,
}) => {
  const posts = await answerWith(page, ['abort', 200])
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()

  await expect(toast(page, 'alert')).toContainText('Error sending message')
  await expect(toast(page, 'alert')).toContainText(
    'There was a problem sending your message. Please try again or email us directly.',
  )
  await expect(field(page, contactForm.labels.message)).toHaveValue('Our phone rings at night.')
  await expect(consent(page)).toBeChecked()

  await submit(page).click()
  await expect(toast(page, 'status')).toBeVisible()
  const keys = posts.map((post) => post.headers()['idempotency-key'])
  expect(keys[0]).toBe(keys[1])
})

test('an answer that is no acceptance is a success to the visitor, and is sent again until it is one', async ({
  page,
}) => {
  await page.clock.install()
  const posts = await answerWith(page, [500, 500, 500, 200])
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()
  await expect(toast(page, 'status')).toContainText('Discovery call requested!')

  for (const [tries, wait] of ['00:11', '01:05', '05:05'].entries()) {
    await expect.poll(() => page.evaluate(readTries), 'the last answer was noted').toBe(tries + 1)
    await page.clock.runFor(wait)
    await expect.poll(() => posts.length).toBe(tries + 2)
  }
  expect(new Set(posts.map((post) => post.headers()['idempotency-key'])).size).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nightdesk-outbox'))).toBeNull()
})

test('the next visit sends what the last one could not', async ({ page }) => {
  const posts = await answerWith(page, [503, 200])
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()
  await expect(toast(page, 'status')).toBeVisible()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('nightdesk-outbox') ?? '[]') as object[]
    for (const lead of kept) Object.assign(lead, { nextTryAtMs: 0 })
    localStorage.setItem('nightdesk-outbox', JSON.stringify(kept))
  })

  await open(page, '/privacy')

  await expect.poll(() => posts.length).toBe(2)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nightdesk-outbox'))).toBeNull()
})

test('can be filled in and sent by keyboard alone', async ({ page }) => {
  await answerWith(page, [200])
  await openAtContact(page, '/')
  await field(page, contactForm.labels.name).focus()
  for (const text of ['Ada Moss', 'ada@clinic.example', '', 'Our phone rings.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await submit(page).focus()
  await page.keyboard.press('Enter')

  await expect(toast(page, 'status')).toContainText('Discovery call requested!')
})

test('a real post is stored and answered with its reference', async ({ page }) => {
  await openAtContact(page, '/')
  await fillIn(page)
  await field(page, contactForm.labels.message).fill(`A real one, ${Date.now()}.`)
  await submit(page).click()

  await expect(sentNote(page)).toContainText(/ND-[2-9A-Z]{4}-[2-9A-Z]{4}/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts natively and shows the same success with a reference', async ({ page }) => {
    await page.goto('/')
    await fillIn(page)
    await field(page, contactForm.labels.message).fill(`Without scripts, ${Date.now()}.`)
    await submit(page).click()

    await expect(page.getByText(toasts.contactSent.title)).toBeVisible()
    await expect(page.getByText(toasts.contactSent.text)).toBeVisible()
    await expect(page.getByText(/ND-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
  })

  test('is held back by the browser when the box is not ticked', async ({ page }) => {
    await page.goto('/')
    await fillIn(page)
    await consent(page).uncheck()
    await submit(page).click()

    await expect(page).toHaveURL(/\/$/)
    expect(await consent(page).evaluate((box) => box.matches(':invalid'))).toBe(true)
  })
})

for (const width of [320, 360, 768]) {
  test(`says what happens next before the form is filled in at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAtContact(page, '/products')

    const slip = await page.getByText(contactNext.title).boundingBox()
    const form = await formOf(page).boundingBox()
    expect(slip?.y).toBeLessThan(form?.y ?? 0)
  })
}

test('has a button as wide as its fields on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAtContact(page, '/products')

  const name = await field(page, contactForm.labels.name).boundingBox()
  expect((await submit(page).boundingBox())?.width).toBeCloseTo(name?.width ?? 0, 0)
})
