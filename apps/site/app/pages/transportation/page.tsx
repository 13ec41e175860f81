import { transportation } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { TradePaper } from '../../features/industry-hero/trade-paper.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'

export const loader = () => transportation

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/transportation', loaderData?.meta)

export default function TransportationPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero hero={hero} paper={<TradePaper name="trip-ticket" />} />
      <ContactSection />
    </>
  )
}
