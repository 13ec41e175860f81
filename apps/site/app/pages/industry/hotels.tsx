import { hotels } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/hotels'
import { IndustryPage } from './industry-page.tsx'

export const loader = () => hotels

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/hotels-hospitality', loaderData?.meta)

export default function HotelsPage({ loaderData: { hero } }: Route.ComponentProps) {
  return <IndustryPage hero={hero} art="registration-card" />
}
