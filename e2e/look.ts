import { test as base, type Page, type ViewportSize } from '@playwright/test'
import { open } from './site.ts'

type Shown = { readonly key: string; readonly page: Page; readonly url: string }

/** The page that tests of this worker looked at last. */
let shown: Shown | undefined

/**
 * Tests that only look at one page: it is opened once and stays open for the next of them. They may scroll it and
 * change its window, which is undone; who presses, types or goes elsewhere needs a page of their own.
 */
export function lookingAt(path: string) {
  const look = base.extend({
    page: async ({ browser, viewport }, give) => {
      const key = `${path} ${viewport?.width} ${viewport?.height}`
      if (shown?.key !== key) await close()
      shown ??= await show(await browser.newPage(), path, key)
      await give(shown.page)
      if (shown.page.url() === shown.url) await rest(shown.page, viewport)
      else await close()
    },
  })
  look.afterAll(close)
  return look
}

async function show(page: Page, path: string, key: string): Promise<Shown> {
  await open(page, path)
  return { key, page, url: page.url() }
}

async function close(): Promise<void> {
  const gone = shown
  shown = undefined
  await gone?.page.close()
}

async function rest(page: Page, viewport: ViewportSize | null): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (viewport && (width !== viewport.width || height !== viewport.height)) {
    await page.setViewportSize(viewport)
  }
  await page.emulateMedia({ media: null, reducedMotion: null })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
