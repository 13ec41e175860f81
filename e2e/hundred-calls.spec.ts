import { expect, test, type Page } from '@playwright/test'
import { openFiles, residentMb, threads } from '../scripts/process/numbers.ts'
import { startOwnServer, type OwnServer } from '../scripts/test-run/own-server.ts'
import {
  demo,
  hummingMicrophone,
  microphones,
  startButton,
  stopButton,
  watchMicrophones,
} from './demo.ts'
import { hydrated } from './site.ts'

const rounds = 100
const releasedWithinMs = 500
const freedWithinMs = 2_000
// The first calls fill caches and pools that are kept.
const warmUpRounds = 15
// Some threads come and go with how calls overlapped: the pool keeps one to four ears, and a worker that has nothing to do
// stays for a while. Calls that left one behind each would leave eighty-five.
const threadsOfPools = 8

/** How far a call has come when it is stopped, one point after the other. */
const points: readonly ((page: Page) => Promise<unknown>)[] = [
  async () => {},
  (page) => page.waitForRequest('**/voice/call/web'),
  (page) => page.waitForResponse('**/voice/call/web'),
  (page) => page.waitForResponse('**/media?*'),
  (page) => demo(page).locator('.demo-line', { hasText: 'On air' }).waitFor(),
]

const ownersKey = 'key-of-the-owner-of-this-desk'

test.use({ launchOptions: hummingMicrophone })

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer({
    VOICE_API_KEY: ownersKey,
    VOICE_CALLS_PER_HOUR: '1000',
    VOICE_CALLS_PER_DAY: '1000',
  })
})

test.afterAll(() => server.stop())

/** The calls that are not over, as the provider tells its owner. */
async function callsNow(): Promise<number> {
  const headers = { authorization: `Bearer ${ownersKey}` }
  const answer = await fetch(`${server.url}/voice/call`, { headers })
  const calls = (await answer.json()) as readonly { readonly status: string }[]
  return calls.filter(({ status }) => status !== 'ended').length
}

function holdings() {
  return { threads: threads(server.pid), files: openFiles(server.pid), mb: residentMb(server.pid) }
}

test('a hundred starts and stops, each at a later point of the call, leave nothing behind', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await watchMicrophones(page)
  await page.goto(`${server.url}/industries/transportation`)
  await hydrated(page)
  await startButton(page).scrollIntoViewIfNeeded()
  let before = holdings()

  for (let round = 0; round < rounds; round++) {
    const reached = points[round % points.length]?.(page)
    await startButton(page).click()
    await reached
    await stopButton(page).click()
    await expect(startButton(page)).toBeVisible()
    await expect
      .poll(async () => (await microphones(page)).every((state) => state === 'ended'), {
        timeout: releasedWithinMs,
        intervals: [20],
      })
      .toBe(true)
    if (round === warmUpRounds) before = holdings()
  }

  await expect.poll(callsNow, { timeout: freedWithinMs }).toBe(0)
  await expect.poll(() => holdings().threads).toBeLessThanOrEqual(before.threads + threadsOfPools)
  await expect.poll(() => holdings().files).toBeLessThanOrEqual(before.files)
  expect(holdings().mb).toBeLessThan(before.mb * 1.1)
  await expect(demo(page).getByRole('status')).toHaveText('Call ended')
  expect((await microphones(page)).length).toBeGreaterThan(rounds / 2)
})
