import { demoBlocks, demoCard, demoTalk, transportation } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Reveal } from '../../ui/reveal.tsx'
import type { Route } from './+types/page'
import { Cases } from './cases.tsx'
import { Integrations } from './integrations.tsx'
import { Privacy } from './privacy.tsx'
import { RouteLine } from './route-line.tsx'
import { StrategyCall } from './strategy-call.tsx'
import { Ticket } from './ticket.tsx'
import styles from './page.css?url'

export const loader = () => ({
  ...transportation,
  demo: demoBlocks.transportation,
  demoCard,
  demoTalk,
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/transportation', loaderData?.meta, styles)

export default function TransportationPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero hero={copy.hero} paper={<Ticket {...copy.ticket} />} />
      <Cases {...copy.cases} />
      <RouteLine {...copy.route} />
      <div className="band" data-tone="raised">
        <Reveal>
          <div className="page-width parts">
            <Integrations {...copy.integrations} />
            <Privacy {...copy.privacy} />
          </div>
        </Reveal>
      </div>
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} side="left" />
      <StrategyCall {...copy.strategy} />
      <ContactSection invite={copy.contact} />
    </>
  )
}
