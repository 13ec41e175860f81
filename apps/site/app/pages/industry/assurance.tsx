import type { AssuranceSection, InternalLink } from '@nightdesk/content'
import { ExampleCall } from '../../features/sample-call/example-call.tsx'
import { Section } from '../../ui/section.tsx'

type AssuranceProps = AssuranceSection & {
  readonly hear: InternalLink | undefined
  readonly scheme: 'day' | 'bottle'
}

/** The first question of the trade, answered on a form of its front desk. */
export function Assurance(props: AssuranceProps) {
  const { label, title, lead, form, lines, pledge, call, hear, scheme } = props
  const words = <p className="assurance-pledge">{pledge}</p>
  return (
    <div className="assurance">
      <Section scheme={scheme} label={label} title={title} lead={lead}>
        <div className="assurance-page">
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
          {call && words}
        </div>
        <div className="assurance-beside">
          {call ? <ExampleCall {...call} demo={hear} /> : words}
        </div>
      </Section>
    </div>
  )
}
