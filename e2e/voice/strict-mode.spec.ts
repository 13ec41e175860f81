import { expect, test } from '@playwright/test'
import { answerIn, eventNames, liveTracks, openDesk, prepareDesk } from './desk-page.ts'
import type { Strict } from './strict-mode-page.ts'

declare global {
  interface Window {
    readonly strict: Strict
  }
}

prepareDesk('strict-mode-page.ts')

test('a component that React mounts twice has one call, and none when it goes', async ({
  page,
}) => {
  const { requests } = await openDesk(page, answerIn(page))

  await page.evaluate(() => window.strict.mount())

  await expect.poll(() => eventNames(page)).toContain('call-start')
  expect(await page.evaluate(() => window.strict.mounts)).toEqual(['mounted', 'gone', 'mounted'])
  expect(await liveTracks(page)).toBe(1)
  const created = requests.filter(({ path }) => path === '/voice/call/web').length
  const givenBack = requests.filter(({ method }) => method === 'DELETE').length
  expect(created - givenBack).toBe(1)

  await page.evaluate(() => window.strict.unmount())

  await expect.poll(() => eventNames(page)).toContain('call-end')
  expect(await liveTracks(page)).toBe(0)
  expect(await page.evaluate(() => window.desk.openPeers())).toBe(0)
  await expect.poll(() => page.evaluate(() => window.desk.openContexts())).toBe(0)
  expect(await eventNames(page)).not.toContain('error')
})
