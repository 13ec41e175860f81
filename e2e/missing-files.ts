import type { Locator, Page } from '@playwright/test'

/** Files of the program, by the beginning of their names; the rest is a hash of what is in them. */
export const files = {
  card: /\/assets\/contact-card-/,
  desk: /\/assets\/contact-desk-/,
  demo: /\/assets\/(?:talk|desks|demo-program)-/,
  toasts: /\/assets\/toast-region-/,
  framework: /\/assets\/framework-/,
  all: /\/assets\/.*\.js/,
} as const

export type MissingFiles = {
  /** Which of them were asked for, while they were missing and after. */
  readonly asked: readonly string[]
}

type Gone = {
  /** How many requests fail; all of them when not said. */
  readonly times?: number
  /** By an answer, as after a deployment, or by none, as in a tunnel. */
  readonly how?: 'not-found' | 'no-network'
}

/** Lets requests for some files fail, the first ones or all. */
export async function loseFiles(
  page: Page,
  pattern: RegExp | string,
  { times = Infinity, how = 'not-found' }: Gone = {},
): Promise<MissingFiles> {
  const asked: string[] = []
  await page.route(pattern, (route) => {
    asked.push(route.request().url())
    if (asked.length > times) return route.continue()
    return how === 'no-network' ? route.abort() : route.fulfill({ status: 404, body: 'Not found' })
  })
  return { asked }
}

/** Keeps requests for some files waiting, as a slow network does, until they are delivered. */
export async function holdFiles(
  page: Page,
  pattern: RegExp,
): Promise<MissingFiles & { readonly deliver: () => void }> {
  const asked: string[] = []
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    asked.push(route.request().url())
    await delivered
    await route.continue()
  })
  return { asked, deliver }
}

/** Everything the page wrote to the console as an error. */
export function errorsOf(page: Page): readonly string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}

/** Marks this very document; a page that is loaded anew has lost the mark. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

/** Marks this very element; one that was built anew in its place has lost the mark. */
export async function markElement(element: Locator): Promise<() => Promise<boolean>> {
  await element.evaluate((one) => Object.assign(one, { isMarked: true }))
  return () => element.evaluate((one) => 'isMarked' in one)
}
