import type { Solution, solutions } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'

type SolutionCallProps = {
  readonly lines: NonNullable<Solution['call']>
  readonly demo: Solution['demo']
  readonly labels: (typeof solutions)['cardLabels']
}

/** The machine, with a few lines of a call on it and the way to the line itself. */
export function SolutionCall({ lines, demo, labels }: SolutionCallProps) {
  return (
    <div className="solution-call" data-scheme="night">
      <p className="solution-line label">
        <span>{labels.line}</span> <span>{labels.example}</span>
      </p>
      <dl>
        {lines.map(({ by, words }) => (
          <div key={words}>
            <dt>{by}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {demo && <ButtonLink to={demo.to}>{demo.label}</ButtonLink>}
    </div>
  )
}
