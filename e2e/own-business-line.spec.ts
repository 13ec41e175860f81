import { ownBusinessPage, ownBusinessSection, defaultSetup } from '@nightdesk/content'
import { decodeSetup, encodeSetup, preparationPath, setupField } from '@nightdesk/contracts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { comeFromElsewhere, hummingMicrophone } from './demo.ts'
import { formOf } from './site.ts'

const path = '/products/air'
const copy = ownBusinessPage
const name = 'Rose Street Bakery'
const setup = { ...defaultSetup('restaurants-takeouts'), name, town: 'Dover' }
const sharedPath = `${path}#your-business=${encodeSetup(setup)}`
const preparation = `**/voice${preparationPath}`

test.use({ launchOptions: hummingMicrophone })
test.beforeEach(async ({ context }) => {
  await comeFromElsewhere(context)
  // Whether there is a model to speak with is the machine's affair.
  await context.route(preparation, (route) => route.fulfill({ status: 204 }))
})

function form(page: Page): Locator {
  return page.getByRole('form', { name: copy.formName })
}

function nameField(page: Page): Locator {
  return form(page).getByRole('textbox', { name: copy.name.label })
}

function start(page: Page): Locator {
  return form(page).getByRole('button', { name: copy.start })
}

function line(page: Page): Locator {
  return page.locator('.own-line')
}

async function hearsName(page: Page): Promise<void> {
  await expect(line(page).getByRole('log')).toContainText(name, { ignoreCase: true })
}

/** Opens what was sent, and waits until the form has read it. */
async function openShared(page: Page): Promise<void> {
  await page.goto(sharedPath)
  await expect(nameField(page)).toHaveValue(name)
}

/** Somebody who looks where the focus is before going on. */
const aLook = 120
const mostTabs = 150

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press('Tab', { delay: aLook })
    if (await wanted.evaluate((field) => field === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there')
}

test.describe('from opening the page to hearing one’s own name', () => {
  test('it takes less than a minute with the keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const openedAt = Date.now()
    await page.goto(path)
    await tabTo(page, nameField(page))
    await page.keyboard.type(name, { delay: 180 })
    await page.keyboard.press('Enter')
    await hearsName(page)

    const seconds = (Date.now() - openedAt) / 1000
    test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
    expect(seconds).toBeLessThan(60)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('it takes less than a minute and a half', async ({ page }) => {
      const openedAt = Date.now()
      await page.goto(path)
      await scrollTo(page, page.getByRole('heading', { name: ownBusinessSection.title }))
      await nameField(page).tap()
      await page.keyboard.type(name, { delay: 260 })
      await form(page).getByText('Restaurant', { exact: true }).tap()
      await start(page).tap()
      await hearsName(page)

      const seconds = (Date.now() - openedAt) / 1000
      test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
      expect(seconds).toBeLessThan(90)
    })
  })
})

/** A thumb that moves most of a window at a time, and stops to read. */
async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  await expect
    .poll(
      async () => {
        const { y = Infinity } = (await wanted.boundingBox()) ?? {}
        if (y > 0.6 * height) await page.mouse.wheel(0, 0.7 * height)
        return y
      },
      { intervals: [400], timeout: 60_000 },
    )
    .toBeLessThan(0.6 * height)
}

test('an address that was sent opens filled in, one press away from the call', async ({ page }) => {
  await openShared(page)

  await expect(page).toHaveTitle(copy.sharedTitle(name))
  await expect(start(page)).toBeInViewport()
  await start(page).click()
  await hearsName(page)
})

test('a line says how far the words are spoken, and the call takes them along', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route(preparation, async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: { id: 'mine', spoken: asked.length, of: 3 } })
  })
  await openShared(page)

  await expect(form(page).getByText(copy.ahead.ready)).toBeVisible()
  expect(asked).toMatchObject([{ setup }, { setup, id: 'mine' }, { setup, id: 'mine' }])
  const call = page.waitForRequest('**/voice/call/web')
  await start(page).click()
  expect((await call).postDataJSON()).toMatchObject({ assistantOverrides: { prepared: 'mine' } })
})

test('what the line has against a setup stands at its field', async ({ page }) => {
  const problem = 'The line can’t say that town.'
  await page.route('**/voice/call/web', (route) =>
    route.fulfill({ status: 422, json: { problems: [{ field: 'town', problem }] } }),
  )
  await openShared(page)
  await start(page).click()

  const town = form(page).getByRole('textbox', { name: copy.town.label })
  await expect(town).toBeVisible()
  await expect(town).toBeFocused()
  await expect(town).toHaveAccessibleDescription(new RegExp(problem))
  await expect(form(page).getByText(copy.refused)).toBeVisible()
  await expect(town).toHaveValue('Dover')
})

test('a line that was called too often says so, and nothing is lost', async ({ page }) => {
  await page.route('**/voice/call/web', (route) =>
    route.fulfill({ status: 429, json: { message: 'No more.' } }),
  )
  await openShared(page)
  await start(page).click()

  await expect(form(page).getByText(copy.tooOften)).toBeVisible()
  await expect(nameField(page)).toHaveValue(name)
})

test('after the call there is one button, and the lead carries the setup', async ({ page }) => {
  await openShared(page)
  await start(page).click()
  await hearsName(page)
  await line(page).getByRole('button', { name: copy.stop }).click()
  const build = line(page).getByRole('link', { name: copy.call.build })
  await expect(build).toHaveCount(1)
  await expect(line(page).getByRole('button', { name: copy.restart })).toBeVisible()
  await build.click()

  const contact = formOf(page)
  await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveValue(/Rose Street Bakery/)
  await contact.getByRole('textbox', { name: 'Name' }).fill('Ada Moss')
  await contact.getByRole('textbox', { name: 'Email' }).fill('ada@clinic.example')
  await contact.getByRole('checkbox').check()
  const posted = page.waitForRequest('**/api/contact')
  await contact.getByRole('button', { name: /request/i }).click()

  const body = (await posted).postData() ?? ''
  const sent = new RegExp(`name="${setupField}"\\r\\n\\r\\n([\\w-]+)`).exec(body)?.[1] ?? ''
  expect(decodeSetup(sent)).toEqual(setup)
})
