import { calculatorMeta, calculatorHero } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const meta = () => pageHead('/measured-performance', calculatorMeta)

export default function CalculatorPage() {
  return (
    <>
      <Hero {...calculatorHero} above={<p className="label">{calculatorHero.label}</p>} />
      <ContactSection />
    </>
  )
}
