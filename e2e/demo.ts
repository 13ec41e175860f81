import { demoTalk } from '@nightdesk/content'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { newAddress } from '../scripts/voice-desk/visitor.ts'

const executablePath = findChromium()

/** A browser whose visitor says yes to the microphone, and whose microphone hums. */
export const hummingMicrophone = {
  args: [
    ...chromiumArgs,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
  ...(executablePath && { executablePath }),
}

export function demo(page: Page): Locator {
  return page.locator('#demo')
}

export function startButton(page: Page): Locator {
  return demo(page).getByRole('button', { name: 'Try the Live Voice Demo' })
}

export function stopButton(page: Page): Locator {
  return demo(page).getByRole('button', { name: 'Stop Demo' })
}

export function captions(page: Page): Locator {
  return demo(page).getByRole('log')
}

export function typeField(page: Page): Locator {
  return demo(page).getByRole('textbox', { name: demoTalk.typeLabel })
}

/** Types a sentence; the first one begins a call. */
export async function type(page: Page, text: string): Promise<void> {
  // What makes the call comes when somebody is about to type.
  await typeField(page).focus()
  await typeField(page).fill(text)
  await typeField(page).press('Enter')
}

/** Types a sentence and waits until the desk has answered it. */
export async function say(page: Page, text: string): Promise<void> {
  await type(page, text)
  const heard = captions(page)
    .locator('[data-by="user"]:not([data-unfinished])')
    .filter({ hasText: text })
  const answers = heard.locator('xpath=following-sibling::p[@data-by="assistant"]')
  await expect(answers.first()).not.toHaveAttribute('data-unfinished')
}

/** The value written on the paper under this name. */
export function fact(page: Page, name: string): Locator {
  return demo(page).getByRole('term').filter({ hasText: name }).locator('xpath=../dd')
}

/** Each test is a visitor of its own: one address has at most one call at a time. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
}

declare global {
  interface Window {
    microphones: MediaStreamTrack[]
  }
}

/** Notes every microphone the page opens. To be called before the page is opened. */
export async function watchMicrophones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.microphones = []
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      window.microphones.push(...stream.getTracks())
      return stream
    }
  })
}

/** The states of all microphones opened so far. */
export function microphones(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.microphones.map((track) => track.readyState))
}

/** As when the cable is pulled: the newest microphone is gone, and the browser says so. */
export async function loseMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const track = window.microphones.at(-1)
    track?.stop()
    track?.dispatchEvent(new Event('ended'))
  })
}
