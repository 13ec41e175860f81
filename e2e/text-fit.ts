import type { Page } from '@playwright/test'

/** Pieces of text that reach past the window's sides or past a box that cuts them off. */
export function lostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slackPx = 1
    const isForScreenReaders = (element: Element) => element.closest('.visually-hidden') !== null

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
