import { healthcare } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/healthcare'
import { AppointmentPaper } from './appointment-paper.tsx'
import { ClaimBand } from './claim-band.tsx'
import { IndustryPage } from './industry-page.tsx'
import styles from './healthcare.css?url'

export const loader = () => healthcare

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/healthcare', loaderData?.meta, styles)

export default function HealthcarePage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <IndustryPage
      copy={copy}
      stock="card"
      paper={<AppointmentPaper {...copy.paper} />}
      claim={<ClaimBand {...copy.claim} />}
    />
  )
}
