import { routes } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

// First of all, while nothing is in the cache: there a font comes late, and what it moves shows.
const firstPath = '/industries/financial-services'
const paths = [firstPath, ...routes.map(({ path }) => path).filter((path) => path !== firstPath)]

/** Checks of one page, by its path, that go on where its visit has come to. */
type ChecksOfPages = Readonly<Record<string, (visit: Visit) => void>>

export function checkPages(visit: Visit, goOn: ChecksOfPages): void {
  for (const path of paths) {
    checkPage(visit, path)
    goOn[path]?.(visit)
  }
}

function checkPage({ tab, narrow }: Visit, path: string): void {
  describe('every page', () => {
    it(`${path} loads, fits and shows all it has`, async () => {
      await tab().open(path)

      expect.soft(await tab().run(staleParts), 'as laid out afresh').toEqual([])
      expect.soft(await tab().run(readToTheEnd), 'still hidden').toEqual([])
      expect.soft(await tab().run(marksOfTheBrowser), 'marked by the browser').toEqual([])
      expect.soft(await tab().run(sidewaysScroll), 'wide').toBeLessThanOrEqual(0)
      await tab().resize(narrow)
      expect.soft(await tab().run(sidewaysScroll), 'narrow').toBeLessThanOrEqual(0)
      expect.soft(tab().takeConsole()).toEqual([])
    })
  })
}

/** Parts that would have another height, were the page laid out anew with the fonts it has by now. */
async function staleParts(): Promise<string[]> {
  await document.fonts.ready
  const main = document.querySelector('main')
  if (!main) return ['no main part']
  const parts = [...main.querySelectorAll<HTMLElement>('*')]
  const heights = () => parts.map(({ offsetHeight }) => offsetHeight)
  const before = heights()
  main.hidden = true
  void main.offsetHeight
  main.hidden = false
  const after = heights()
  return parts
    .filter((_, at) => before[at] !== after[at])
    .map((part) => `${part.className || part.tagName}: ${part.textContent?.slice(0, 40)}`)
}

/**
 * Shows every section to the page's observers, each until it is noticed, and waits for all of them together; those that
 * stay hidden are told.
 */
async function readToTheEnd(): Promise<string[]> {
  const blocks = [...document.querySelectorAll<HTMLElement>('.reveal')]
  const deadline = performance.now() + 25_000
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isHidden = (block: HTMLElement) => Number(getComputedStyle(block).opacity) < 1
  for (const block of blocks) {
    block.scrollIntoView({ behavior: 'instant', block: 'center' })
    do await nextFrame()
    while (block.dataset['reveal'] === 'waiting' && performance.now() < deadline)
  }
  while (blocks.some(isHidden) && performance.now() < deadline) {
    // A block hides itself only when its program runs: on a busy machine that may be after it was passed.
    const late = blocks.find(({ dataset }) => dataset['reveal'] === 'waiting')
    late?.scrollIntoView({ behavior: 'instant', block: 'center' })
    // Nobody has to watch them come.
    for (const block of blocks) for (const way of block.getAnimations()) way.finish()
    await nextFrame()
  }
  return blocks.filter(isHidden).map((block) => block.textContent?.slice(0, 40) ?? '')
}

/** What unfolds, with the browser's own mark at it: a triangle of any size, from whatever font has one. */
function marksOfTheBrowser(): (string | null)[] {
  return [...document.querySelectorAll('summary')]
    .filter((summary) => {
      const { display, listStyleType } = getComputedStyle(summary)
      return ['list-item', 'block'].includes(display) && listStyleType !== 'none'
    })
    .map(({ textContent }) => textContent)
}

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
