import { financialServices } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/financial-services'
import { CostBand } from './cost-band.tsx'
import { IndustryPage } from './industry-page.tsx'
import { toSheet } from './schedule-sheet.ts'
import { Schedule } from './schedule.tsx'
import { StatementPaper } from './statement-paper.tsx'
import styles from './financial-services.css?url'

// A sentence never begins in the middle of a line; the stylesheet keeps the break.
const title = financialServices.hero.title.replaceAll('. ', '.\n')

export const loader = () => ({
  ...financialServices,
  hero: { ...financialServices.hero, title },
  plan: toSheet(financialServices.claim.schedule),
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/financial-services', loaderData?.meta, styles)

export default function FinancialServicesPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <IndustryPage
      copy={copy}
      stock="ledger"
      paper={<StatementPaper {...copy.paper} />}
      claim={<CostBand {...copy.claim} />}
      plan={<Schedule {...copy.plan} />}
    />
  )
}
