import { products, productsPage } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/page'
import { Desks } from './desks.tsx'
import styles from './page.css?url'

export const loader = () => ({ ...productsPage, products })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/products', loaderData?.meta, styles)

export default function ProductsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, closing } = copy
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
      <Desks {...copy} />
      <Section title={closing.title} tone="sunk" layout="split">
        <p className="max-w-prose text-lead text-quiet">{closing.text}</p>
        <p className="mt-4">
          <TextLink to={closing.link.to}>{closing.link.label}</TextLink>
        </p>
      </Section>
    </>
  )
}
