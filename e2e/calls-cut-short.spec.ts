// A microphone that goes is told to the console alone; the card is idle, and nothing stays open behind it.
import { demoCard } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { expectIdle, expectNextCall, openDemo, startCall } from './cut-short.ts'
import { captions, hummingMicrophone, loseMicrophone, microphones, startButton } from './demo.ts'
import { errorsOf } from './missing-files.ts'
import { holdBack } from './site.ts'

test.use({ launchOptions: hummingMicrophone, permissions: ['microphone'] })

test.describe('a microphone that is lost', () => {
  for (const way of ['WebRTC', 'WebSocket'] as const) {
    test(`in a call over ${way} ends it, and the next press begins another`, async ({ page }) => {
      const logged = errorsOf(page)
      if (way === 'WebSocket') {
        await page.route('**/voice/call/web/*/media?*', (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
        )
      }
      await openDemo(page)
      await startCall(page)

      await loseMicrophone(page)

      await expectIdle(page)
      await expect.poll(() => logged.join()).toContain(demoCard.failureLog)
      expect(logged.join()).toContain('The microphone was lost.')
      await expect(captions(page)).toContainText('Desk')
      await expectNextCall(page)
    })
  }

  test('while the call begins ends the start, and the next press begins another', async ({
    page,
  }) => {
    const logged = errorsOf(page)
    const letGo = await holdBack(page, '**/voice/token')
    await openDemo(page)
    await startButton(page).click()
    await expect.poll(() => microphones(page)).toEqual(['live'])

    await loseMicrophone(page)

    await expectIdle(page)
    await expect.poll(() => logged.join()).toContain('The microphone was lost.')
    letGo()
    await expectNextCall(page)
  })
})

test('a page that is frozen, as when the lid is closed, has nothing open, and is idle when it wakes', async ({
  page,
}) => {
  const logged = errorsOf(page)
  await openDemo(page)
  await startCall(page)
  const goodbye = page.waitForRequest((request) => request.method() === 'DELETE')

  // A page under test counts as seen, and no browser freezes what is seen: its words for it have to be played.
  const openWhileFrozen = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('freeze'))
    return window.microphones.filter((one) => one.readyState === 'live').length
  })

  expect(openWhileFrozen).toBe(0)
  expect((await goodbye).url()).toContain('/media')
  await expectIdle(page)
  expect(logged).toEqual([])
  await expect(captions(page)).toContainText('Desk')
  await expectNextCall(page)
})
