import { transportationHero, transportationMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { IndustryPage } from './industry-page.tsx'

export const meta = () => pageHead('/industries/transportation', transportationMeta)

export default function TransportationPage() {
  return <IndustryPage hero={transportationHero} art="trip-ticket" />
}
