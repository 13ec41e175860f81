import { calculator, consent, contactForm, home, routes, terms } from '@nightdesk/content'
import { expect, type Page } from '@playwright/test'
import { legs, nameOf } from '../legs.ts'
import { noteFaults } from '../page-faults.ts'
import { revealAll } from '../reveal-all.ts'
import { contactAlive, formOf, open, partsOfSite, sentNote, unknownPath } from '../site.ts'
import { badMoods } from './stand-in.ts'
import {
  answer,
  bar,
  begun,
  collected,
  defaultNo,
  pageView,
  programsFetched,
  saidNo,
  saidYes,
  tagManagerId,
  test,
} from './tag-desk.ts'

const homeView = pageView('/', home.meta.title)

async function fillIn(page: Page): Promise<void> {
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await contactAlive(page)
  for (const [label, text] of [
    [contactForm.labels.name, 'Ada Moss'],
    [contactForm.labels.email, 'ada@clinic.example'],
    [contactForm.labels.message, `Our phone rings, ${Date.now()}.`],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(text)
  }
  await form.getByRole('checkbox').check()
}

test('before there is an answer nothing is asked of the tag manager', async ({ page, standIn }) => {
  await open(page, '/')
  await expect(bar(page)).toContainText(consent.question)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle(terms.meta.title)
  await page.waitForLoadState('networkidle')

  expect(standIn.arrivals).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('a yes brings it, after a default of no and what happened so far', async ({
  page,
  standIn,
}) => {
  await open(page, '/')
  await answer(page, 'grant').click()

  await expect.poll(() => collected(standIn)).toEqual([defaultNo, homeView, saidYes, begun])
  expect(programsFetched(standIn).map(({ url }) => url)).toEqual([`/gtm.js?id=${tagManagerId}`])
  await expect(bar(page)).toContainText(consent.answers.granted)
})

test('a yes is remembered, and on the next page comes before everything else', async ({
  page,
  standIn,
}) => {
  await open(page, '/')
  await answer(page, 'grant').click()
  await expect.poll(() => collected(standIn)).toHaveLength(4)
  await standIn.become('works')

  await open(page, '/terms')

  await expect
    .poll(() => collected(standIn))
    .toEqual([defaultNo, saidYes, begun, pageView('/terms', terms.meta.title)])
  await expect(answer(page, 'grant')).toHaveCount(0)
})

test('a no is remembered, and nothing is ever loaded', async ({ page, standIn }) => {
  await open(page, '/')
  await answer(page, 'deny').click()
  await expect(bar(page)).toContainText(consent.answers.denied)

  await open(page, '/terms')
  await expect(bar(page)).toContainText(consent.answers.denied)
  await page.waitForLoadState('networkidle')

  expect(standIn.arrivals).toEqual([])
})

test('a yes can be taken back: the tag manager is told and its cookies are gone', async ({
  page,
  standIn,
}) => {
  await open(page, '/')
  await answer(page, 'grant').click()
  await expect.poll(() => page.context().cookies()).toHaveLength(1)

  await answer(page, 'change').click()
  await answer(page, 'deny').click()

  await expect.poll(() => collected(standIn).at(-1)).toEqual(saidNo)
  expect(await page.context().cookies()).toEqual([])
  await standIn.become('works')
  await open(page, '/terms')
  await page.waitForLoadState('networkidle')
  expect(standIn.arrivals).toEqual([])
})

for (const leg of legs(routes)) {
  test(`every page ${nameOf(leg)} is counted once, with its title and without its query`, async ({
    page,
    standIn,
  }) => {
    const [start, ...others] = leg
    await open(page, `${start.path}?utm_source=somebody`)
    await answer(page, 'grant').click()
    const footer = page.getByRole('contentinfo')

    for (const { path, meta } of others) {
      await footer.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveTitle(meta.title)
      await expect.poll(() => collected(standIn).at(-1)).toEqual(pageView(path, meta.title))
    }
    await page.goBack()

    const last = leg.at(-2) ?? start
    await expect.poll(() => collected(standIn).at(-1)).toEqual(pageView(last.path, last.meta.title))
    const views = collected(standIn).filter((entry) => JSON.stringify(entry).includes('page_view'))
    expect(views).toHaveLength(leg.length + 1)
  })
}

test('a hash is no new page', async ({ page, standIn }) => {
  await open(page, '/')
  await answer(page, 'grant').click()
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL(/#contact$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

  await expect
    .poll(() => collected(standIn))
    .toEqual([defaultNo, homeView, saidYes, begun, pageView('/terms', terms.meta.title)])
})

test('a form that was sent is told, and nothing of what stood in it', async ({ page, standIn }) => {
  await open(page, '/')
  await answer(page, 'grant').click()
  await fillIn(page)
  await formOf(page).getByRole('button').click()

  await expect.poll(() => collected(standIn).at(-1)).toEqual({ event: 'form_sent' })
  expect(JSON.stringify(standIn.arrivals)).not.toMatch(/ada|moss|clinic|phone rings/i)
})

test('the use of the calculator is told, once', async ({ page, standIn }) => {
  await open(page, '/measured-performance')
  await answer(page, 'grant').click()
  const number = page.getByRole('spinbutton').or(page.getByRole('textbox')).first()
  for (const value of ['120', '240']) {
    await number.fill(value)
    await number.press('Tab')
    await expect(page).toHaveURL(new RegExp(`employees=${value}`))
  }

  const used = collected(standIn).filter((entry) => JSON.stringify(entry).includes('calculator'))
  expect(used).toEqual([{ event: 'calculator_used' }])
  expect(JSON.stringify(standIn.arrivals)).not.toContain('employees=')
  await expect(page).toHaveTitle(calculator.meta.title)
})

test.describe('breaks no policy and asks nobody else', () => {
  for (const kind of ['open', 'answered'] as const) {
    for (const part of partsOfSite) {
      test(`with the question ${kind}, on ${part.join(', ')}`, async ({
        page,
        baseURL,
        standIn,
      }) => {
        const faultsSoFar = await noteFaults(page, baseURL ?? '')
        await open(page, '/')
        if (kind === 'answered') await answer(page, 'grant').click()
        const faulty: Record<string, readonly string[]> = {}
        const foreign = new Set<string>()
        for (const path of part) {
          await open(page, path)
          await revealAll(page)
          const faults = await faultsSoFar()
          // The path that is not there is logged, and by the browser too.
          faulty[path] = [...faults.policy, ...(path === unknownPath ? [] : faults.console)]
          for (const url of faults.foreign) foreign.add(new URL(url).origin)
        }

        expect(faulty).toEqual(Object.fromEntries(part.map((path) => [path, []])))
        expect([...foreign]).toEqual(kind === 'answered' ? [standIn.url] : [])
      })
    }
  }
})

for (const mood of badMoods) {
  test(`a tag manager that ${mood} leaves the page as it is`, async ({ page, standIn }) => {
    await standIn.become(mood)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await open(page, '/')
    await answer(page, 'grant').click()
    await expect(bar(page)).toContainText(consent.answers.granted)
    if (mood === 'refuses' || mood === 'fails') {
      await expect.poll(() => warnings).toContain(consent.failureLog)
    }

    await fillIn(page)
    await formOf(page).getByRole('button').click()
    await expect(sentNote(page)).toContainText(/ND-/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveTitle(terms.meta.title)
  })
}
