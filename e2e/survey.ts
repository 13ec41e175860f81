import { comingProductPaths } from '@nightdesk/content'
import type { Browser, Page } from '@playwright/test'
import { everyPath } from './site.ts'

export type Link = { readonly text: string; readonly href: string; readonly current: string | null }

/** What stands in a page as the server sends it. */
export type ServedPage = {
  readonly path: string
  readonly status: number | undefined
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  readonly robots: string | null
  readonly language: string
  readonly headingLevels: readonly number[]
  readonly landmarks: Readonly<Record<'banner' | 'main' | 'contentinfo', number>>
  readonly navigationNames: readonly (string | null)[]
  readonly links: readonly Link[]
  readonly ids: readonly string[]
  readonly firstStop: string
  /** Pieces of the main part's text that take up their room but cannot be seen. */
  readonly unseenText: readonly string[]
}

/** The same question to every page, answered by path: a failure shows which page and what it said. */
export function byPath<Surveyed extends { readonly path: string }, Answer>(
  pages: readonly Surveyed[],
  ask: (page: Surveyed) => Answer,
): Record<string, Answer> {
  return Object.fromEntries(pages.map((page) => [page.path, ask(page)]))
}

/** All links of the page as it stands, with full addresses. */
export function linksOf(page: Page): Promise<readonly Link[]> {
  return page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => ({
      text: link.textContent.trim(),
      href: link.href,
      current: link.getAttribute('aria-current'),
    })),
  )
}

/** Visits every page once without JavaScript, so that many tests can look at what is served. */
export async function surveyServedPages(browser: Browser): Promise<readonly ServedPage[]> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const found: ServedPage[] = []
  for (const path of [...everyPath, ...comingProductPaths]) {
    const response = await page.goto(path)
    found.push({
      path,
      status: response?.status(),
      landmarks: {
        banner: await page.getByRole('banner').count(),
        main: await page.getByRole('main').count(),
        contentinfo: await page.getByRole('contentinfo').count(),
      },
      links: await linksOf(page),
      ...(await page.evaluate(readDocument)),
      firstStop: await firstStop(page),
    })
  }
  await page.close()
  return found
}

async function firstStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

/** Runs in the page. */
function readDocument() {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const all = (selector: string) => [...document.querySelectorAll(selector)]

  // What is only landing is there once it has landed, however slow the machine is.
  for (const one of document.getAnimations())
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish()
  const unseenText: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim()
    const parent = texts.currentNode.parentElement
    if (!words || !parent || parent.closest('[role="tooltip"], script, style')) continue
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (parent.checkVisibility() && !isSeen) unseenText.push(words)
  }

  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    language: document.documentElement.lang,
    headingLevels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
    navigationNames: all('nav')
      .filter((nav) => nav.checkVisibility())
      .map((nav) => {
        const label = document.getElementById(nav.getAttribute('aria-labelledby') ?? '')
        return label?.textContent ?? nav.getAttribute('aria-label')
      }),
    ids: all('[id]').map(({ id }) => id),
    unseenText,
  }
}
