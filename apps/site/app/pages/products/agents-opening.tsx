import type { productsPage } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'

type AgentsOpeningProps = (typeof productsPage)['hero'] & Pick<typeof productsPage, 'hear' | 'ask'>

/** The headline stays low, so that the plates stand on the first screen too. */
export function AgentsOpening({ label, title, lead, hear, ask }: AgentsOpeningProps) {
  return (
    <section className="hero">
      <div className="page-width agents-opening">
        <div>
          <p className="label">{label}</p>
          {/* A line, or two of its own, for each sentence. */}
          <h1 className="hero-title">
            {title.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
        </div>
        <div>
          <p className="hero-lead">{lead}</p>
          <p className="hero-actions">
            <ButtonLink to={hear.to}>{hear.label}</ButtonLink>
            <ButtonLink look="quiet" to={ask.to}>
              {ask.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
