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

/** Notes everything that moves by itself while a page loads. To be called before it is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? ''),
        )
        window.layoutShifts.push(`${entry.value}: ${moved.join(', ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.layoutShifts)
}
