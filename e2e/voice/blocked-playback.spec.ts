import { expect, test } from '@playwright/test'
import { answerIn, eventNames, openDesk, prepareDesk } from './desk-page.ts'

prepareDesk()

test('waits for a touch where the browser plays nothing without one', async ({ page }) => {
  await openDesk(page, answerIn(page))
  const received = () => page.evaluate(() => window.desk.farEnd.received)
  // Whatever a test evaluates counts as a gesture, so the browser's refusal has to be played.
  await page.evaluate(() => {
    let isTouched = false
    addEventListener('pointerdown', () => (isTouched = true), { capture: true })
    const { prototype } = HTMLMediaElement
    const { value: play } = Object.getOwnPropertyDescriptor(prototype, 'play') as {
      value: (this: HTMLMediaElement) => Promise<void>
    }
    prototype.play = function () {
      if (isTouched) return play.call(this)
      return Promise.reject(new DOMException('touch first', 'NotAllowedError'))
    }
  })

  await page.evaluate(() => window.desk.client.start('air'))
  await expect.poll(() => eventNames(page)).toContain('playback-blocked')
  expect(await received()).not.toContain('playable')

  await page.mouse.click(5, 5)

  await expect.poll(received).toContain('playable')
})
