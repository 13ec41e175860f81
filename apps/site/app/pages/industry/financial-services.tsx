import { financialServices } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/financial-services'
import { IndustryPage } from './industry-page.tsx'

export const loader = () => financialServices

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/financial-services', loaderData?.meta)

export default function FinancialServicesPage({ loaderData: { hero } }: Route.ComponentProps) {
  return <IndustryPage hero={hero} art="ledger-statement" />
}
