import type { hotels } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { OutwardLink } from '../../ui/text-link.tsx'

/** Two ways to us: for those who run a hotel, and for those who build for one. */
export function Doors({ title, contact, partner }: (typeof hotels)['doors']) {
  const mailto = `mailto:${partner.email}?subject=${encodeURIComponent(partner.subject)}`
  return (
    <Section title={title}>
      <div className="hotel-doors">
        <Card look="solid">
          <h3 className="text-title">{contact.title}</h3>
          <p className="text-quiet">{contact.text}</p>
          <p>
            <ButtonLink to={contact.action.to}>{contact.action.label}</ButtonLink>
          </p>
        </Card>
        <div className="hotel-partner">
          <h3 className="font-clerk font-strong">{partner.title}</h3>
          <p className="text-quiet">
            {partner.text} <OutwardLink href={mailto}>{partner.email}</OutwardLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
