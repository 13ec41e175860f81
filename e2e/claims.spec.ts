import { notFound, routes, type PageKey } from '@nightdesk/content'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { unallowedFigures, unusedEntries } from '../scripts/claims/ledger.ts'
import { pageText } from '../scripts/claims/page-text.ts'
import { unknownPath } from './site.ts'

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return pageText(await (await request.get(path)).text())
}

test.describe('claims', () => {
  for (const { path, page, meta } of routes) {
    test(`${path} shows no figure but those the ledger allows it`, async ({ request }) => {
      const text = await textOf(request, path)

      // The whole page was read, not an empty or another one.
      expect(text).toContain(meta.title)
      const figures = unallowedFigures(page, text)
      expect(figures, 'allow each in claims.ts for this page, or use other words').toEqual([])
    })
  }

  test('the not-found page makes none of its own', async ({ request }) => {
    const text = await textOf(request, unknownPath)

    expect(text).toContain(notFound.title)
    expect(unallowedFigures('terms', text)).toEqual([])
  })

  test('every claim and every statistic stands on a page it was made for', async ({ request }) => {
    const texts: Partial<Record<PageKey, string>> = {}
    for (const { path, page } of routes) texts[page] = await textOf(request, path)

    expect(unusedEntries(texts)).toEqual([])
  })
})
