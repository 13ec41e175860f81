import { restaurants } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/restaurants'
import { IndustryPage } from './industry-page.tsx'

export const loader = () => restaurants

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/restaurants-takeouts', loaderData?.meta)

export default function RestaurantsPage({ loaderData: { hero } }: Route.ComponentProps) {
  return <IndustryPage hero={hero} art="kitchen-chit" contactId="demo" />
}
