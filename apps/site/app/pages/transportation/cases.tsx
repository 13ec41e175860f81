import type { transportation } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnSum } from '../../ui/own-sum.tsx'
import { Section } from '../../ui/section.tsx'

/** The problem as it lies around on the desk, the solution as a sheet laid over it. */
export function Cases({ title, problem, solution }: (typeof transportation)['cases']) {
  return (
    <Section title={title} tone="sunk">
      <div className="cases">
        <div className="case">
          <p className="label">{problem.label}</p>
          <h3 className="text-title">{problem.title}</h3>
          <ul className="case-lost">
            {problem.points.map(({ text, cost, isLostCall }) => (
              <li key={text} data-lost-call={isLostCall || undefined}>
                {text} <span className="case-cost">{cost}</span>
              </li>
            ))}
          </ul>
          <OwnSum copy={problem.sum} className="case-sum" />
        </div>
        <div className="case case-kept" data-scheme="bottle">
          <p className="label">{solution.label}</p>
          <h3 className="text-title">{solution.title}</h3>
          <ul>
            {solution.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="case-action">
            <ButtonLink to={solution.action.to}>{solution.action.label}</ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
