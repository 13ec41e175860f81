import type { hotels } from '@nightdesk/content'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { OutwardLink } from '../../ui/text-link.tsx'

/** Two ways to us: for those who run a hotel, and on a slip of their own for those who build for one. */
export function Doors({ title, contact, partner }: (typeof hotels)['doors']) {
  const headingId = useId()
  const mailto = `mailto:${partner.email}?subject=${encodeURIComponent(partner.subject)}`
  return (
    <section className="band" aria-labelledby={headingId}>
      <Reveal>
        <h2 id={headingId} className="visually-hidden">
          {title}
        </h2>
        <div className="page-width hotel-doors">
          <div>
            <h3 className="section-title">{contact.title}</h3>
            <p className="mt-4 text-quiet">{contact.text}</p>
            <p className="mt-6">
              <ButtonLink to={contact.action.to}>{contact.action.label}</ButtonLink>
            </p>
          </div>
          <div className="hotel-partner">
            <h3 className="text-title">{partner.title}</h3>
            <p className="mt-2 text-quiet">
              {partner.text} <OutwardLink href={mailto}>{partner.email}</OutwardLink>
            </p>
          </div>
        </div>
      </Reveal>
    </section>
  )
}
