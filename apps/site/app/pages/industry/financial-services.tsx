import { financialServices } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/financial-services'
import { CostBand } from './cost-band.tsx'
import { IndustryPage } from './industry-page.tsx'
import { Schedule } from './schedule.tsx'
import { StatementPaper } from './statement-paper.tsx'
import styles from './financial-services.css?url'

export const loader = () => financialServices

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/financial-services', loaderData?.meta, styles)

export default function FinancialServicesPage({ loaderData: copy }: Route.ComponentProps) {
  // A sentence never begins in the middle of a line; the stylesheet keeps the break.
  const title = copy.hero.title.replaceAll('. ', '.\n')
  return (
    <IndustryPage
      copy={{ ...copy, hero: { ...copy.hero, title } }}
      stock="ledger"
      paper={<StatementPaper {...copy.paper} />}
      claim={<CostBand {...copy.claim} />}
      plan={<Schedule {...copy.claim.schedule} />}
    />
  )
}
