import { brand, comingProductPaths, redirects, routes } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import { llmsTxt, robotsTxt, searchFiles, sitemapXml } from './search-files.ts'

const origin = 'https://desk.example'

describe('the sitemap', () => {
  const listed = [...sitemapXml(origin).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

  it('lists every page of the route table under the public origin', () => {
    expect(listed).toEqual(routes.map(({ path }) => origin + path))
  })

  it('lists no redirect and no agent that is still to come', () => {
    const unlisted = [...redirects.map(({ from }) => from), ...comingProductPaths]

    expect(unlisted.filter((path) => listed.includes(origin + path))).toEqual([])
  })

  it('is XML of the sitemap protocol', () => {
    expect(sitemapXml('https://a.example/?x=1&y=2')).toContain('x=1&amp;y=2')
    expect(sitemapXml(origin)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/)
  })
})

describe('robots.txt', () => {
  it('lets everybody in and names the sitemap by its full address', () => {
    expect(robotsTxt(origin)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://desk.example/sitemap.xml\n',
    )
  })
})

describe('llms.txt', () => {
  const text = llmsTxt(origin)

  it('begins with the name and a one-line summary', () => {
    expect(text).toMatch(new RegExp(`^# ${brand.product}\n\n> .+\n`))
  })

  it('links every page with its title and description', () => {
    for (const { path, meta } of routes) {
      expect(text).toContain(`- [${meta.title}](${origin}${path}): ${meta.description}`)
    }
  })

  it('names the mailbox', () => {
    expect(text).toContain(brand.email)
  })
})

it('all three are written under the names that programs ask for', () => {
  expect(Object.keys(searchFiles(origin))).toEqual(['sitemap.xml', 'robots.txt', 'llms.txt'])
})
