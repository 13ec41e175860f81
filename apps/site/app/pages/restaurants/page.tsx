import { restaurants } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { TradePaper } from '../../features/industry-hero/trade-paper.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'

export const loader = () => restaurants

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/restaurants-takeouts', loaderData?.meta)

export default function RestaurantsPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero hero={hero} paper={<TradePaper name="kitchen-chit" />} />
      <ContactSection id="demo" />
    </>
  )
}
