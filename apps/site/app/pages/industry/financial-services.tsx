import { financialServicesHero, financialServicesMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { IndustryPage } from './industry-page.tsx'

export const meta = () => pageHead('/industries/financial-services', financialServicesMeta)

export default function FinancialServicesPage() {
  return <IndustryPage hero={financialServicesHero} art="ledger-statement" />
}
