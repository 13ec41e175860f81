import { redirects, routes, type PageKey } from '@nightdesk/content'
import { route, type RouteConfig } from '@react-router/dev/routes'

/** The module of each page; a page of the route table without one does not compile. */
const pageModules: Record<PageKey, string> = {
  home: 'pages/home/page.tsx',
  solutions: 'pages/solutions/page.tsx',
  calculator: 'pages/calculator/page.tsx',
  industries: 'pages/industries/page.tsx',
  healthcare: 'pages/industry/healthcare.tsx',
  'financial-services': 'pages/industry/financial-services.tsx',
  hotels: 'pages/hotels/page.tsx',
  transportation: 'pages/transportation/page.tsx',
  restaurants: 'pages/restaurants/page.tsx',
  products: 'pages/products/page.tsx',
  air: 'pages/air/page.tsx',
  privacy: 'pages/legal/privacy.tsx',
  terms: 'pages/legal/terms.tsx',
}

export default [
  ...routes.map(({ path, page }) => route(path, pageModules[page])),
  ...redirects.map(({ from }) => route(from, 'pages/redirect.tsx')),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
