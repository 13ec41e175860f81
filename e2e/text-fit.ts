import type { Page } from '@playwright/test'

/** Pieces of text that reach past the window's sides or past a box that cuts them off. */
export function lostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slackPx = 1
    const isForScreenReaders = (element: Element) =>
      element.closest('.visually-hidden') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)'

    const cuts = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsAcross = overflowX === 'hidden' || overflowX === 'clip'
      const cutsDown = overflowY === 'hidden' || overflowY === 'clip'
      return (
        (cutsAcross && element.scrollWidth > element.clientWidth + slackPx) ||
        (cutsDown && element.scrollHeight > element.clientHeight + slackPx)
      )
    }

    // A row that is pushed sideways by itself keeps all of its text within reach.
    const isInScroller = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const isScroller = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
        if (isScroller && box.scrollWidth > box.clientWidth) return true
      }
      return false
    }

    const reachesOut = (text: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(
        (box) => box.left < -slackPx || box.right > window.innerWidth + slackPx,
      )
    }

    const lost: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || isForScreenReaders(parent)) continue
      if (!parent.checkVisibility()) continue
      if (reachesOut(text) && !isInScroller(parent)) {
        lost.push(`outside the window: ${text.textContent.trim()}`)
      }
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (cuts(box)) lost.push(`cut off by ${box.className}: ${text.textContent.trim()}`)
      }
    }
    return lost
  })
}

/** Pieces of text that stand on one another. What is scrolled by itself, or stays while the page goes by, is left out. */
export function overlappingText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const staysOrScrolls = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const { position, overflowX, overflowY } = getComputedStyle(element)
      return (
        ['fixed', 'sticky'].includes(position) ||
        [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow)) ||
        staysOrScrolls(element.parentElement)
      )
    }
    const isRead = (element: Element | null): element is Element =>
      element !== null &&
      !element.closest('.visually-hidden') &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !staysOrScrolls(element)

    const lines: { text: Node; left: number; right: number; top: number; bottom: number }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.textContent?.trim() || !isRead(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The letters themselves: a line's box is taller, and close lines share some of it.
        lines.push({ text, left, right, top: top + height / 4, bottom: bottom - height / 4 })
      }
    }
    lines.sort((one, other) => one.top - other.top)

    return lines.flatMap((line, index) => {
      const on = lines.slice(index + 1).find((other) => {
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        return other.text !== line.text && across > 1 && down > 1
      })
      return on ? [`${line.text.textContent?.trim()} / ${on.text.textContent?.trim()}`] : []
    })
  })
}

/** The font size a visitor sets in the browser; 16 px is what browsers come with. */
export async function setDefaultFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await session.detach()
}

/** By how many pixels the page can be pushed sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** What WCAG 1.4.12 lets a reader set: no text may be lost by it. */
export function widenTextSpacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
