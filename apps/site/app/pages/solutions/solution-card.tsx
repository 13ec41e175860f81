import type { Solution, solutions, SolutionStep } from '@nightdesk/content'
import { SolutionArt } from '../../illustrations/solution-art.tsx'
import { setContactDraft } from '../../platform/contact-draft.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ExampleCall } from '../../features/sample-call/example-call.tsx'
import { Slip, SlipRows } from '../../ui/slip.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SolutionSource } from './solution-source.tsx'

type CardLabels = (typeof solutions)['cardLabels']

type SolutionCardProps = {
  readonly entry: Solution
  readonly labels: CardLabels
  /** What stands on the card's own tab. */
  readonly place: string
}

function Steps({ steps }: { readonly steps: readonly SolutionStep[] }) {
  return (
    <ol className="solution-list">
      {steps.map((step) => (
        <li key={step.title}>
          <h4>{step.title}</h4>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  )
}

/**
 * One solution on a card of the full width: its name on the tab, what it does in large.
 * The one that is there today is solid, and has a button, as the last one has: the others only lead on.
 */
// oxlint-disable-next-line max-lines-per-function -- the markup of one card, in the order in which it is read
export function SolutionCard({ entry, labels, place }: SolutionCardProps) {
  const headingId = `${entry.id}-title`
  // Six buttons lead to one form: it says which of them was pressed.
  const nameIt = () => setContactDraft(`${labels.request} ${entry.title.toLowerCase()}.`)
  return (
    <section id={entry.id} className="solution" aria-labelledby={headingId}>
      <div className="page-width">
        <div className="index-card" data-scheme={entry.availability ? 'bottle' : undefined}>
          <div className="index-tab">
            <p className="index-sign">{entry.sign}</p>
            <p className="index-place" aria-hidden="true">
              {place}
            </p>
            <h2 id={headingId}>{entry.title}</h2>
          </div>
          <div className="solution-head">
            <SolutionArt name={entry.icon} />
            <p className="solution-ready label">{entry.availability ?? labels.builtToOrder}</p>
            <p className="solution-promise">{entry.description}</p>
            <p className="solution-for">
              <span className="label">{labels.goodFor}</span> {entry.goodFor}
            </p>
          </div>
          <SolutionSource found={entry.source} tally={entry.tally} meaning={entry.meaning} />
          <div className="solution-challenge">
            <h3 className="label">{labels.challenge}</h3>
            <p>{entry.challenge}</p>
          </div>
          {entry.call && (
            <ExampleCall
              lines={entry.call}
              line={labels.line}
              example={labels.example}
              sample={labels.sample}
              demo={entry.demo}
            />
          )}
          {entry.note && (
            <div className="solution-note">
              <Slip title={entry.note.title} number={labels.note}>
                <SlipRows rows={entry.note.rows} />
              </Slip>
            </div>
          )}
          <div className="solution-steps">
            <h3 className="label">{labels.solution}</h3>
            <Steps steps={entry.solution} />
          </div>
          {entry.process && (
            <div className="solution-process">
              <h3 className="label">{labels.process}</h3>
              <Steps steps={entry.process} />
            </div>
          )}
          {entry.industryImpact && (
            <div className="solution-impact">
              <SolutionArt name={entry.icon} />
              <h3 className="label">{labels.industryImpact}</h3>
              <p>{entry.industryImpact}</p>
            </div>
          )}
          <p className="solution-action">
            {entry.availability || entry.isBespoke ? (
              <ButtonLink to={entry.action.to} onClick={nameIt}>
                {entry.action.label}
              </ButtonLink>
            ) : (
              <TextLink to={entry.action.to} onClick={nameIt}>
                {entry.action.label}
              </TextLink>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
