import { healthcare } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/healthcare'
import { IndustryPage } from './industry-page.tsx'

export const loader = () => healthcare

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/healthcare', loaderData?.meta)

export default function HealthcarePage({ loaderData: { hero } }: Route.ComponentProps) {
  return <IndustryPage hero={hero} art="appointment-card" />
}
