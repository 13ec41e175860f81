import { privacy } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/privacy'

export const loader = () => privacy

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/privacy', loaderData?.meta)

export default function PrivacyPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
    </>
  )
}
