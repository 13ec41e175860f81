import { industriesMeta, industriesHero } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'

export const meta = () => pageHead('/industries', industriesMeta)

export default function IndustriesPage() {
  return (
    <>
      <Hero {...industriesHero} above={<p className="label">{industriesHero.label}</p>} />
    </>
  )
}
