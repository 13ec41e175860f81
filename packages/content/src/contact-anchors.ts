import type { Anchor, InternalTarget, RoutePath } from './types.ts'

/** Where on its own page a visitor reaches us; pages that are not listed have no contact section. */
const contactAnchors: Partial<Record<RoutePath, Anchor>> = {
  '/': '#contact',
  '/use-cases': '#contact',
  '/measured-performance': '#contact',
  '/industries': '#contact',
  '/industries/healthcare': '#contact',
  '/industries/financial-services': '#contact',
  '/industries/hotels-hospitality': '#contact',
  '/industries/transportation': '#contact',
  '/industries/restaurants-takeouts': '#demo',
  '/products': '#contact',
  '/products/air': '#contact',
}

/** The nearest contact section: the page's own, else the home page's. */
export function contactTargetFrom(path: string): InternalTarget {
  return contactAnchors[path as RoutePath] ?? '/#contact'
}
