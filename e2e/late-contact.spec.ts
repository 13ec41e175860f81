// What becomes of the contact form when a file of its program cannot be fetched.
import { contactForm, toasts, unexpectedError } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  errorsOf,
  files,
  holdFiles,
  loseFiles,
  markDocument,
  markElement,
} from './missing-files.ts'
import { contactAlive, formOf, open, sentNote } from './site.ts'

const reference = /ND-[2-9A-Z]{4}-[2-9A-Z]{4}/
const words = () => `The phone rings at night, ${Date.now()} ${Math.random()}.`

function field(page: Page, label: string): Locator {
  return formOf(page).getByRole('textbox', { name: label })
}

function message(page: Page): Locator {
  return field(page, contactForm.labels.message)
}

async function fillIn(page: Page, text: string): Promise<void> {
  await field(page, contactForm.labels.name).fill('Ada Moss')
  await field(page, contactForm.labels.email).fill('ada@clinic.example')
  await message(page).fill(text)
  await formOf(page).getByRole('checkbox').check()
}

async function send(page: Page): Promise<void> {
  await formOf(page).getByRole('button').click()
}

async function expectNoErrorPage(page: Page): Promise<void> {
  await expect(page.getByText(unexpectedError.title)).toHaveCount(0)
}

const passing = [
  { title: 'the network fails once', gone: { times: 1, how: 'no-network' } },
  { title: 'a file is missing once', gone: { times: 1, how: 'not-found' } },
  { title: 'a file is missing twice', gone: { times: 2, how: 'not-found' } },
] as const

for (const { title, gone } of passing) {
  test(`the card comes to life when ${title}, with the words in it`, async ({ page }) => {
    const text = words()
    const { asked } = await loseFiles(page, files.card, gone)
    await open(page, '/')
    await fillIn(page, text)
    await contactAlive(page)

    await expect(message(page)).toHaveValue(text)
    await send(page)
    await expect(sentNote(page)).toContainText(reference)
    expect(asked).toHaveLength(gone.times + 1)
  })

  test(`what checks and sends comes when ${title}`, async ({ page }) => {
    await loseFiles(page, files.desk, gone)
    await open(page, '/')
    await formOf(page).scrollIntoViewIfNeeded()
    await contactAlive(page)
    await fillIn(page, words())
    await send(page)

    await expect(sentNote(page)).toContainText(reference)
  })
}

for (const [name, file] of [
  ['the card', files.card],
  ['what checks and sends', files.desk],
] as const) {
  test.describe(`without ${name}`, () => {
    test('the form posts natively, and the lead is stored', async ({ page }) => {
      const { asked } = await loseFiles(page, file)
      await open(page, '/')
      await fillIn(page, words())
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      await send(page)

      await expect(page.getByText(toasts.contactSent.title)).toBeVisible()
      await expect(page.getByText(reference)).toBeVisible()
    })

    test('the browser holds back a form without consent, and every word stays', async ({
      page,
    }) => {
      const text = words()
      const { asked } = await loseFiles(page, file)
      await open(page, '/')
      await fillIn(page, text)
      await formOf(page).getByRole('checkbox').uncheck()
      await expect.poll(() => asked.some((one) => one.endsWith('?again'))).toBe(true)
      await send(page)

      const box = formOf(page).getByRole('checkbox')
      await expect(box).toBeFocused()
      expect(await box.evaluate((one) => one.matches(':invalid'))).toBe(true)
      await expect(message(page)).toHaveValue(text)
      await expectNoErrorPage(page)
    })
  })
}

test('a link to the form that stayed as it was served leaves its words alone', async ({ page }) => {
  const text = words()
  const logged = errorsOf(page)
  await loseFiles(page, files.card)
  await open(page, '/')
  await fillIn(page, text)
  await expect.poll(() => logged.join()).toContain('could not be loaded')

  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('a[href$="#contact"]:visible').first().click()

  await expect(page).toHaveURL(/#contact$/)
  await expect(message(page)).toBeInViewport()
  await expect(message(page)).toHaveValue(text)
  await expect(formOf(page).getByRole('checkbox')).toBeChecked()
})

test('a link to a form that is still to come goes there, and takes no word out of it', async ({
  page,
}) => {
  const text = words()
  const { asked, deliver } = await holdFiles(page, files.card)
  await open(page, '/')
  await fillIn(page, text)
  const isSameForm = await markElement(formOf(page))
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('a[href$="#contact"]:visible').first().click()

  await expect(message(page)).toBeInViewport()
  await expect(message(page)).toHaveValue(text)
  expect(await isSameForm()).toBe(true)
  expect(asked).not.toHaveLength(0)
  deliver()
  await contactAlive(page)
  expect(await isSameForm()).toBe(true)
  await send(page)
  await expect(sentNote(page)).toContainText(reference)
})

test('a page gone to whose form cannot come is loaded as a whole, once', async ({ page }) => {
  await open(page, '/privacy')
  await loseFiles(page, files.card)
  let loads = 0
  page.on('load', () => (loads += 1))

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await fillIn(page, words())
  await send(page)

  await expect(page.getByText(reference)).toBeVisible()
  // The page, and the answer to the form.
  await expect.poll(() => loads).toBe(2)
})

test('a form that was stored says so where it stands, when the toast cannot come', async ({
  page,
}) => {
  const logged = errorsOf(page)
  await loseFiles(page, files.toasts)
  await open(page, '/')
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
  await fillIn(page, words())
  await send(page)

  await expect(sentNote(page)).toContainText(reference)
  await expect.poll(() => logged.join()).toContain('could not be loaded')
  await expect(sentNote(page)).toContainText(reference)
  await expect(page.locator('.toast')).toContainText(toasts.contactSent.title)
  await page.locator('.toast').getByRole('button').click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectNoErrorPage(page)
})

test('a failure is told although the toast’s program is out of reach as well', async ({ page }) => {
  const text = words()
  await open(page, '/')
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
  await fillIn(page, text)
  await page.route('**/api/contact', (route) => route.abort())
  await loseFiles(page, files.toasts, { how: 'no-network' })
  await send(page)

  await expect(page.getByRole('alert')).toContainText(toasts.contactFailed.title)
  await expect(message(page)).toHaveValue(text)
})

test('typed words survive a reload in this tab, and are forgotten once sent', async ({ page }) => {
  const text = words()
  await open(page, '/')
  await fillIn(page, text)
  await open(page, '/use-cases')

  await expect(message(page)).toHaveValue(text)
  await expect(formOf(page).getByRole('checkbox')).not.toBeChecked()
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
  await formOf(page).getByRole('checkbox').check()
  await send(page)
  await expect(sentNote(page)).toContainText(reference)

  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ada')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ada')
  await open(page, '/')
  await expect(message(page)).toHaveValue('')
})

for (const kept of ['{"name":{},"email":["a"],"phone":7}', '["a"]', '7', 'null', '{']) {
  test(`${kept} in the place of kept words is ignored`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('nightdesk-words', text), kept)
    await open(page, '/')
    await formOf(page).scrollIntoViewIfNeeded()
    await contactAlive(page)

    for (const box of await formOf(page).getByRole('textbox').all())
      await expect(box).toHaveValue('')
  })
}

test('typed words are forgotten as well when the form posts natively', async ({ page }) => {
  await loseFiles(page, files.card)
  await open(page, '/')
  await fillIn(page, words())
  await send(page)
  await expect(page.getByText(reference)).toBeVisible()
  await open(page, '/use-cases')

  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ada')
  await expect(message(page)).toHaveValue('')
})

test('a page that begins to run once its framework has come at the second try', async ({
  page,
}) => {
  await loseFiles(page, files.framework, { times: 1 })
  await open(page, '/')
  await formOf(page).scrollIntoViewIfNeeded()

  await contactAlive(page)
})

test('a page none of whose files can be had posts its form natively', async ({ page }) => {
  await loseFiles(page, files.all)
  await page.goto('/')
  await fillIn(page, words())
  const isSame = await markDocument(page)
  await send(page)

  await expect(page.getByText(reference)).toBeVisible()
  expect(await isSame()).toBe(false)
})
