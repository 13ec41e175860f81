import { banner, brand, footer, header, notFound, routes } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { byPath, surveyServedPages, type ServedPage } from './survey.ts'

test.describe('the pages as they are served', () => {
  // One look at all pages is enough for all of these.
  test.describe.configure({ mode: 'default' })

  let all: readonly ServedPage[] = []
  let listed: readonly ServedPage[] = []

  test.beforeAll(async ({ browser }) => {
    all = await surveyServedPages(browser)
    listed = all.filter(({ path }) => routes.some((route) => route.path === path))
  })

  test('answer 200 when they are in the route table and 404 when not', () => {
    const expected = byPath(all, (page) => (listed.includes(page) ? 200 : 404))
    expect(byPath(all, ({ status }) => status)).toEqual(expected)
    expect(listed).toHaveLength(routes.length)
  })

  test('have the titles of the route table, to the letter', () => {
    expect(byPath(listed, ({ title }) => title)).toEqual(
      Object.fromEntries(routes.map(({ path, meta }) => [path, meta.title])),
    )
  })

  test('have the descriptions of the route table, to the letter', () => {
    expect(byPath(listed, ({ description }) => description)).toEqual(
      Object.fromEntries(routes.map(({ path, meta }) => [path, meta.description])),
    )
  })

  test('name the savings calculator as the specification does', () => {
    expect(byPath(listed, ({ title }) => title)).toHaveProperty(
      ['/measured-performance'],
      `Savings Calculator | ${brand.product} | AI-Driven Business Solutions`,
    )
  })

  test('name their one address under the public origin of the site', () => {
    const home = listed.find(({ path }) => path === '/')?.canonical ?? ''
    const { origin } = new URL(home)

    expect(byPath(listed, ({ canonical }) => canonical)).toEqual(
      byPath(listed, ({ path }) => origin + path),
    )
  })

  test('are kept out of search engines when there is nothing to find', () => {
    const missing = all.filter((page) => !listed.includes(page))

    expect(byPath(missing, ({ robots, canonical }) => ({ robots, canonical }))).toEqual(
      byPath(missing, () => ({ robots: 'noindex', canonical: null })),
    )
    expect(byPath(listed, ({ robots }) => robots)).toEqual(byPath(listed, () => null))
  })

  test('say that they are in English', () => {
    expect(byPath(all, ({ language }) => language)).toEqual(byPath(all, () => 'en'))
  })

  test('have one first heading, and it comes first', () => {
    expect(byPath(all, ({ headingLevels }) => headingLevels.indexOf(1))).toEqual(
      byPath(all, () => 0),
    )
    expect(byPath(all, ({ headingLevels }) => headingLevels.lastIndexOf(1))).toEqual(
      byPath(all, () => 0),
    )
  })

  test('skip no level of heading', () => {
    const skips = ({ headingLevels }: ServedPage) =>
      headingLevels.filter((level, index) => level > (headingLevels[index - 1] ?? 0) + 1)

    expect(byPath(all, skips)).toEqual(byPath(all, () => []))
  })

  test('have one banner, one main part and one footer', () => {
    const expected = { banner: 1, main: 1, contentinfo: 1 }
    expect(byPath(all, ({ landmarks }) => landmarks)).toEqual(byPath(all, () => expected))
  })

  test('announce AIR on the home page only', () => {
    const announces = ({ links }: ServedPage) =>
      links.some(({ text }) => text.includes(banner.text))

    expect(byPath(all, announces)).toEqual(byPath(all, ({ path }) => path === '/'))
  })

  test('give each navigation a name of its own', () => {
    for (const { path, navigationNames } of all) {
      expect(navigationNames, path).toContain(header.navigationName)
      expect(navigationNames, path).toContain(footer.navigationName)
      expect(navigationNames, path).not.toContain(null)
      expect(new Set(navigationNames).size, path).toBe(navigationNames.length)
    }
  })

  test('have the skip link as the first stop of the keyboard', () => {
    expect(byPath(all, ({ firstStop }) => firstStop)).toEqual(byPath(all, () => header.skipLink))
  })

  test('show all of their text without JavaScript', () => {
    expect(byPath(all, ({ unseenText }) => unseenText)).toEqual(byPath(all, () => []))
  })

  test('link only to pages that are there, and to anchors that are on them', ({ baseURL }) => {
    const { origin } = new URL(baseURL ?? '')
    const ids = new Map(all.map((page) => [page.path, page.ids]))

    const broken = all.map(({ path, links }) => {
      const inner = links.map(({ href }) => new URL(href)).filter((url) => url.origin === origin)
      // The unknown path stands for every other; only its own anchors may be linked, by itself.
      return inner.filter(({ pathname, hash }) => {
        const anchors = ids.get(pathname)
        const isKnown = anchors && (pathname !== notFoundPath(all) || pathname === path)
        return !isKnown || (hash !== '' && !anchors.includes(hash.slice(1)))
      })
    })

    expect(broken.flat().map(String)).toEqual([])
    expect(all.flatMap(({ links }) => links).length).toBeGreaterThan(300)
  })

  test('link outward by https or mail only', ({ baseURL }) => {
    const { origin } = new URL(baseURL ?? '')
    const outward = all
      .flatMap(({ links }) => links.map(({ href }) => href))
      .filter((href) => new URL(href).origin !== origin)

    expect(outward.filter((href) => !/^(https:\/\/|mailto:)/.test(href))).toEqual([])
    expect(outward.length).toBeGreaterThan(0)
  })

  test('lead from every page to the whole site through the footer', () => {
    const main = routes.map(({ path }) => path)
    const missing = ({ links }: ServedPage) => {
      const paths = new Set(links.map(({ href }) => new URL(href).pathname))
      return main.filter((path) => !paths.has(path))
    }

    expect(byPath(all, missing)).toEqual(byPath(all, () => []))
  })

  test('are found by name on the not-found page', () => {
    const page = all.find(({ path }) => path === notFoundPath(all))
    const texts = page?.links.map(({ text }) => text) ?? []

    expect(texts).toEqual(expect.arrayContaining(notFound.directory.map(({ label }) => label)))
  })
})

/** The unknown path among the pages of the survey. */
function notFoundPath(pages: readonly ServedPage[]): string | undefined {
  return pages.find(({ path }) => !path.startsWith('/products/') && !isRoute(path))?.path
}

function isRoute(path: string): boolean {
  return routes.some((route) => route.path === path)
}
