import { brand, header, routes, structuredData } from '@nightdesk/content'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { hydrated, open, unknownPath } from './site.ts'

const structuredPages = [
  '/',
  '/measured-performance',
  ...header.industries.rows.map(({ to }) => to),
]

/** The public address the site was built for; the tests' own server may stand elsewhere. */
async function builtOrigin(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href')
  return new URL(href ?? '').origin
}

/** What a pattern finds in a page as it is served, before any program runs: as search engines read it. */
async function servedMatches(
  request: APIRequestContext,
  path: string,
  pattern: RegExp,
): Promise<readonly string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(pattern)].map(([, found = '']) => found)
}

function property(page: Page, name: string) {
  return page.locator(`meta[property="og:${name}"]`)
}

async function structuredDataOn(page: Page): Promise<unknown> {
  const script = page.locator('script[type="application/ld+json"]')
  await expect(script).toHaveCount(1)
  return JSON.parse((await script.textContent()) ?? '')
}

/** Faults the browser itself reports: refused code, and what React found not to match. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

test.describe('previews, as they are served', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, meta } of routes) {
    test(`${path} has everything a preview shows, and its picture exists`, async ({
      page,
      request,
    }) => {
      await page.goto(path)
      const origin = await builtOrigin(page)

      await expect(property(page, 'title')).toHaveAttribute('content', meta.title)
      await expect(property(page, 'description')).toHaveAttribute('content', meta.description)
      await expect(property(page, 'type')).toHaveAttribute('content', 'website')
      await expect(property(page, 'url')).toHaveAttribute('content', origin + path)
      await expect(property(page, 'site_name')).toHaveAttribute('content', brand.product)
      await expect(property(page, 'locale')).toHaveAttribute('content', 'en_US')
      await expect(property(page, 'image:width')).toHaveAttribute('content', '1200')
      await expect(property(page, 'image:height')).toHaveAttribute('content', '630')
      await expect(property(page, 'image:alt')).toHaveAttribute('content', /./)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      )

      const image = (await property(page, 'image').getAttribute('content')) ?? ''
      expect(image.startsWith(`${origin}/social/`)).toBe(true)
      const response = await request.get(new URL(image).pathname)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('image/png')
      const bytes = await response.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    })
  }
})

test.describe('previews', () => {
  test('every page has a picture of its own', async ({ request }) => {
    const images: string[] = []
    for (const { path } of routes) {
      images.push(
        ...(await servedMatches(request, path, /<meta property="og:image" content="([^"]*)"/g)),
      )
    }

    expect(images).toHaveLength(routes.length)
    expect(new Set(images).size).toBe(routes.length)
  })

  test('leave title and address to follow when another page is reached within the site', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')

    await expect(page).toHaveTitle(/terms/i)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/)
  })

  test('are not offered for a page that does not exist', async ({ page }) => {
    await page.goto(unknownPath)

    await expect(property(page, 'image')).toHaveCount(0)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })
})

test.describe('structured data', () => {
  for (const path of structuredPages) {
    test(`${path} says what it is, survives hydration and offends no policy`, async ({ page }) => {
      const faults = watchFaults(page)
      await page.goto(path)
      const origin = await builtOrigin(page)
      const served = await structuredDataOn(page)

      await hydrated(page)

      expect(served).toEqual(structuredData(path, origin))
      expect(await structuredDataOn(page)).toEqual(served)
      expect(faults).toEqual([])
    })
  }

  test('is on no other page', async ({ request }) => {
    for (const { path } of routes) {
      const found = await servedMatches(request, path, /(<script type="application\/ld\+json">)/g)

      expect(found.length, path).toBe(structuredPages.includes(path) ? 1 : 0)
    }
  })

  test('of one page never stands on the next', async ({ page }) => {
    await open(page, '/')
    await structuredDataOn(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

    await expect(page).toHaveURL('/terms')
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })

  for (const { to, label } of header.industries.rows) {
    test(`names the crumbs that stand on ${to}`, async ({ page }) => {
      await page.goto(to)

      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      await expect(crumbs).toHaveText(['Industries', label])
    })
  }

  test('is not part of the program', async ({ page }) => {
    const programs: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') programs.push(await response.text())
    })

    await open(page, '/')

    expect(programs.length).toBeGreaterThan(0)
    expect(programs.filter((text) => text.includes('schema.org'))).toEqual([])
  })
})

test.describe('files for search engines', () => {
  test('the sitemap lists every page by its canonical address', async ({ request }) => {
    const response = await request.get('/sitemap.xml')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('xml')

    const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => url,
    )
    const canonical: string[] = []
    for (const { path } of routes) {
      canonical.push(
        ...(await servedMatches(request, path, /<link rel="canonical" href="([^"]*)"/g)),
      )
    }
    expect(listed).toEqual(canonical)
  })

  test('robots.txt lets everybody in and names the sitemap', async ({ page, request }) => {
    await page.goto('/')
    const origin = await builtOrigin(page)

    const response = await request.get('/robots.txt')

    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('text/plain')
    const text = await response.text()
    expect(text).toContain('User-agent: *\nAllow: /')
    expect(text).not.toContain('Disallow')
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('llms.txt sums the site up and links every page', async ({ page, request }) => {
    await page.goto('/')
    const origin = await builtOrigin(page)

    const response = await request.get('/llms.txt')

    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text.startsWith(`# ${brand.product}\n`)).toBe(true)
    for (const { path, meta } of routes) expect(text).toContain(`[${meta.title}](${origin}${path})`)
  })

  test('are sent compressed', async ({ request }) => {
    for (const file of ['/sitemap.xml', '/llms.txt']) {
      const response = await request.get(file, { headers: { 'accept-encoding': 'br' } })

      expect(response.headers()['content-encoding'], file).toBe('br')
    }
  })
})

test('tabs and phones have their icons', async ({ page, request }) => {
  await page.goto('/')

  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '']),
    )

  expect(icons).toEqual([
    ['icon', '/favicon.png'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ])
  for (const [, href = ''] of icons) {
    const response = await request.get(href)
    expect(response.status(), href).toBe(200)
    expect(response.headers()['content-type'], href).toContain('image/')
  }
})
