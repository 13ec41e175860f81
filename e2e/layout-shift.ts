import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

declare global {
  interface Window {
    layoutShifts: string[]
  }
}

/** Below this a word has grown by part of a pixel when its font came; measures of layout shift round it to 0. */
const noticeable = 0.001

/** Notes everything that moves by itself while a page loads. To be called before it is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    window.layoutShifts = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.value < least) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? ''),
        )
        window.layoutShifts.push(`${entry.value}: ${moved.join(', ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  }, noticeable)
}

export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.layoutShifts)
}
