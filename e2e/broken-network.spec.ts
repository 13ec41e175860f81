import { demoCard, demoNotices } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import {
  captions,
  comeFromElsewhere,
  demo,
  hummingMicrophone,
  microphones,
  startButton,
  stopButton,
  type,
  typeField,
  watchMicrophones,
} from './demo.ts'
import { errorsOf } from './missing-files.ts'
import { open } from './site.ts'
import { relayCalls, type Relay } from './udp-relay.ts'

const path = '/industries/hotels-hospitality'
const survivedMs = 10_000
/** Until a browser is sure, and what waited has been sent again. */
const patienceMs = 60_000

test.use({ launchOptions: hummingMicrophone })
test.describe.configure({ timeout: 150_000 })

let relay: Relay

test.beforeEach(async ({ page, context }) => {
  relay = await relayCalls(page)
  await comeFromElsewhere(context)
  await watchMicrophones(page)
  await open(page, path)
  await startButton(page).click()
  await expect(captions(page)).toContainText('Desk')
})

test.afterEach(() => relay.close())

async function expectAnswer(page: Page, question: string, answer: RegExp): Promise<void> {
  await type(page, question)
  await expect(captions(page)).toContainText(answer, { timeout: patienceMs })
}

/** The provider has heard it, once, and says something to it. */
async function expectHeard(page: Page, question: string): Promise<void> {
  const heard = captions(page)
    .locator('[data-by="user"]:not([data-unfinished])')
    .filter({ hasText: question })
  const answer = heard.locator('xpath=following-sibling::p[@data-by="assistant"]')
  await expect(answer.first()).toBeVisible({ timeout: patienceMs })
  await expect(heard).toHaveCount(1)
}

test('a call outlives ten seconds without a packet, and answers what was said meanwhile', async ({
  page,
}) => {
  relay.isCut = true
  await type(page, 'What time is check-in?')
  await page.waitForTimeout(survivedMs)
  relay.isCut = false

  await expect(captions(page)).toContainText(/three/i, { timeout: patienceMs })
  await expect(stopButton(page)).toBeVisible()
  expect(await microphones(page)).toEqual(['live'])
  await expectAnswer(page, 'Is the pool open?', /pool/i)
})

test('a call that no packet reaches any more goes on over a WebSocket, the same conversation', async ({
  page,
}) => {
  await expectAnswer(page, 'What time is check-in?', /three/i)
  const opening = page.waitForEvent('websocket')
  relay.isCut = true
  await type(page, 'Is the pool open?')

  const socket = await opening
  const sound = { sent: 0, received: 0 }
  socket.on('framesent', ({ payload }) => (sound.sent += Number(typeof payload !== 'string')))
  socket.on(
    'framereceived',
    ({ payload }) => (sound.received += Number(typeof payload !== 'string')),
  )
  await expectHeard(page, 'Is the pool open?')
  await expect.poll(() => Math.min(sound.sent, sound.received)).toBeGreaterThan(100)
  await type(page, 'Can I pay by card?')
  await expectHeard(page, 'Can I pay by card?')

  expect(socket.url()).toMatch(/&seen=\d+$/)
  await expect(captions(page)).toContainText('What time is check-in?')
  expect(await microphones(page)).toEqual(['live'])
  await stopButton(page).click()
  expect(await microphones(page)).toEqual(['ended'])
  // One address has one line: the provider knows that the call is over.
  await startButton(page).click()
  await expect(stopButton(page)).toBeVisible()
  await expect(demo(page).locator('.demo-line')).toHaveText(/^On air/)
})

test('a call goes on when its page has another address', async ({ page }) => {
  await expectAnswer(page, 'What time is check-in?', /three/i)

  relay.changeAddress()
  for (const question of ['Is the pool open?', 'Can I pay by card?']) {
    await type(page, question)
    await expectHeard(page, question)
  }

  await expect(captions(page)).toContainText('What time is check-in?')
  await expect(stopButton(page)).toBeVisible()
  expect(await microphones(page)).toEqual(['live'])
})

test('a call whose network stays away ends, says so in writing, and keeps the words', async ({
  page,
  context,
}) => {
  const logged = errorsOf(page)
  await expectAnswer(page, 'What time is check-in?', /three/i)

  relay.isCut = true
  await context.setOffline(true)

  await expect(captions(page)).toContainText(demoNotices['line-lost'], { timeout: patienceMs })
  await expect(startButton(page)).toBeVisible()
  await expect(demo(page).getByRole('status')).toHaveText('Call ended')
  await expect(captions(page)).toContainText('What time is check-in?')
  expect(await microphones(page)).toEqual(['ended'])
  expect(logged.join()).toContain(demoCard.failureLog)
})

test('what was sent to a call that is lost comes back before the sentence that is being typed', async ({
  page,
  context,
}) => {
  await expectAnswer(page, 'What time is check-in?', /three/i)

  relay.isCut = true
  await context.setOffline(true)
  for (const words of ['Is the pool open?', 'Can I pay by card?']) await type(page, words)
  await typeField(page).fill('And my')

  await expect(captions(page)).toContainText(demoNotices['line-lost'], { timeout: patienceMs })
  await expect(typeField(page)).toHaveValue('Is the pool open? Can I pay by card? And my')
})
