import { calculator } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/page'

export const loader = () => calculator

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/measured-performance', loaderData?.meta)

export default function CalculatorPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
      <ContactSection />
    </>
  )
}
