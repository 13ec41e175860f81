import { air } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../check-site.ts'

const { pauseLabel, playLabel } = air.film
const button = { selector: '.film-switch button' }

export function checkMotion({ tab, narrow }: Visit): void {
  describe('what moves', () => {
    it('the row of tabs shows its beginning again after a fast way down and up', async () => {
      await tab().resize(narrow)
      await tab().open('/use-cases')
      await tab().run(hurryDownAndUp, 'social-media')

      await expect.poll(() => tab().run(rowScroll)).toEqual(0)
    })

    it('the film runs by itself, and its button stops it', async () => {
      await tab().open('/products/air')
      await expect.poll(() => tab().run(isRunning)).toEqual(true)
      await expect.poll(() => tab().run(labelOf, button.selector)).toEqual(pauseLabel)
      await tab().click(button)

      await expect.poll(() => tab().run(labelOf, button.selector)).toEqual(playLabel)
      await expect.poll(() => tab().run(isRunning)).toEqual(false)
    })
  })
}

/** Goes to a section and, as soon as the row follows, back to the top. */
async function hurryDownAndUp(id: string): Promise<void> {
  const isAtRest = () => document.querySelector('.jump-tabs')?.scrollLeft === 0
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  window.scrollTo({ top: top - 150, behavior: 'instant' })
  const deadline = performance.now() + 5000
  do {
    if (performance.now() > deadline) throw new Error('The row did not move.')
    await new Promise((resolve) => requestAnimationFrame(resolve))
  } while (isAtRest())
  window.scrollTo({ top: 0, behavior: 'instant' })
}

function rowScroll(): number | undefined {
  return document.querySelector('.jump-tabs')?.scrollLeft
}

function labelOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent?.trim()
}

/** Whether its time goes on from one look to the next. */
async function isRunning(): Promise<boolean> {
  const film = document.querySelector<HTMLVideoElement>('.film-live')
  const before = film?.currentTime ?? 0
  for (let frame = 0; frame < 12; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return (film?.currentTime ?? 0) !== before
}
