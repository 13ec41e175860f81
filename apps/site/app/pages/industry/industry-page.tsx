import type { IndustryPageContent } from '@nightdesk/content'
import { Fragment, type ReactNode } from 'react'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { Automations } from './automations.tsx'
import { ClaimBand } from './claim-band.tsx'
import { Outcomes } from './outcomes.tsx'
import { TimeSinks } from './time-sinks.tsx'

type SectionKey = 'claim' | 'timeSinks' | 'automations' | 'outcomes'

type IndustryPageProps = {
  readonly copy: IndustryPageContent
  /** Which paper the page is printed on; the stylesheet sets the same parts in its manner. */
  readonly stock: 'card' | 'ledger'
  readonly paper: ReactNode
  /** What this trade asks first comes first. */
  readonly order: readonly SectionKey[]
}

/** Healthcare and financial services: the same parts, each on its own paper and in its own order. */
export function IndustryPage({ copy, stock, paper, order }: IndustryPageProps) {
  const sections: Record<SectionKey, ReactNode> = {
    claim: <ClaimBand {...copy.claim} />,
    timeSinks: <TimeSinks {...copy.timeSinks} />,
    automations: <Automations {...copy.automations} />,
    outcomes: <Outcomes {...copy.outcomes} />,
  }
  return (
    <div className="trade" data-stock={stock}>
      <IndustryHero hero={copy.hero} paper={paper} />
      {order.map((key) => (
        <Fragment key={key}>{sections[key]}</Fragment>
      ))}
      <ContactSection />
    </div>
  )
}
