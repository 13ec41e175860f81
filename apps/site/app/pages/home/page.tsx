import { homeMeta } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { pageHead } from '../../platform/page-meta.ts'
import { HomeHero } from './home-hero.tsx'
import { Outcomes } from './outcomes.tsx'
import { RateCard } from './rate-card.tsx'
import { Signposts } from './signposts.tsx'

export const handle: PageHandle = { hasBanner: true }

export const meta = () => pageHead('/', homeMeta)

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <Outcomes />
      <Signposts />
      <RateCard />
      <ContactSection />
    </>
  )
}
