import type { AssuranceSection } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

type AssuranceProps = AssuranceSection & { readonly scheme: 'day' | 'bottle' }

/** The first question of the trade, answered on a form of its front desk. */
export function Assurance({ label, title, lead, form, lines, pledge, scheme }: AssuranceProps) {
  return (
    <div className="assurance">
      <Section scheme={scheme} label={label} title={title} lead={lead}>
        <div className="assurance-form" data-scheme="day">
          <div className="assurance-sheet">
            <p className="assurance-head">
              <span>{form.title}</span> <span>{form.number}</span>
            </p>
            <dl className="assurance-lines">
              {lines.map(({ name, answer, text, isTicked }) => (
                <div key={name} data-ticked={isTicked || undefined}>
                  <dt>{name}</dt>
                  <dd className="assurance-answer">{answer}</dd>
                  <dd className="assurance-text">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <p className="assurance-pledge">{pledge}</p>
      </Section>
    </div>
  )
}
