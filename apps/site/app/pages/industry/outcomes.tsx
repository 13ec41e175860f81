import type { IndustryPageContent, InternalLink } from '@nightdesk/content'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { ExampleCall } from '../../features/sample-call/example-call.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type OutcomesProps = IndustryPageContent['outcomes'] & {
  readonly hear: InternalLink | undefined
  readonly scheme: 'day' | 'bottle'
}

/** Four entries and their total, closed by the double rule that ends an account. */
export function Outcomes(props: OutcomesProps) {
  const { label, title, lead, statement, entries, total, action, call, hear, scheme } = props
  const headingId = useId()
  // Where a call can be read under the words, it has the way to hear one; the way on stands under the total.
  const wayOn = action && (
    <p className="hero-actions">
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </p>
  )
  return (
    <section className="outcomes band" data-scheme={scheme} aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width outcomes-split">
          <div className="outcomes-words">
            <p className="label mb-4">{label}</p>
            <h2 id={headingId} className="section-title">
              {title}
            </h2>
            <p className="section-lead">{lead}</p>
            {call && <ExampleCall {...call} demo={hear} />}
            {!call && wayOn}
          </div>
          <div className="account">
            {statement && (
              <p className="account-head">
                <span className="account-title">{statement.title}</span>{' '}
                <span>{statement.exampleLabel}</span>
              </p>
            )}
            <ul className="account-entries">
              {entries.map((entry) => (
                <li key={entry.title}>
                  <h3>{entry.title}</h3>
                  <p className="account-value">{entry.value}</p>
                  <p className="account-text">{entry.text}</p>
                </li>
              ))}
            </ul>
            <p className="account-total">
              <span>{total.name}</span> <span className="account-sum">{total.value}</span>
            </p>
            {call && wayOn}
          </div>
        </div>
      </Reveal>
    </section>
  )
}
