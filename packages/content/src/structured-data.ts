import { brand } from './brand.ts'
import { home } from './home.ts'
import { header, industryBreadcrumb } from './navigation.ts'
import { routes } from './routes.ts'

/** A thing in schema.org's words, as far as we say anything about it. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

export type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly Thing[]
}

/** Who speaks: said in full on the home page, pointed to from the others. */
function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.product,
    url: `${origin}/`,
    description: home.meta.description,
    email: brand.email,
    logo: `${origin}/apple-touch-icon.png`,
    address: { '@type': 'PostalAddress', addressLocality: brand.city },
    sameAs: [brand.links.network, brand.links.blog],
  }
}

function organizationInShort(origin: string): Thing {
  const { '@type': type, '@id': id, name, url } = organization(origin)
  return { '@type': type, '@id': id, name, url }
}

function website(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.product,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#organization` },
  }
}

function describe(path: string): string {
  return routes.find((route) => route.path === path)?.meta.description ?? ''
}

type IndustryRow = (typeof header.industries.rows)[number]

function service(origin: string, { to, label }: IndustryRow): Thing {
  return {
    '@type': 'Service',
    name: `${brand.product}: ${label}`,
    serviceType: 'AI voice receptionist and AI automation',
    description: describe(to),
    url: origin + to,
    audience: { '@type': 'BusinessAudience', audienceType: label },
    provider: organizationInShort(origin),
  }
}

/** The two crumbs that stand above the page's heading. */
function breadcrumb(origin: string, { to, label }: IndustryRow): Thing {
  const { parent } = industryBreadcrumb
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: parent.label, item: origin + parent.to },
      { '@type': 'ListItem', position: 2, name: label, item: origin + to },
    ],
  }
}

function calculator(origin: string): Thing {
  const { label, to } = header.calculator
  return {
    '@type': 'WebApplication',
    name: label,
    url: origin + to,
    description: describe(to),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    provider: organizationInShort(origin),
  }
}

function thingsAt(path: string, origin: string): readonly Thing[] {
  if (path === '/') return [organization(origin), website(origin)]
  if (path === header.calculator.to) return [calculator(origin)]
  const industry = header.industries.rows.find((row) => row.to === path)
  return industry ? [service(origin, industry), breadcrumb(origin, industry)] : []
}

/** What a page says about itself to programs; nothing on pages about which there is nothing to say. */
export function structuredData(path: string, origin: string): StructuredData | undefined {
  const things = thingsAt(path, origin)
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}
