import { termsHero, termsMeta, termsPrivacyLink } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export const meta = () => pageHead('/terms', termsMeta)

export default function TermsPage() {
  return (
    <Hero {...termsHero} above={<p className="label">{termsHero.label}</p>}>
      <p className="mt-8">
        <TextLink to={termsPrivacyLink.to}>{termsPrivacyLink.label}</TextLink>
      </p>
    </Hero>
  )
}
