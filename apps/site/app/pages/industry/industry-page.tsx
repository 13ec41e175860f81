import type { IndustryPageContent } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { Assurance } from './assurance.tsx'
import { Automations } from './automations.tsx'
import { ClaimBand } from './claim-band.tsx'
import { Outcomes } from './outcomes.tsx'
import { Schedule } from './schedule.tsx'
import { TimeSinks } from './time-sinks.tsx'

type IndustryPageProps = {
  readonly copy: IndustryPageContent
  /** Which paper the page is printed on; the stylesheet sets the same parts in its manner. */
  readonly stock: 'card' | 'ledger'
  readonly paper: ReactNode
}

/** Healthcare and financial services: one layout, each on its own paper. */
export function IndustryPage({ copy, stock, paper }: IndustryPageProps) {
  const { claim, assurance } = copy
  const { schedule } = claim
  const hear = copy.hero.secondAction
  return (
    <div className="trade" data-stock={stock}>
      <IndustryHero hero={copy.hero} paper={paper} />
      {schedule ? <Schedule {...claim} schedule={schedule} /> : <ClaimBand {...claim} />}
      <TimeSinks {...copy.timeSinks} />
      <Automations {...copy.automations} />
      {assurance && (
        <Assurance {...assurance} hear={hear} scheme={stock === 'ledger' ? 'bottle' : 'day'} />
      )}
      <Outcomes {...copy.outcomes} hear={hear} scheme={stock === 'card' ? 'bottle' : 'day'} />
      <ContactSection invite={copy.contact} />
    </div>
  )
}
