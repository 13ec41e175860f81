import type { productsPage } from '@nightdesk/content'
import { TextLink } from '../../ui/text-link.tsx'

type AgentsOpeningProps = (typeof productsPage)['hero'] & Pick<typeof productsPage, 'hear'>

/** The headline stays low, so that the plates stand on the first screen too. */
export function AgentsOpening({ label, title, lead, hear }: AgentsOpeningProps) {
  return (
    <section className="hero">
      <div className="page-width agents-opening">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{title}</h1>
        </div>
        <div>
          <p className="hero-lead">{lead}</p>
          <p className="agents-hear">
            <TextLink to={hear.to}>{hear.label}</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}
