import type { IndustryPageContent } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { Assurance } from './assurance.tsx'
import { Automations } from './automations.tsx'
import { Outcomes } from './outcomes.tsx'
import { TimeSinks } from './time-sinks.tsx'

type IndustryPageProps = {
  readonly copy: IndustryPageContent
  /** Which paper the page is printed on; the stylesheet sets the same parts in its manner. */
  readonly stock: 'card' | 'ledger'
  readonly paper: ReactNode
  /** What it comes to, each trade in its own manner. */
  readonly claim: ReactNode
  /** How it goes from there, right before the way to us. */
  readonly plan?: ReactNode
}

/** Healthcare and financial services: one layout, each on its own paper. */
export function IndustryPage({ copy, stock, paper, claim, plan }: IndustryPageProps) {
  const { assurance } = copy
  const hear = copy.hero.secondAction
  const answer = assurance && (
    <Assurance {...assurance} hear={hear} scheme={stock === 'ledger' ? 'bottle' : 'day'} />
  )
  return (
    <div className="trade" data-stock={stock}>
      <IndustryHero hero={copy.hero} paper={paper} />
      {claim}
      <TimeSinks {...copy.timeSinks} />
      {/* The ledger's last line is a caller's question: who gets an answer follows right on it. */}
      {stock === 'ledger' && answer}
      <Automations {...copy.automations} />
      {stock === 'card' && answer}
      <Outcomes {...copy.outcomes} hear={hear} scheme={stock === 'card' ? 'bottle' : 'day'} />
      {plan}
      <ContactSection invite={copy.contact} />
    </div>
  )
}
