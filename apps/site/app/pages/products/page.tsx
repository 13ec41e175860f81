import { productsMeta, productsHero } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const meta = () => pageHead('/products', productsMeta)

export default function ProductsPage() {
  return (
    <>
      <Hero {...productsHero} above={<p className="label">{productsHero.label}</p>} />
    </>
  )
}
