import { healthcare } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { TradePaper } from '../../features/industry-hero/trade-paper.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/healthcare'

export const loader = () => healthcare

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/healthcare', loaderData?.meta)

export default function HealthcarePage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero hero={hero} paper={<TradePaper name="appointment-card" />} />
      <ContactSection />
    </>
  )
}
