import type { Page } from '@playwright/test'

/** One stop of the keyboard on its way through a page. */
export type Stop = {
  readonly name: string
  /** Whether some part of the element is on the screen with nothing else over it. */
  readonly isSeen: boolean
  /** Whether the element, or the card around it, shows that it has focus. */
  readonly isMarked: boolean
}

/** Tabs through the whole page and says of each stop what a visitor sees. Ends where the page ends. */
export async function walkByKeyboard(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  const mostStops = 200
  while (stops.length < mostStops) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeFocus)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`More than ${mostStops} stops: ${stops.at(-1)?.name}`)
}

/** Runs in the page. Smooth scrolling is off during a walk, so a focused element already stands where it will. */
async function describeFocus(): Promise<Stop | null> {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const nameOf = (one: Element) => {
    const label = 'labels' in one ? (one as HTMLInputElement).labels?.[0]?.textContent : undefined
    const words = one.getAttribute('aria-label') ?? label ?? one.textContent
    return `${one.tagName.toLowerCase()} "${words.trim()}"`
  }

  const isOnTop = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const isUncovered = [...element.getClientRects()].some((box) =>
    [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((along) =>
        isOnTop(box.left + box.width * along, box.top + box.height * down),
      ),
    ),
  )
  const isSeen = isUncovered && !element.closest('[data-reveal="waiting"]')

  const hasRing = (one: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const isTransparent = /(\/ 0\)|, 0\))$/.test(outlineColor)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent
  }
  const card = element.closest('[class*="card"], .desk-place')
  const isMarked = hasRing(element) || (card !== null && hasRing(card))

  return { name: nameOf(element), isSeen, isMarked }
}
