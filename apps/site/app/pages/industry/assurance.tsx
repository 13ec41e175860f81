import type { AssuranceSection } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** The first question of the trade, answered on the form that hangs at its front desk. */
export function Assurance({ label, title, lead, form, lines }: AssuranceSection) {
  return (
    <div className="assurance">
      <Section label={label} title={title} lead={lead}>
        <div className="clipboard">
          <div className="clipboard-sheet">
            <p className="clipboard-head">
              <span>{form.title}</span> <span>{form.number}</span>
            </p>
            <dl className="clipboard-lines">
              {lines.map(({ name, answer, text, isTicked }) => (
                <div key={name} data-ticked={isTicked || undefined}>
                  <dt>{name}</dt>
                  <dd className="clipboard-answer">{answer}</dd>
                  <dd className="clipboard-text">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
    </div>
  )
}
