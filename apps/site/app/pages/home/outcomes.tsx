import type { home } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** Offense and Defense as the two pages of an open ledger. */
export function Outcomes(outcomes: (typeof home)['outcomes']) {
  return (
    <Section
      id="how-we-help"
      tone="raised"
      label={outcomes.label}
      title={outcomes.title}
      lead={outcomes.lead}
      layout="spread"
    >
      <div className="ledger">
        {outcomes.pages.map((page) => (
          <div key={page.heading} className="ledger-page">
            <h3 className="ledger-head">{page.heading}</h3>
            <ol>
              {page.entries.map((entry) => (
                <li key={entry.title}>
                  <h4>{entry.title}</h4>
                  <p>{entry.text}</p>
                </li>
              ))}
            </ol>
            <p className="ledger-total">
              <span>{page.total.name}</span> <span>{page.total.sum}</span>
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
