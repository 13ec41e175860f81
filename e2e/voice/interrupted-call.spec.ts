import { expect, test, type Page } from '@playwright/test'
import { answerIn, eventNames, openDesk, prepareDesk } from './desk-page.ts'
import { answerSocket } from './socket-end.ts'

prepareDesk()

declare global {
  interface Window {
    phone: { ring(): Promise<void>; hangUp(outcome: 'running' | 'suspended'): Promise<void> }
    /** What sounds: the elements that were played and the contexts that were made. */
    sound: { elements: Set<HTMLMediaElement>; contexts: Set<AudioContext>; asked: number }
  }
}

/**
 * As iOS does it: a phone call pauses what plays and interrupts every context, which then refuses to go on. When the
 * call is over, contexts run again, or are left suspended for the page to wake; elements stay paused.
 */
async function takePhoneCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    let isRinging = false
    window.sound = { elements: new Set(), contexts: new Set(), asked: 0 }
    const { elements, contexts } = window.sound
    const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as {
      value: (this: HTMLMediaElement) => Promise<void>
    }
    HTMLMediaElement.prototype.play = function () {
      // The far end in the same page listens without a sound; no phone call stops it.
      if (!this.muted) elements.add(this)
      if (!isRinging) return play.call(this)
      return Promise.reject(new DOMException('The phone rings.', 'NotAllowedError'))
    }
    class PhoneContext extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.add(this)
      }
      override get state() {
        return isRinging && super.state !== 'closed'
          ? ('interrupted' as AudioContextState)
          : super.state
      }
      override resume(): Promise<void> {
        if (!isRinging) return super.resume()
        window.sound.asked += 1
        return Promise.reject(new DOMException('The phone rings.', 'InvalidStateError'))
      }
    }
    window.AudioContext = PhoneContext
    const open = () => [...contexts].filter(({ state }) => state !== 'closed')
    window.phone = {
      async ring() {
        isRinging = true
        for (const element of elements) element.pause()
        await Promise.all(open().map((context) => context.suspend()))
      },
      async hangUp(outcome) {
        isRinging = false
        if (outcome === 'running') await Promise.all(open().map((context) => context.resume()))
        else for (const context of open()) context.dispatchEvent(new Event('statechange'))
      },
    }
  })
}

/** Whether all that a call is heard and measured with is at work. */
function doesSound(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { elements, contexts } = window.sound
    const open = [...contexts].filter(({ state }) => state !== 'closed')
    const heard = [...elements].filter(({ srcObject }) => srcObject !== null)
    return (
      open.length > 0 &&
      heard.length > 0 &&
      open.every(({ state }) => state === 'running') &&
      heard.every(({ paused }) => !paused)
    )
  })
}

for (const line of ['WebRTC', 'WebSocket'] as const) {
  for (const outcome of ['running', 'suspended'] as const) {
    test(`a ${line} call goes on after a phone call that leaves the sound ${outcome}`, async ({
      page,
    }) => {
      if (line === 'WebSocket') await answerSocket(page)
      await openDesk(page, line === 'WebRTC' ? answerIn(page) : async () => 503)
      await takePhoneCalls(page)
      await page.evaluate(() => window.desk.client.start('air'))
      await expect.poll(() => eventNames(page)).toContain('call-start')
      await expect.poll(() => doesSound(page)).toBe(true)

      await page.evaluate(() => window.phone.ring())
      expect(await doesSound(page)).toBe(false)
      expect(await page.evaluate(() => window.sound.asked)).toBe(0)
      await page.evaluate((how) => window.phone.hangUp(how), outcome)

      await expect.poll(() => doesSound(page)).toBe(true)
      expect(await eventNames(page)).not.toContain('call-end')
    })
  }
}

test('a touch makes an element sound again that was paused from outside', async ({ page }) => {
  await openDesk(page, answerIn(page))
  await takePhoneCalls(page)
  await page.evaluate(() => window.desk.client.start('air'))
  await expect.poll(() => eventNames(page)).toContain('call-start')
  await expect.poll(() => doesSound(page)).toBe(true)

  await page.evaluate(() => {
    for (const element of window.sound.elements) element.pause()
  })
  await page.mouse.click(5, 5)

  await expect.poll(() => doesSound(page)).toBe(true)
})
