import { brand, terms, unexpectedError } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { open } from './site.ts'

/** A page whose code has a fault, as the browser would get it. */
const faultyPage = `
  export const meta = () => []
  export default function FaultyPage() { throw new Error('A fault for the test') }
`

type RouteManifest = { routes: Record<string, { path?: string; module: string }> }

/** The file that holds the code of one route, by the site's own manifest. */
async function moduleOf(page: Page, path: string): Promise<string> {
  await open(page, '/')
  return page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: RouteManifest
    }
    const route = Object.values(manifest.routes).find((one) => one.path === wanted)
    if (!route) throw new Error(`No route ${wanted}`)
    return route.module
  }, path)
}

async function breakPage(page: Page, path: string): Promise<void> {
  const module = await moduleOf(page, path)
  await page.route(`**${module}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: faultyPage }),
  )
}

/** Two ways to the same fault: a link within the page, and the address itself. */
const ways = [
  {
    name: 'reached within the page',
    follow: (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click(),
  },
  { name: 'opened directly', follow: (page: Page) => page.goto('/terms') },
]

for (const { name, follow } of ways) {
  test.describe(`a page that fails, ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await breakPage(page, '/terms')
      await follow(page)
    })

    test('shows the error page under its title', async ({ page }) => {
      await expect(page).toHaveTitle('Unexpected Application Error!')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      )
      await expect(page.getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        `mailto:${brand.email}`,
      )
    })

    test('keeps its styles', async ({ page }) => {
      const heading = page.getByRole('heading', { name: unexpectedError.title })
      await expect(heading).toHaveCSS('font-family', /Besley/)

      const { surface, night, text } = await page.getByRole('main').evaluate((main) => {
        const { backgroundColor, color } = getComputedStyle(main.querySelector('section') ?? main)
        main.style.backgroundColor = 'var(--night)'
        const night = getComputedStyle(main).backgroundColor
        return { surface: backgroundColor, night, text: color }
      })
      expect(surface).toMatch(/^oklch/)
      expect(surface).toBe(night)
      expect(text).not.toBe(surface)
    })

    test('takes the whole window', async ({ page }) => {
      await expect(page).toHaveTitle(unexpectedError.title)

      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const box = await page.getByRole('main').boundingBox()
        expect(box).toEqual({ x: 0, y: 0, width, height: 900 })
      }
    })

    test('works again after a reload once the fault is gone', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpectedError.title)
      await page.unrouteAll()

      await page.getByRole('button', { name: unexpectedError.reload }).click()

      await expect(page).toHaveURL('/terms')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unexpectedError.title)
    })
  })
}

test('a page whose words cannot be fetched shows the error page, and comes after a reload', async ({
  page,
}) => {
  await open(page, '/')
  await page.route('**/terms.data*', (route) => route.abort())

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpectedError.title)
  await page.unrouteAll()
  await page.getByRole('button', { name: unexpectedError.reload }).click()

  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.hero.title)
})
