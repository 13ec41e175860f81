import { terms } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/terms'

export const loader = () => terms

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/terms', loaderData?.meta)

export default function TermsPage({ loaderData: { hero, privacyLink } }: Route.ComponentProps) {
  return (
    <Hero {...hero} above={<p className="label">{hero.label}</p>}>
      <p className="mt-8">
        <TextLink to={privacyLink.to}>{privacyLink.label}</TextLink>
      </p>
    </Hero>
  )
}
