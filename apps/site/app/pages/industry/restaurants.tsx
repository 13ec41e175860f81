import { restaurantsHero, restaurantsMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { IndustryPage } from './industry-page.tsx'

export const meta = () => pageHead('/industries/restaurants-takeouts', restaurantsMeta)

export default function RestaurantsPage() {
  return <IndustryPage hero={restaurantsHero} art="kitchen-chit" contactId="demo" />
}
