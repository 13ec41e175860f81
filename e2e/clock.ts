import type { Page } from '@playwright/test'

declare global {
  interface Window {
    realFrame: typeof requestAnimationFrame
  }
}

/** Puts the page's timers under the test's hand. To be called before the page is opened; time runs until it is stopped. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.realFrame = window.requestAnimationFrame.bind(window)
  })
  await page.clock.install()
}

/** Stops the page's time: from here on it moves only by `passTime`. */
export async function stopTime(page: Page): Promise<void> {
  // On a busy machine the moment may have passed before the page hears of it.
  for (let isStopped = false; !isStopped;) {
    const now = await page.evaluate(() => Date.now())
    isStopped = await page.clock.pauseAt(now + 1000).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('to the past')) throw error
        return false
      },
    )
  }
  await drawn(page)
}

/** Lets the page's time pass and what follows from it be drawn. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await drawn(page)
}

/** Waits for frames on the screen, whatever the page's own clock says, so that "not yet" is not "not drawn yet". */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = window.realFrame ?? window.requestAnimationFrame
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => frame(resolve))
  })
}
