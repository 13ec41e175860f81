import { hotelsHero, hotelsMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { IndustryPage } from './industry-page.tsx'

export const meta = () => pageHead('/industries/hotels-hospitality', hotelsMeta)

export default function HotelsPage() {
  return <IndustryPage hero={hotelsHero} art="registration-card" />
}
