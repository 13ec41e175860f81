import { describe, expect, it } from 'vitest'
import { contactTargetFrom } from './contact-anchors.ts'
import { banner, footer, header } from './navigation.ts'
import { routes } from './routes.ts'

const paths: readonly string[] = routes.map((route) => route.path)

describe('the header', () => {
  it('lists every industry page under Industries', () => {
    expect(header.industries.rows.map((row) => row.to)).toEqual(
      paths.filter((path) => path.startsWith('/industries/')),
    )
  })

  it('lists AIR under Agents', () => {
    expect(header.agents.rows.map((row) => [row.label, row.to])).toEqual([['AIR', '/products/air']])
  })

  it('names its other entries as the specification does', () => {
    expect(header.calculator).toEqual({ label: 'Savings Calculator', to: '/measured-performance' })
    expect([header.contact.label, header.getStarted.label]).toEqual(['Contact', 'Get Started'])
  })
})

describe('the banner', () => {
  it('announces AIR in Beta and leads to its page', () => {
    expect(`${banner.tag} ${banner.text}`).toMatch(/Beta.*AIR/)
    expect(banner.to).toBe('/products/air')
  })
})

describe('the footer', () => {
  const links = footer.columns.flatMap((column) => column.links)
  const targets = links.flatMap((link) => ('to' in link ? [link.to] : []))

  it('leads to every page of the route table', () => {
    expect(paths.filter((path) => !(targets as readonly string[]).includes(path))).toEqual([])
  })

  it('leads out to the blog and the network page', () => {
    const outward = links.flatMap((link) => ('href' in link ? [link.href] : []))

    expect(outward).toEqual([
      'https://blog.nightdesk.example',
      'https://www.linkedin.com/company/nightdesk-example',
    ])
  })

  it('names the three agents that are coming', () => {
    expect(footer.comingSoon.agents.map(({ name, role }) => [name, role])).toEqual([
      ['AI:SA', 'Sales development'],
      ['AI:M', 'Marketing'],
      ['AI:CE', 'Customer engagement'],
    ])
  })
})

describe('the nearest contact section', () => {
  it.each([
    ['/', '#contact'],
    ['/use-cases', '#contact'],
    ['/measured-performance', '#contact'],
    ['/industries/hotels-hospitality', '#contact'],
    ['/industries/restaurants-takeouts', '#demo'],
    ['/products', '#contact'],
    ['/products/air', '#contact'],
    ['/privacy', '/#contact'],
    ['/no-such-page', '/#contact'],
  ])('seen from %s is %s', (path, target) => {
    expect(contactTargetFrom(path)).toBe(target)
  })
})
