import { contactForm, terms, unexpectedError } from '@nightdesk/content'
import { errorReportPath } from '@nightdesk/contracts'
import { expect, type Page, type Request } from '@playwright/test'
import { comeFromElsewhere } from '../demo.ts'
import { noteFaults } from '../page-faults.ts'
import { revealAll } from '../reveal-all.ts'
import { contactAlive, formOf, open, partsOfSite } from '../site.ts'
import { siteWith } from './site-with.ts'
import { badMoods, type StandIn } from './stand-in.ts'

const test = siteWith({
  service: () => ({ type: 'application/json', body: '{}' }),
  env: (url) => ({
    ERROR_REPORT_DSN: `${url.replace('://', '://publickey@')}/7`,
    // Each test is a visitor of its own: there are so many reports from one, and no more.
    TRUST_PROXY: '127.0.0.1,::1',
  }),
})

test.beforeEach(({ context }) => comeFromElsewhere(context))

type Report = {
  readonly platform: string
  readonly release: string
  readonly tags: Readonly<Record<string, string>>
  readonly exception: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly mechanism: { readonly type: string; readonly handled: boolean }
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string }[] }
    }[]
  }
}

/** The reports that have arrived at the service, in order. */
function reports({ arrivals }: StandIn): readonly Report[] {
  return arrivals.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Report)
}

function values(standIn: StandIn): readonly (string | undefined)[] {
  return reports(standIn).map(({ exception }) => exception.values[0]?.value)
}

/** Lets something fail in the page that nobody handles. */
async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(function brokenPart() {
      throw new TypeError(text)
    })
  }, message)
}

async function breakTerms(page: Page): Promise<void> {
  await page.route(/\/assets\/terms-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const meta = () => []
        export default function FaultyPage() { throw new Error('A fault for the test') }`,
    }),
  )
}

function requestsOf(page: Page): readonly Request[] {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  return seen
}

for (const part of partsOfSite) {
  test(`while nothing fails nothing is fetched and nothing is told, on ${part.join(', ')}`, async ({
    page,
    baseURL,
    standIn,
  }) => {
    const faultsSoFar = await noteFaults(page, baseURL ?? '')
    const requests = requestsOf(page)
    const policy: Record<string, readonly string[]> = {}
    for (const path of part) {
      await open(page, path)
      await revealAll(page)
      const { policy: refused, foreign } = await faultsSoFar()
      policy[path] = [...refused, ...foreign]
    }

    expect(policy).toEqual(Object.fromEntries(part.map((path) => [path, []])))
    const asked = requests.map((request) => new URL(request.url()).pathname)
    expect(asked.filter((path) => /page-reporter|error-reports$/.test(path))).toEqual([])
    expect(asked.filter((path) => /error-reports-/.test(path))).toHaveLength(part.length)
    expect(standIn.arrivals).toEqual([])
  })
}

test('what nobody handles arrives, with where it happened', async ({ page, standIn }) => {
  await open(page, '/terms?from=somewhere')
  await fail(page, 'broken by the test')

  await expect.poll(() => values(standIn)).toEqual(['broken by the test'])
  const [report] = reports(standIn)
  expect(report).toMatchObject({
    platform: 'javascript',
    release: expect.stringMatching(/^[\da-f]{16}$/),
    tags: { page: '/terms', browser: expect.stringMatching(/^Chrome \d+$/) },
    exception: { values: [{ type: 'TypeError', mechanism: { type: 'onerror', handled: false } }] },
  })
  expect(JSON.stringify(report)).toContain('brokenPart')
  const [arrival] = standIn.arrivals
  expect(arrival?.url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=publickey/)
})

test('so does a promise that nobody kept', async ({ page, standIn }) => {
  await open(page, '/')
  await page.evaluate(() => void Promise.reject(new RangeError('not kept')))

  await expect.poll(() => values(standIn)).toEqual(['not kept'])
  expect(reports(standIn)[0]?.exception.values[0]?.mechanism.type).toBe('onunhandledrejection')
})

test('so does the fault behind the error page', async ({ page, standIn }) => {
  await breakTerms(page)
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle(unexpectedError.title)

  await expect.poll(() => values(standIn)).toEqual(['A fault for the test'])
  expect(reports(standIn)[0]?.tags['page']).toBe('/terms')
})

test('so does the error page of a page opened directly', async ({ page, standIn }) => {
  await breakTerms(page)
  await page.goto('/terms')
  await expect(page).toHaveTitle(unexpectedError.title)

  await expect.poll(() => values(standIn)).toContain('A fault for the test')
})

test('so does a page whose words could not be fetched', async ({ page, standIn }) => {
  await open(page, '/')
  await page.route('**/terms.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle(unexpectedError.title)

  await expect.poll(() => standIn.arrivals.length).toBe(1)
  expect(reports(standIn)[0]?.tags['page']).toBe('/terms')
})

// They travel side by side, so the order in which they arrive says nothing.
test('the first ten failures of a page are reported, and no more', async ({ page, standIn }) => {
  await open(page, '/')
  const letters = 'abcdefghijklmno'.split('')
  for (const letter of letters) await fail(page, `failure ${letter}`)

  const first = letters.slice(0, 10).map((letter) => `failure ${letter}`)
  await expect.poll(() => new Set(values(standIn))).toEqual(new Set(first))
  await page.waitForLoadState('networkidle')
  expect(values(standIn)).toHaveLength(first.length)
})

test('nothing of the visitor leaves the browser, nor the server', async ({ page, standIn }) => {
  const requests = requestsOf(page)
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
  await open(page, '/?name=Ada&email=ada@clinic.example#212-555-0134')
  await page.evaluate(() => {
    document.cookie = 'seen=secretcookie'
  })
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await contactAlive(page)
  const typed = {
    [contactForm.labels.name]: 'Ada Moss',
    [contactForm.labels.email]: 'ada@clinic.example',
    [contactForm.labels.phone]: '+1 212 555 0134',
    [contactForm.labels.message]: 'Our phone rings at night.',
  }
  for (const [label, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: label }).fill(text)
  }
  await fail(
    page,
    'Ada Moss (ada@clinic.example, +1 212 555 0134, 203.0.113.7) wrote Our phone rings at night. to /api/contact?name=Ada',
  )
  await page.evaluate(() => {
    setTimeout(() => JSON.parse('Moss, Ada'))
  })

  await expect.poll(() => standIn.arrivals.length).toBe(2)
  const sent = () =>
    requests
      .filter((request) => new URL(request.url()).pathname === errorReportPath)
      .map((request) => request.postData() ?? '')
  // The browser tells of a request after the server has it.
  await expect.poll(() => sent().length).toBe(2)
  const told = JSON.stringify([sent(), standIn.arrivals])
  expect(told).not.toMatch(
    /\bada\b|moss|clinic|555.?0134|203\.0\.113|phone rings|secretcookie|name=|cookie/i,
  )
  expect(standIn.arrivals[0]?.headers).not.toHaveProperty('x-forwarded-for')
})

for (const mood of badMoods) {
  test(`a service that ${mood} is noticed by nobody`, async ({ page, baseURL, standIn }) => {
    await standIn.become(mood)
    const faultsSoFar = await noteFaults(page, baseURL ?? '')
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith(errorReportPath)) answers.push(response.status())
    })
    await open(page, '/')
    await fail(page, 'one')
    await fail(page, 'two')
    await expect.poll(() => answers).toEqual([204, 204])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveTitle(terms.meta.title)
    const { console: lines, policy, foreign } = await faultsSoFar()
    expect([policy, foreign]).toEqual([[], []])
    expect(lines).toEqual(['TypeError: one', 'TypeError: two'])
    expect((await page.request.get('/healthz')).status()).toBe(200)
  })
}

test('a page whose reporter cannot be fetched goes on', async ({ page, standIn }) => {
  await page.route('**/page-reporter-*', (route) => route.abort())
  await open(page, '/')
  await fail(page, 'one')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

  await expect(page).toHaveTitle(terms.meta.title)
  expect(standIn.arrivals).toEqual([])
})

test('source maps are not served, and nothing says where they are', async ({ page }) => {
  const scripts = requestsOf(page)
  await open(page, '/')
  const addresses = scripts.map((one) => one.url()).filter((url) => /\/assets\/.*\.js$/.test(url))

  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) {
    expect((await page.request.get(`${address}.map`)).status(), address).toBe(404)
    expect(await (await page.request.get(address)).text()).not.toContain('sourceMappingURL')
  }
})
