import { privacyHero, privacyMeta } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const meta = () => pageHead('/privacy', privacyMeta)

export default function PrivacyPage() {
  return <Hero {...privacyHero} above={<p className="label">{privacyHero.label}</p>} />
}
