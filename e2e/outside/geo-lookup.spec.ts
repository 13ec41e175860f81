import { contactForm, solutions, terms } from '@nightdesk/content'
import { geoPath } from '@nightdesk/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { demo, hummingMicrophone, startButton } from '../demo.ts'
import { noteFaults } from '../page-faults.ts'
import { revealAll } from '../reveal-all.ts'
import { contactAlive, formOf, open, openAtContact, partsOfSite, sentNote } from '../site.ts'
import { siteWith } from './site-with.ts'
import { badMoods } from './stand-in.ts'

const service = () => ({ type: 'application/json', body: '{"country_code":"GB"}' })

const elsewhere = siteWith({
  service,
  env: (url) => ({ GEO_LOOKUP_URL: `${url}/me?format=json` }),
})

const ourOwn = siteWith({
  service,
  env: () => ({ GEO_COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '127.0.0.1,::1' }),
})

elsewhere.use({ launchOptions: hummingMicrophone })

function field(page: Page, name: keyof typeof contactForm.labels): Locator {
  return formOf(page).getByRole('textbox', { name: contactForm.labels[name] })
}

async function sendForm(page: Page): Promise<void> {
  await field(page, 'name').fill('Ada Moss')
  await field(page, 'email').fill('ada@clinic.example')
  await field(page, 'message').fill(`Our phone rings, ${Date.now()}.`)
  await formOf(page).getByRole('checkbox').check()
  await formOf(page).getByRole('button').click()
  await expect(sentNote(page)).toContainText(/ND-/)
}

elsewhere.describe('a lookup elsewhere', () => {
  elsewhere('is asked when somebody begins to write, once', async ({ page, standIn }) => {
    await openAtContact(page, '/')
    expect(standIn.arrivals).toEqual([])

    await field(page, 'name').focus()

    await expect(field(page, 'phone')).toHaveAttribute('placeholder', '+44')
    await field(page, 'email').focus()
    await field(page, 'phone').focus()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Solutions' }).click()
    await expect(page).toHaveTitle(solutions.meta.title)
    await formOf(page).scrollIntoViewIfNeeded()
    await contactAlive(page)
    await field(page, 'name').focus()
    await expect(field(page, 'phone')).toHaveAttribute('placeholder', '+44')
    expect(standIn.arrivals.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/me?format=json'],
    ])
  })

  elsewhere('is told nothing but the site it is asked from', async ({ page, standIn, baseURL }) => {
    await page.goto('/')
    await page.evaluate(() => {
      document.cookie = 'seen=secretcookie'
    })
    await openAtContact(page, '/?name=Ada')
    await field(page, 'name').focus()
    await expect.poll(() => standIn.arrivals.length).toBe(1)

    const { headers, body } = standIn.arrivals[0] ?? { headers: {}, body: '' }
    expect(body).toBe('')
    expect(headers.cookie).toBeUndefined()
    expect(headers.referer).toBe(`${baseURL}/`)
  })

  for (const part of partsOfSite) {
    elsewhere(`breaks no policy on ${part.join(', ')}`, async ({ page, standIn, baseURL }) => {
      const faultsSoFar = await noteFaults(page, baseURL ?? '')
      const policy: Record<string, readonly string[]> = {}
      for (const path of part) {
        await open(page, path)
        await revealAll(page)
        if ((await formOf(page).count()) > 0) {
          await formOf(page).scrollIntoViewIfNeeded()
          await contactAlive(page)
          const asked = page.waitForResponse(`${standIn.url}/**`)
          await field(page, 'name').focus()
          await asked
        }
        const { policy: refused, foreign } = await faultsSoFar()
        policy[path] = [...refused, ...foreign.filter((url) => !url.startsWith(standIn.url))]
      }

      expect(policy).toEqual(Object.fromEntries(part.map((path) => [path, []])))
    })
  }

  for (const mood of badMoods) {
    elsewhere(`that ${mood} changes nothing that can be seen`, async ({ page, standIn }) => {
      await standIn.become(mood)
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(String(error)))
      await openAtContact(page, '/')
      await field(page, 'name').focus()
      if (mood !== 'refuses') await expect.poll(() => standIn.arrivals.length).toBeGreaterThan(0)

      await sendForm(page)

      await expect(field(page, 'phone')).not.toHaveAttribute('placeholder')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveTitle(terms.meta.title)
      expect(failures).toEqual([])
    })
  }

  elsewhere('that fails is asked four times, and then left alone', async ({ page, standIn }) => {
    await standIn.become('fails')
    await page.clock.install()
    await openAtContact(page, '/')
    await field(page, 'name').focus()
    for (const [tries, seconds] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await expect.poll(() => standIn.arrivals.length).toBe(tries)
      // What came back is taken in before the time goes on.
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(seconds * 1000 + 50)
    }
    await expect.poll(() => standIn.arrivals.length).toBe(4)
    await page.clock.runFor(120_000)

    expect(standIn.arrivals).toHaveLength(4)
  })
})

elsewhere.describe('a call', () => {
  /** The provider's side as far as it is needed to see what a call is told; then it refuses. */
  async function startCall(page: Page): Promise<unknown> {
    await page.route('**/voice/**', (route) => route.fulfill({ status: 201, json: { token: 't' } }))
    const created = page.waitForRequest('**/voice/call/web')
    await startButton(page).click()
    return (await created).postDataJSON()
  }

  elsewhere('is told the country of its caller', async ({ page, standIn }) => {
    await open(page, '/industries/transportation')
    await demo(page).hover()
    await startButton(page).focus()
    await expect.poll(() => standIn.arrivals.length).toBe(1)
    await page.waitForLoadState('networkidle')

    expect(await startCall(page)).toMatchObject({
      assistantOverrides: { metadata: { country: 'GB' } },
    })
  })

  elsewhere('does not wait for a lookup that hangs', async ({ page, standIn }) => {
    await standIn.become('hangs')
    await open(page, '/industries/transportation')
    await startButton(page).focus()
    await expect.poll(() => standIn.arrivals.length).toBe(1)

    expect(await startCall(page)).not.toHaveProperty('assistantOverrides')
  })
})

ourOwn.describe('our own lookup', () => {
  ourOwn('takes the word of the proxy', async ({ page, standIn }) => {
    await page.context().setExtraHTTPHeaders({ 'x-country': 'DE' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(geoPath)) asked.push(request.method())
    })
    await openAtContact(page, '/')
    await field(page, 'phone').focus()

    await expect(field(page, 'phone')).toHaveAttribute('placeholder', '+49')
    expect(asked).toEqual(['GET'])
    expect(standIn.arrivals).toEqual([])
  })

  ourOwn('shows nothing when the proxy does not know', async ({ page, baseURL }) => {
    const faultsSoFar = await noteFaults(page, baseURL ?? '')
    await openAtContact(page, '/')
    const answered = page.waitForResponse(`**${geoPath}`)
    await field(page, 'phone').focus()

    expect(await (await answered).json()).toEqual({ country: null })
    await expect(field(page, 'phone')).not.toHaveAttribute('placeholder')
    expect(await faultsSoFar()).toEqual({ console: [], policy: [], foreign: [] })
  })
})
