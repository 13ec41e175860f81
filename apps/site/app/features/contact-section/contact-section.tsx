import { contact, type ContactInvite } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { LateContact } from './late-contact.tsx'

type ContactSectionProps = {
  /** What this page asks for, and what happens then. */
  readonly invite: ContactInvite
  /** Restaurants ask for a demo call, so there the same section stands at #demo. */
  readonly id?: 'contact' | 'demo'
  /** The share of the section that must be in view before it appears. */
  readonly revealAt?: number | undefined
}

export function ContactSection({ invite, id = 'contact', revealAt }: ContactSectionProps) {
  return (
    <Section
      id={id}
      tone="sunk"
      layout="split"
      label={contact.label}
      title={invite.title}
      lead={invite.lead}
      revealAt={revealAt}
    >
      <LateContact />
    </Section>
  )
}
