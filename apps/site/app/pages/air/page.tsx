import { airHero, airMeta } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const handle: PageHandle = { topScheme: 'night' }

export const meta = () => pageHead('/products/air', airMeta)

export default function AirPage() {
  return (
    <>
      <Hero {...airHero} scheme="night" above={<p className="label">{airHero.label}</p>} />
      <ContactSection />
    </>
  )
}
