import type { IndustryPageContent } from '@nightdesk/content'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type OutcomesProps = IndustryPageContent['outcomes'] & { readonly scheme: 'day' | 'bottle' }

/** Four entries and their total, closed by the double rule that ends an account. */
export function Outcomes(props: OutcomesProps) {
  const { label, title, lead, statement, entries, total, action, scheme } = props
  const headingId = useId()
  return (
    <section className="outcomes band" data-scheme={scheme} aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width outcomes-split">
          <div>
            <p className="label mb-4">{label}</p>
            <h2 id={headingId} className="section-title">
              {title}
            </h2>
            <p className="section-lead">{lead}</p>
            {action && (
              <p className="mt-7">
                <ButtonLink to={action.to}>{action.label}</ButtonLink>
              </p>
            )}
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
          </div>
        </div>
      </Reveal>
    </section>
  )
}
