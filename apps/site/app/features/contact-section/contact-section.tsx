import { contact } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { LateContactForm } from './late-contact-form.tsx'
import { Mailbox } from './mailbox.tsx'

type ContactSectionProps = {
  /** Restaurants ask for a demo call, so there the same section stands at #demo. */
  readonly id?: 'contact' | 'demo'
}

export function ContactSection({ id = 'contact' }: ContactSectionProps) {
  return (
    <Section
      id={id}
      tone="sunk"
      layout="split"
      label={contact.label}
      title={contact.title}
      lead={contact.lead}
    >
      <LateContactForm />
      <Mailbox />
    </Section>
  )
}
