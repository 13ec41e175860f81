import { transportation } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/transportation'
import { IndustryPage } from './industry-page.tsx'

export const loader = () => transportation

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/transportation', loaderData?.meta)

export default function TransportationPage({ loaderData: { hero } }: Route.ComponentProps) {
  return <IndustryPage hero={hero} art="trip-ticket" />
}
