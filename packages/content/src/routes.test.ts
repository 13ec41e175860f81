import { describe, expect, it } from 'vitest'
import { redirects } from './redirects.ts'
import { comingProductPaths, routes } from './routes.ts'

const paths = routes.map((route) => route.path)

describe('the route table', () => {
  it('holds every path of the specification, and besides them only further industries', () => {
    const specified = [
      '/',
      '/privacy',
      '/terms',
      '/use-cases',
      '/measured-performance',
      '/industries',
      '/industries/healthcare',
      '/industries/financial-services',
      '/industries/hotels-hospitality',
      '/industries/transportation',
      '/industries/restaurants-takeouts',
      '/products',
      '/products/air',
    ] as const
    const others = paths.filter((path) => !(specified as readonly string[]).includes(path))

    expect(paths).toEqual(expect.arrayContaining([...specified]))
    expect(others.filter((path) => !path.startsWith('/industries/'))).toEqual([])
  })

  it('has one redirect, from /industries/index to /industries', () => {
    expect(redirects).toEqual([{ from: '/industries/index', to: '/industries' }])
  })

  it('knows the six products that have no page yet', () => {
    expect(comingProductPaths).toEqual(
      ['aisa', 'aime', 'aics', 'aifs', 'aipa', 'aicso'].map((id) => `/products/${id}`),
    )
  })

  it('titles the calculator as the specification does', () => {
    const calculator = routes.find((route) => route.page === 'calculator')

    expect(calculator?.meta.title).toBe(
      'Savings Calculator | Nightdesk | AI-Driven Business Solutions',
    )
  })

  it.each(routes.map((route) => [route.path, route.meta] as const))(
    'gives %s a title of at most 70 characters and a description of 50 to 160',
    (_, meta) => {
      expect(meta.title.length).toBeLessThanOrEqual(70)
      expect(meta.description.length).toBeGreaterThanOrEqual(50)
      expect(meta.description.length).toBeLessThanOrEqual(160)
    },
  )

  it('repeats no title and no description', () => {
    expect(new Set(routes.map((route) => route.meta.title)).size).toBe(routes.length)
    expect(new Set(routes.map((route) => route.meta.description)).size).toBe(routes.length)
  })
})
