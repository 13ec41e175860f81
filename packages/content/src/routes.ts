import { airMeta } from './air.ts'
import { calculatorMeta } from './calculator.ts'
import { homeMeta } from './home.ts'
import { financialServicesMeta } from './industries/financial-services.ts'
import { healthcareMeta } from './industries/healthcare.ts'
import { hotelsMeta } from './industries/hotels.ts'
import { industriesMeta } from './industries/index-page.ts'
import { restaurantsMeta } from './industries/restaurants.ts'
import { transportationMeta } from './industries/transportation.ts'
import { privacyMeta } from './legal/privacy.ts'
import { termsMeta } from './legal/terms.ts'
import { products, productsMeta } from './products.ts'
import { solutionsMeta } from './solutions.ts'
import type { Route, RoutePath } from './types.ts'

/** The one table from which the site, the sitemap, the server and the tests are built. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', meta: homeMeta },
  { path: '/use-cases', page: 'solutions', meta: solutionsMeta },
  { path: '/measured-performance', page: 'calculator', meta: calculatorMeta },
  { path: '/industries', page: 'industries', meta: industriesMeta },
  { path: '/industries/healthcare', page: 'healthcare', meta: healthcareMeta },
  {
    path: '/industries/financial-services',
    page: 'financial-services',
    meta: financialServicesMeta,
  },
  { path: '/industries/hotels-hospitality', page: 'hotels', meta: hotelsMeta },
  { path: '/industries/transportation', page: 'transportation', meta: transportationMeta },
  { path: '/industries/restaurants-takeouts', page: 'restaurants', meta: restaurantsMeta },
  { path: '/products', page: 'products', meta: productsMeta },
  { path: '/products/air', page: 'air', meta: airMeta },
  { path: '/privacy', page: 'privacy', meta: privacyMeta },
  { path: '/terms', page: 'terms', meta: termsMeta },
]

export type Redirect = { readonly from: `/${string}`; readonly to: RoutePath }

/** Addresses that are known but lead elsewhere, for good. */
export const redirects: readonly Redirect[] = [{ from: '/industries/index', to: '/industries' }]

/** Linked but not built yet: these answer 404 with a line that names the coming agent. */
export const comingProductPaths: readonly `/products/${string}`[] = products
  .filter((product) => !product.isAvailable)
  .map((product) => `/products/${product.id}` as const)
