import { expect, type Page } from '@playwright/test'

/** Shows every section to the page's observers, as a visitor who has read it to the end would have. */
export async function revealAll(page: Page): Promise<void> {
  // A section hides itself only when the browser has told it that it is out of sight: perhaps while this reads.
  await expect(async () => {
    await readToTheEnd(page)
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await motionEnded(page)
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const mostFrames = 60
    for (const block of document.querySelectorAll('[data-reveal]')) {
      block.scrollIntoView({ behavior: 'instant', block: 'center' })
      for (let frame = 0; frame < mostFrames; frame += 1) {
        if (block.getAttribute('data-reveal') !== 'waiting') break
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Waits until nothing that has an end is still moving. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
