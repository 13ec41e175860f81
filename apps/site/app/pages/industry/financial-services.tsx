import { financialServices } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/financial-services'
import { IndustryPage } from './industry-page.tsx'
import { StatementPaper } from './statement-paper.tsx'
import styles from './financial-services.css?url'

export const loader = () => financialServices

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/financial-services', loaderData?.meta, styles)

export default function FinancialServicesPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <IndustryPage
      trade="financial-services"
      copy={copy}
      stock="ledger"
      paper={<StatementPaper {...copy.paper} />}
    />
  )
}
