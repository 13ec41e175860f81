import { solutions } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/page'

export const loader = () => solutions

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/use-cases', loaderData?.meta)

export default function SolutionsPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
      <ContactSection />
    </>
  )
}
