import { financialServices } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { TradePaper } from '../../features/industry-hero/trade-paper.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/financial-services'

export const loader = () => financialServices

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/financial-services', loaderData?.meta)

export default function FinancialServicesPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero hero={hero} paper={<TradePaper name="ledger-statement" />} />
      <ContactSection />
    </>
  )
}
