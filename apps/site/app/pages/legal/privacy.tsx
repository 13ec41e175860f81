import { privacy } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.tsx'
import styles from './page.css?url'

export const loader = () => privacy

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/privacy', loaderData?.meta, styles)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
