import type { InternalLink, PageMeta } from './types.ts'
import { pageTitle } from './page-title.ts'
import type { Product } from './products.ts'

export const notFound = {
  meta: {
    title: pageTitle('Page not found'),
    description: 'There is no page at this address. The directory below has the ones there are.',
  } satisfies PageMeta,
  code: '404',
  label: 'no such extension',
  title: 'Oops! Page not found',
  home: { label: 'Return to Home', to: '/' },
  directoryHeading: 'Directory',
  directory: [
    { label: 'Industries', to: '/industries' },
    { label: 'AIR', to: '/products/air' },
    { label: 'Savings Calculator', to: '/measured-performance' },
    { label: 'Contact', to: '/#contact' },
  ] satisfies readonly InternalLink[],
  comingProduct: (product: Product): string =>
    `${product.name}, the ${product.fullName}, is coming. It has no page yet.`,
  comingProductLinks: [
    { label: 'See all agents', to: '/products' },
    { label: 'Ask to hear when it is ready', to: '/#contact' },
  ] satisfies readonly InternalLink[],
  logMessage: 'No page at this path:',
} as const
