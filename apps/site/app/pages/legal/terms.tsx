import { terms } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.tsx'
import styles from './page.css?url'

export const loader = () => terms

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/terms', loaderData?.meta, styles)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
