import { contact } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { LateContact } from './late-contact.tsx'

type ContactSectionProps = {
  /** Restaurants ask for a demo call, so there the same section stands at #demo. */
  readonly id?: 'contact' | 'demo'
  /** The share of the section that must be in view before it appears. */
  readonly revealAt?: number | undefined
}

export function ContactSection({ id = 'contact', revealAt }: ContactSectionProps) {
  return (
    <Section
      id={id}
      tone="sunk"
      layout="split"
      label={contact.label}
      title={contact.title}
      lead={contact.lead}
      revealAt={revealAt}
    >
      <LateContact />
    </Section>
  )
}
