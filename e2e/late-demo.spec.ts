// What becomes of the demo when a file of its program cannot be fetched.
import { demoCard, demoUnready, unexpectedError } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import {
  captions,
  comeFromElsewhere,
  demo,
  hummingMicrophone,
  say,
  startButton,
  typeField,
} from './demo.ts'
import { errorsOf, files, loseFiles, markDocument } from './missing-files.ts'
import { holdBack, open } from './site.ts'

const path = '/industries/transportation'
const words = 'From 40 West 57th Street to JFK'

test.use({ launchOptions: hummingMicrophone })

test.beforeEach(async ({ context }) => {
  await comeFromElsewhere(context)
})

async function expectIdle(page: Page): Promise<void> {
  await expect(startButton(page)).toBeVisible()
  await expect(demo(page).locator('.demo-line')).toHaveText('Line 1 · ready')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(unexpectedError.title)).toHaveCount(0)
}

for (const times of [1, 2]) {
  test(`a call begins although its program was missing ${times} times`, async ({ page }) => {
    await loseFiles(page, files.demo, { times })
    await open(page, path)
    await startButton(page).click()

    await expect(captions(page)).toContainText('Desk')
    await expect(demo(page).locator('.demo-line')).toHaveText(/^On air/)
  })
}

test('a call begins although its button was pressed before any script of the page was there', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await startButton(page).click()

  bring()

  await expect(demo(page).locator('.demo-line')).toHaveText(/^On air/)
})

test('words typed while the program fails once are said', async ({ page }) => {
  await loseFiles(page, files.demo, { times: 1, how: 'no-network' })
  await open(page, path)

  await say(page, words)
})

test('without its program the card is idle again, and only the console hears why', async ({
  page,
}) => {
  const logged = errorsOf(page)
  await loseFiles(page, files.demo)
  await open(page, path)
  await startButton(page).click()

  await expect.poll(() => logged.join()).toContain(demoCard.failureLog)
  await expectIdle(page)
  await expect(demo(page).getByRole('status')).toHaveText('Call ended')
})

test('without its program typed words stay in their field', async ({ page }) => {
  const logged = errorsOf(page)
  await loseFiles(page, files.demo)
  await open(page, path)
  const isSame = await markDocument(page)
  await typeField(page).fill(words)
  await typeField(page).press('Enter')

  await expect.poll(() => logged.join()).toContain('could not be loaded')
  await expect(typeField(page)).toHaveValue(words)
  await typeField(page).press('Enter')
  await expect(typeField(page)).toHaveValue(words)
  await expect(demo(page).getByText(demoUnready)).toBeVisible()
  await expectIdle(page)
  expect(await isSame()).toBe(true)
})

const presses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Enter', (page) => typeField(page).press('Enter')],
  ['a question', (page) => demo(page).locator('button.demo-question').first().click()],
  ['the voice button', (page) => startButton(page).click()],
]

for (const [title, press] of presses) {
  test(`words sent while the program was missing are said after ${title}, without a reload`, async ({
    page,
  }) => {
    await loseFiles(page, files.demo, { times: 3, how: 'no-network' })
    await open(page, path)
    const isSame = await markDocument(page)
    await typeField(page).fill(words)
    await typeField(page).press('Enter')
    await expect(demo(page).getByText(demoUnready)).toBeVisible()

    await press(page)

    await expect(captions(page).locator('[data-by="user"]').first()).toContainText(words)
    await expect(captions(page).locator('[data-by="assistant"]').first()).toBeVisible()
    await expect(typeField(page)).toHaveValue('')
    await expect(demo(page).getByText(demoUnready)).toHaveCount(0)
    expect(await isSame()).toBe(true)
  })
}

for (const kept of ['{"at":"x","words":{}}', '{"at":1,"words":["a"]}', '7', '{']) {
  test(`${kept} in the place of kept words is ignored`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('demo-renewed', text), kept)
    await open(page, path)

    await expect(typeField(page)).toHaveValue('')
  })
}

test('a card that was only approached has told nobody of a failure nobody saw', async ({
  page,
}) => {
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  const logged = errorsOf(page)
  await loseFiles(page, files.demo)
  await open(page, path)
  await startButton(page).hover()

  await expect.poll(() => logged.join()).toContain('could not be loaded')
  expect(faults).toEqual([])
  await expectIdle(page)
})
