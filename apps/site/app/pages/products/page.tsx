import { productsPage } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/page'

export const loader = () => productsPage

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/products', loaderData?.meta)

export default function ProductsPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
    </>
  )
}
