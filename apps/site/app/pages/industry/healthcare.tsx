import { healthcareHero, healthcareMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { IndustryPage } from './industry-page.tsx'

export const meta = () => pageHead('/industries/healthcare', healthcareMeta)

export default function HealthcarePage() {
  return <IndustryPage hero={healthcareHero} art="appointment-card" />
}
