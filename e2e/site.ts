import { contactFormStates, routes } from '@nightdesk/content'
import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** An address that no route takes. */
export const unknownPath = '/no/such/page'

/** Every page a visitor can see: the route table, and the page for everything else. */
export const everyPath: readonly string[] = [...routes.map((route) => route.path), unknownPath]

const pagesPerPart = 5

/** The same in parts, for tests that go through all of them and would be long. */
export const partsOfSite: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(everyPath.length / pagesPerPart) },
  (_, part) => everyPath.slice(part * pagesPerPart, (part + 1) * pagesPerPart),
)

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/**
 * Waits until the program runs the page. The site has no mark for it, since no visitor needs one, so
 * this asks React's root whether the served document has been taken over, and lets its effects run.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, ReactRoot>)[key]
    return root && !root.stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}

/** Lets requests wait until they are let go, and then goes on with them. */
export async function holdBack(
  page: Page,
  pattern: string,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await letGo
    await goOn(route)
  })
  return resolve
}

/** Opens a page and waits until the program runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export function formOf(page: Page): Locator {
  return page.getByRole('form', { name: contactFormStates.name })
}

/** Waits until the program of the contact card has come: then the browser's own checks of the form are off. */
export async function contactAlive(page: Page): Promise<void> {
  await expect(formOf(page)).toHaveJSProperty('noValidate', true)
}

/** Opens a page, goes to its contact form and waits until its program has come. */
export async function openAtContact(page: Page, path: string): Promise<void> {
  await open(page, path)
  await formOf(page).scrollIntoViewIfNeeded()
  await contactAlive(page)
}

/** What the page notes for good once a form is sent. */
export function sentNote(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: contactFormStates.sent })
}
