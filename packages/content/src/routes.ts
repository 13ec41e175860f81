import { air } from './air.ts'
import { calculator } from './calculator.ts'
import { home } from './home.ts'
import { financialServices } from './industries/financial-services.ts'
import { healthcare } from './industries/healthcare.ts'
import { hotels } from './industries/hotels.ts'
import { industries } from './industries/index-page.ts'
import { restaurants } from './industries/restaurants.ts'
import { transportation } from './industries/transportation.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { products, productsPage } from './products.ts'
import { solutions } from './solutions/page.ts'
import type { Route } from './types.ts'

/** The one table from which the site, the sitemap, the server and the tests are built. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', meta: home.meta },
  { path: '/use-cases', page: 'solutions', meta: solutions.meta },
  { path: '/measured-performance', page: 'calculator', meta: calculator.meta },
  { path: '/industries', page: 'industries', meta: industries.meta },
  { path: '/industries/healthcare', page: 'healthcare', meta: healthcare.meta },
  {
    path: '/industries/financial-services',
    page: 'financial-services',
    meta: financialServices.meta,
  },
  { path: '/industries/hotels-hospitality', page: 'hotels', meta: hotels.meta },
  { path: '/industries/transportation', page: 'transportation', meta: transportation.meta },
  { path: '/industries/restaurants-takeouts', page: 'restaurants', meta: restaurants.meta },
  { path: '/products', page: 'products', meta: productsPage.meta },
  { path: '/products/air', page: 'air', meta: air.meta },
  { path: '/privacy', page: 'privacy', meta: privacy.meta },
  { path: '/terms', page: 'terms', meta: terms.meta },
]

/** Linked but not built yet: these answer 404 with a line that names the coming agent. */
export const comingProductPaths: readonly `/products/${string}`[] = products
  .filter((product) => !product.isAvailable)
  .map((product) => `/products/${product.id}` as const)
