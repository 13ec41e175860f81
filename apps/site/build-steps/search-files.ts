import { brand, routes, summary } from '@nightdesk/content'

/** Every page that search engines may list, by its one address. */
export function sitemapXml(origin: string): string {
  const entries = routes.map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The site in plain words (llmstxt.org): what it is, and where each page stands. */
export function llmsTxt(origin: string): string {
  const groups = summary.groups.flatMap(({ heading, paths }) => {
    const links = paths.map((path) => {
      const { title, description } = metaOf(path)
      return `- [${title}](${origin}${path}): ${description}`
    })
    return [`## ${heading}`, '', ...links, '']
  })
  const facts = summary.facts.map((fact) => `- ${fact}`)
  return [`# ${brand.product}`, '', `> ${summary.line}`, '', ...facts, '', ...groups].join('\n')
}

/** The files beside the pages, by name. */
export function searchFiles(origin: string): Readonly<Record<string, string>> {
  return {
    'sitemap.xml': sitemapXml(origin),
    'robots.txt': robotsTxt(origin),
    'llms.txt': llmsTxt(origin),
  }
}

function metaOf(path: string) {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`${path} is in the summary but not in the route table`)
  return route.meta
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
