// What becomes of a visit when the files of other pages cannot be fetched, as after a deployment.
import { contactForm, terms, unexpectedError } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { comeFromElsewhere, demo, hummingMicrophone, startButton } from './demo.ts'
import { files, loseFiles, markDocument } from './missing-files.ts'
import { formOf, open } from './site.ts'

type RouteManifest = { routes: Record<string, { path?: string; module: string }> }

/** The file that holds the code of one route, by the manifest of the page on show. */
async function moduleOf(page: Page, path: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: RouteManifest
    }
    const route = Object.values(manifest.routes).find((one) => one.path === wanted)
    if (!route) throw new Error(`No route ${wanted}`)
    return route.module
  }, path)
}

test.use({ launchOptions: hummingMicrophone })

function termsLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
}

function message(page: Page): Locator {
  return formOf(page).getByRole('textbox', { name: contactForm.labels.message })
}

async function expectTerms(page: Page): Promise<void> {
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.hero.title)
}

test('a page whose file fails once is gone to all the same, without a new load', async ({
  page,
}) => {
  await open(page, '/')
  const isSame = await markDocument(page)
  await loseFiles(page, `**${await moduleOf(page, '/terms')}*`, { times: 1 })

  await termsLink(page).click()

  await expectTerms(page)
  expect(await isSame()).toBe(true)
})

test('a page whose file is gone is loaded as a whole, once, and the words stay', async ({
  page,
}) => {
  await open(page, '/')
  await message(page).fill('Our phone rings at night.')
  await loseFiles(page, `**${await moduleOf(page, '/terms')}*`)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })

  await termsLink(page).click()

  await expectTerms(page)
  expect(loaded).toEqual(['/terms'])
  await open(page, '/')
  await expect(message(page)).toHaveValue('Our phone rings at night.')
})

test('a page whose file hangs is loaded as a whole, and the words stay', async ({ page }) => {
  await open(page, '/')
  await message(page).fill('Our phone rings at night.')
  // Never answered, never refused.
  await page.route(`**${await moduleOf(page, '/terms')}*`, () => undefined)

  await termsLink(page).click()

  await expectTerms(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page, '/')
  await expect(message(page)).toHaveValue('Our phone rings at night.')
})

test('going back to a page whose file is gone loads that page', async ({ page }) => {
  await open(page, '/terms')
  const gone = await moduleOf(page, '/')
  await page.goto('/')
  await open(page, '/terms')
  await loseFiles(page, `**${gone}*`)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(formOf(page)).toBeVisible()
})

test('a link that is only pointed at never loads the page under the visitor anew', async ({
  page,
}) => {
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  await open(page, '/')
  const isSame = await markDocument(page)
  const { asked } = await loseFiles(page, `**${await moduleOf(page, '/terms')}*`)

  await termsLink(page).hover()

  // The preload of the link, then every try of the program.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3)
  await page.getByRole('banner').hover()
  expect(await isSame()).toBe(true)
  expect(faults).toEqual([])
})

test('an error page has not lost what was typed before it', async ({ page }) => {
  await open(page, '/')
  await message(page).fill('Our phone rings at night.')
  await page.route(`**${await moduleOf(page, '/terms')}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Faulty() { throw new Error('A fault for the test') }`,
    }),
  )
  await termsLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpectedError.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Besley/)

  await open(page, '/')

  await expect(message(page)).toHaveValue('Our phone rings at night.')
})

test.describe('after a deployment, with every file of the old program gone', () => {
  test('an open page still sends its form, natively', async ({ page }) => {
    await open(page, '/industries/transportation')
    await loseFiles(page, files.all)
    const { name, email } = contactForm.labels
    await formOf(page).getByRole('textbox', { name }).fill('Ada Moss')
    await formOf(page).getByRole('textbox', { name: email }).fill('ada@clinic.example')
    await message(page).fill(`After a deployment, ${Date.now()}.`)
    await formOf(page).getByRole('checkbox').check()
    await formOf(page).getByRole('button').click()

    await expect(page.getByText(/ND-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
  })

  test('an open page still shows its demo, idle, and leads to every other page', async ({
    page,
    context,
  }) => {
    await comeFromElsewhere(context)
    await open(page, '/industries/transportation')
    await loseFiles(page, files.all)
    await startButton(page).click()
    await expect(demo(page).getByRole('status')).toHaveText('Call ended')
    await expect(startButton(page)).toBeVisible()

    await termsLink(page).click()

    await expectTerms(page)
  })
})
