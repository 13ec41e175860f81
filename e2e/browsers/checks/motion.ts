import { air } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

const { pauseLabel, playLabel } = air.film
const button = { selector: '.film-switch button' }

export function checkTabs({ tab, narrow }: Visit): void {
  describe('what moves', () => {
    it('the row of tabs shows its beginning again after a fast way down and up', async () => {
      await tab().stayAt('/use-cases')
      await tab().resize(narrow)
      // At once: a gliding way back that begins on the way there may be dropped, which is a matter of luck.
      for (let times = 0; times < 3; times += 1) {
        expect(await tab().run(hurryDownAndUp, 'social-media')).toBe(1)
      }
    })
  })
}

export function checkFilm({ tab }: Visit): void {
  describe('what moves', () => {
    it('the film runs by itself, and its button stops it', async () => {
      await tab().stayAt('/products/air')
      await expect.poll(() => tab().run(isRunning)).toEqual(true)
      await expect.poll(() => tab().run(labelOf, button.selector)).toEqual(pauseLabel)
      await tab().click(button)

      await expect.poll(() => tab().run(labelOf, button.selector)).toEqual(playLabel)
      await expect.poll(() => tab().run(isPaused)).toEqual(true)
    })
  })
}

export function checkBrokenFilm({ tab }: Visit): void {
  describe('what moves', () => {
    it('a film that cannot be had is offered, and not said to run', async () => {
      await tab().stayAt('/products')
      await tab().run(breakFilm)
      await tab().click({ selector: 'footer a[href="/products/air"]' })
      await expect.poll(() => tab().run(hasNoFilm)).toEqual(true)

      await expect.poll(() => tab().run(labelOf, button.selector)).toEqual(playLabel)
    })
  })
}

/** Goes to a section and, as soon as the row follows, back to the top: in how many steps the row comes back. */
async function hurryDownAndUp(id: string): Promise<number> {
  const rowScroll = () => document.querySelector('.jump-tabs')?.scrollLeft ?? 0
  const deadline = performance.now() + 8000
  const nextFrame = async () => {
    if (performance.now() > deadline) throw new Error('The row stays where it is.')
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Whoever looked at every part of the page before may have moved the row by hand, which it allows.
  document.querySelector('.jump-tabs')?.scrollTo({ left: 0, behavior: 'instant' })
  // Nor may the page have stood at that section already: the row follows to another one only.
  const isAtSection = () => document.querySelector('.jump-tabs [aria-current]') !== null
  while (isAtSection() || rowScroll() !== 0) await nextFrame()
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  window.scrollTo({ top: top - 150, behavior: 'instant' })
  while (rowScroll() === 0) await nextFrame()
  window.scrollTo({ top: 0, behavior: 'instant' })
  let steps = 0
  for (let last = rowScroll(); last !== 0; last = rowScroll()) {
    await nextFrame()
    if (rowScroll() < last) steps += 1
  }
  return steps
}

function labelOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent?.trim()
}

/** Whether its time goes on from one look to the next. */
async function isRunning(): Promise<boolean> {
  const film = document.querySelector<HTMLVideoElement>('.film-live')
  film?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = film?.currentTime ?? 0
  for (let frame = 0; frame < 12; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return (film?.currentTime ?? 0) !== before
}

/** A film may also stand still for a moment because the machine is busy. */
function isPaused(): boolean | undefined {
  return document.querySelector<HTMLVideoElement>('.film-live')?.paused
}

/** As where no codec is: each source of the film that the next page brings fails. */
function breakFilm(): void {
  const observer = new MutationObserver(() => {
    const film = document.querySelector<HTMLVideoElement>('.film-live:has(source)')
    if (!film) return
    observer.disconnect()
    for (const source of film.querySelectorAll('source')) source.src = '/film/missing'
    film.load()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Whether the browser has tried all sources in vain. */
function hasNoFilm(): boolean {
  const film = document.querySelector<HTMLVideoElement>('.film-live')
  return film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE
}
