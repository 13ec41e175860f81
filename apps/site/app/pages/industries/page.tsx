import { industries } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/page'

export const loader = () => industries

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/industries', loaderData?.meta)

export default function IndustriesPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} above={<p className="label">{hero.label}</p>} />
    </>
  )
}
