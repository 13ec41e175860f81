import { describe, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { header } from './navigation.ts'
import { routes } from './routes.ts'
import { structuredData } from './structured-data.ts'

const origin = 'https://desk.example'

function thingsOf(path: string) {
  return structuredData(path, origin)?.['@graph'] ?? []
}

function typesOf(path: string) {
  return thingsOf(path).map((thing) => thing['@type'])
}

describe('structured data', () => {
  it('names the organization and the website on the home page', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite'])
  })

  it('states of the address only the city', () => {
    expect(thingsOf('/')[0]?.['address']).toEqual({
      '@type': 'PostalAddress',
      addressLocality: brand.city,
    })
  })

  it.each(header.industries.rows.map(({ to, label }) => [to, label] as const))(
    'describes the service of %s and the way back to Industries',
    (path, label) => {
      expect(typesOf(path)).toEqual(['Service', 'BreadcrumbList'])
      expect(thingsOf(path)[0]).toMatchObject({
        name: `${brand.product}: ${label}`,
        url: origin + path,
        provider: { '@type': 'Organization', name: brand.product },
      })
      expect(thingsOf(path)[1]?.['itemListElement']).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Industries', item: `${origin}/industries` },
        { '@type': 'ListItem', position: 2, name: label, item: origin + path },
      ])
    },
  )

  it('describes the calculator as a free web application', () => {
    expect(thingsOf('/measured-performance')).toEqual([
      expect.objectContaining({
        '@type': 'WebApplication',
        name: 'Savings Calculator',
        isAccessibleForFree: true,
      }),
    ])
  })

  it('says nothing where there is nothing to say', () => {
    expect(structuredData('/privacy', origin)).toBeUndefined()
    expect(structuredData('/no/such/page', origin)).toBeUndefined()
  })

  it('invents no rating, review, price or offer', () => {
    const everything = JSON.stringify(routes.map(({ path }) => structuredData(path, origin)))

    expect(everything).not.toMatch(
      /"(?:aggregateRating|review|price\w*|offers|telephone|streetAddress)"/,
    )
  })

  it('takes every description from the page it describes', () => {
    const described = routes.filter(({ path }) => thingsOf(path).length > 0)

    expect(described.map(({ path }) => path)).toEqual(
      expect.arrayContaining(header.industries.rows.map(({ to }) => to)),
    )
    for (const { path, meta } of described) {
      expect(thingsOf(path)[0]?.['description'], path).toBe(meta.description)
    }
  })
})
