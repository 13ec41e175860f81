import { solutionsMeta, solutionsHero } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const meta = () => pageHead('/use-cases', solutionsMeta)

export default function SolutionsPage() {
  return (
    <>
      <Hero {...solutionsHero} above={<p className="label">{solutionsHero.label}</p>} />
      <ContactSection />
    </>
  )
}
