import {
  comingNoteOf,
  comingProductPaths,
  notFound,
  productAtPath,
  redirects,
  routes,
  terms,
} from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { formOf, open, unknownPath } from './site.ts'

function canonical(page: Page) {
  return page.locator('link[rel="canonical"]')
}

test('a route reached within the page has its own title, description and address', async ({
  page,
}) => {
  await open(page, '/')
  const { origin } = new URL((await canonical(page).getAttribute('href')) ?? '')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

  await expect(page).toHaveURL('/terms')
  await expect(page).toHaveTitle(terms.meta.title)
  await expect(canonical(page)).toHaveAttribute('href', `${origin}/terms`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    terms.meta.description,
  )
})

test.describe('a redirect', () => {
  for (const { from, to } of redirects) {
    test(`${from} is answered by the server with 301 to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })

      expect(response.status()).toBe(301)
      expect(response.headers()['location']).toBe(to)
    })

    test(`${from} leaves no entry of its own in the history when followed within the page`, async ({
      page,
    }) => {
      await open(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL('/privacy')

      // Nothing on the site links to the old address, so the router is asked directly.
      await page.evaluate(async (path) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> }
        }
        await router.navigate(path)
      }, from)
      await expect(page).toHaveURL(to)
      await page.goBack()

      await expect(page).toHaveURL('/privacy')
      await page.goForward()
      await expect(page).toHaveURL(to)
    })
  }

  test('/industries/index is the one the specification names', async ({ page }) => {
    await page.goto('/industries/index')

    await expect(page).toHaveURL('/industries')
  })

  test('a slash at the end of a known path leads to the bare path, query kept', async ({
    request,
  }) => {
    for (const { path } of routes.filter((route) => route.path !== '/')) {
      const response = await request.get(`${path}/?from=mail`, { maxRedirects: 0 })

      expect(response.status(), path).toBe(301)
      expect(response.headers()['location'], path).toBe(`${path}?from=mail`)
    }
  })
})

test.describe('an unknown path', () => {
  test('answers 404 with the not-found page and the way home', async ({ page }) => {
    const response = await page.goto(unknownPath)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByRole('main').getByText('404').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(page).toHaveTitle(notFound.meta.title)
  })

  test('leaves a note, and the way to the line that answers', async ({ page }) => {
    await open(page, unknownPath)

    for (const { name, value } of notFound.note.rows) {
      const row = page.locator('.wrong-number .slip-rows > div').filter({ hasText: value })
      await expect(row).toContainText(name)
    }
    await page.getByRole('main').getByRole('link', { name: notFound.hear.label }).click()
    await expect(page).toHaveURL(notFound.hear.to)
  })

  test('is logged to the console', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))

    await open(page, unknownPath)

    await expect.poll(() => logged.filter((line) => line.includes(unknownPath))).toHaveLength(1)
  })

  test('leads home through its link', async ({ page }) => {
    await open(page, unknownPath)

    await page.getByRole('link', { name: notFound.home.label }).click()

    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(routes[0]?.meta.title ?? '')
  })

  for (const [path, known] of [
    ['/Products/AIR', '/products/air'],
    ['/INDUSTRIES//', '/industries'],
    ['/products/aisa/', '/products/aisa'],
  ] as const) {
    test(`${path} is the page of ${known}, written otherwise`, async ({ page }) => {
      await open(page, path)

      await expect(page).toHaveURL(known)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title)
    })
  }

  for (const path of [unknownPath, '/products/unheard-of', '/products/aisa/more', '/aisa']) {
    test(`${path} says nothing about a coming agent`, async ({ page }) => {
      await open(page, path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
      await expect(page.getByText('is coming')).toHaveCount(0)
      await expect(page.getByText(notFound.comingProduct.label, { exact: true })).toHaveCount(0)
    })
  }
})

test.describe('a coming agent', () => {
  test('is one of the six the specification names', () => {
    expect(comingProductPaths).toEqual(
      ['aisa', 'aime', 'aics', 'aifs', 'aipa', 'aicso'].map((id) => `/products/${id}`),
    )
  })

  for (const path of comingProductPaths) {
    test(`${path} answers 404, names the agent and leads to all agents and the contact form`, async ({
      page,
    }) => {
      const product = productAtPath(path)
      if (!product) throw new Error(`No product at ${path}`)

      const response = await page.goto(path)

      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.name} is coming`)
      const { all, hear, action, label } = notFound.comingProduct
      const line = page.getByText(`${product.fullName}. ${product.description}`)
      await expect(line).toBeVisible()
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible()
      await expect(page).toHaveTitle(notFound.comingProduct.meta(product).title)
      for (const link of [action, hear, all]) {
        const found = page.getByRole('main').getByRole('link', { name: link.label })
        await expect(found).toHaveAttribute(
          'href',
          link.to.startsWith('#') ? path + link.to : link.to,
        )
      }
    })

    test(`${path} is an offer: its example, AIR today, and the words of the not-found page in small print`, async ({
      page,
    }) => {
      await open(page, path)
      const product = productAtPath(path)
      const note = comingNoteOf(product?.id ?? '')
      for (const { name, value } of note?.rows ?? []) {
        const row = page.locator('.coming-note .slip-rows > div').filter({ hasText: value })
        await expect(row).toContainText(name)
      }

      await expect(page.getByRole('main').getByText(note?.today ?? 'missing')).toBeVisible()
      const { duties = [], signs = [], limit = 'missing', title = 'missing' } = note?.job ?? {}
      const job = page.getByRole('region', { name: title })
      for (const words of [...duties, ...signs, limit]) {
        await expect(job.getByText(words)).toBeVisible()
      }
      const built = job.getByRole('link', { name: note?.built.link.label ?? 'missing' })
      await expect(built).toHaveAttribute('href', note?.built.link.to ?? 'missing')
      // Nothing is broken.
      await expect(page.getByText(`${product?.name} isn’t on duty yet.`)).toBeVisible()

      await expect(page.getByRole('main').getByText('Oops')).toHaveCount(0)
      await expect(page.getByText('Money back')).toHaveCount(0)
    })

    test(`${path} shows all seven plates, its own marked and AIR lit`, async ({ page }) => {
      await open(page, path)
      const shelf = page.getByRole('navigation', { name: notFound.comingProduct.shelfName })

      await expect(shelf.locator('a[href^="/products/"]')).toHaveCount(7)
      await expect(shelf.locator('[aria-current="page"]')).toHaveAttribute('href', path)
      await expect(shelf.locator('[data-lit]')).toHaveText(/^AIR/)
    })

    test(`${path} leads home and has the contact form`, async ({ page }) => {
      await open(page, path)

      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
      await expect(formOf(page)).toBeVisible()
    })
  }
})
