// What somebody does in the moments around the answer: pressing twice, writing on while it is sent, reloading.
import { contactForm, toastRegion, toasts } from '@nightdesk/content'
import { hourMs } from '@nightdesk/contracts'
import { expect, test, type Locator, type Page, type Request } from '@playwright/test'
import { contactAlive, formOf, holdBack, open, openAtContact, sentNote } from './site.ts'

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

function alert(page: Page): Locator {
  return page.getByRole('region', { name: toastRegion.name }).getByRole('alert')
}

async function fillIn(page: Page): Promise<void> {
  await box(page, labels.name).fill('Ada Moss')
  await box(page, labels.email).fill('ada@clinic.example')
  await box(page, labels.message).fill('Our phone rings at night.')
  await consent(page).check()
}

async function accept(page: Page): Promise<readonly Request[]> {
  const posts: Request[] = []
  await page.route(endpoint, (route) => {
    posts.push(route.request())
    return route.fulfill({ json: accepted })
  })
  return posts
}

/** Lets the page show what a press did. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

async function expectAcknowledged(page: Page): Promise<void> {
  await nextFrames(page)
  await expect(sentNote(page)).toContainText(accepted.reference)
  await expect(alert(page)).toHaveCount(0)
  await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(0)
}

const presses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a click', (page) => submit(page).click()],
  ['Enter in a field', (page) => box(page, labels.email).press('Enter')],
]

for (const [title, press] of presses) {
  test(`${title} once more after the answer leaves the acknowledgement as it is`, async ({
    page,
  }) => {
    const posts = await accept(page)
    await openAtContact(page, '/')
    await fillIn(page)
    await press(page)
    await expect(sentNote(page)).toBeVisible()

    await press(page)

    await expectAcknowledged(page)
    expect(posts).toHaveLength(1)
  })
}

test('a press counts again once something is written after the answer', async ({ page }) => {
  const posts = await accept(page)
  await openAtContact(page, '/')
  await fillIn(page)
  await submit(page).click()
  await expect(sentNote(page)).toBeVisible()

  await box(page, labels.name).fill('Ada again')
  await submit(page).click()
  await expect(alert(page)).toContainText(toasts.consentRequired.title)

  // As the answer had left it, but what was said beside the fields since then is to be mended.
  await box(page, labels.name).fill('')
  await submit(page).click()
  await expect(box(page, labels.name)).toHaveAttribute('aria-invalid', 'true')

  await fillIn(page)
  await submit(page).click()
  await expect(sentNote(page)).toBeVisible()
  expect(posts).toHaveLength(2)
})

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

  await submit(page).click()
  await expectAcknowledged(page)

  await open(page, '/use-cases')
  await expect(box(page, labels.message)).toHaveValue(text)
  await expect(box(page, labels.name)).toHaveValue('')
})

const waysBack: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['a page without a form', '/terms', (page) => expect(formOf(page)).toHaveCount(0)],
  ['another form', '/', (page) => expect(box(page, labels.name)).toHaveValue('Ada Moss')],
]

for (const [title, waitsAt, arrive] of waysBack) {
  test(`an answer that comes on ${title} leaves no draft, and its reference stands in the next form`, async ({
    page,
  }) => {
    const answer = await holdBack(page, endpoint, (route) => route.fulfill({ json: accepted }))
    await openAtContact(page, '/')
    await fillIn(page)
    await submit(page).click()
    await expect(submit(page)).toBeDisabled()
    await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click()
    await expect(page).toHaveURL(/terms/)
    const home = page.getByRole('banner').getByRole('link').first()
    if (waitsAt === '/') await home.click()
    await arrive(page)

    const answered = page.waitForResponse(endpoint)
    answer()
    await answered
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('nightdesk-words')))
      .toBeNull()
    if (waitsAt !== '/') await home.click()

    await expect(sentNote(page)).toContainText(accepted.reference)
    for (const label of [labels.name, labels.email, labels.message])
      await expect(box(page, label)).toHaveValue('')
  })
}

test('the time somebody took counts from the first words, whatever was reloaded since', async ({
  page,
}) => {
  const posts = await accept(page)
  await open(page, '/')
  await page.evaluate((agoMs) => {
    const now = Date.now
    Date.now = () => now() - agoMs
  }, hourMs)
  await fillIn(page)
  await page.reload()
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
  await consent(page).check()
  await submit(page).click()
  await expect(sentNote(page)).toBeVisible()

  const body = posts[0]?.postDataBuffer()?.toString() ?? ''
  const [, elapsed] = /name="_elapsed"\r\n\r\n(\d+)/.exec(body) ?? []
  expect(Number(elapsed)).toBeGreaterThanOrEqual(hourMs)
  expect(Number(elapsed)).toBeLessThan(2 * hourMs)
})
