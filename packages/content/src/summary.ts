import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { home } from './home.ts'
import type { RoutePath } from './types.ts'

/** The words of llms.txt, the plain summary of the site for programs that read rather than render. */
export const summary = {
  line: home.hero.lead,
  facts: [
    `${brand.product} is based in ${brand.city}.`,
    `${claims.alwaysOn.text} ${claims.everyCall.text} AIR, the AI receptionist, is in Beta and speaks ${claims.languages.text}.`,
    home.pricing.guarantee,
    `Contact: ${brand.email}`,
  ],
  groups: [
    { heading: 'The company', paths: ['/', '/use-cases', '/measured-performance'] },
    { heading: 'Agents', paths: ['/products', '/products/air'] },
    {
      heading: 'Industries',
      paths: [
        '/industries',
        '/industries/healthcare',
        '/industries/financial-services',
        '/industries/hotels-hospitality',
        '/industries/transportation',
        '/industries/restaurants-takeouts',
      ],
    },
    { heading: 'Legal', paths: ['/privacy', '/terms'] },
  ] satisfies readonly { readonly heading: string; readonly paths: readonly RoutePath[] }[],
} as const
