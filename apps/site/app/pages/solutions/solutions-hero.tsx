import type { solutions } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'

/** The headline across the page, what it means and the ways on under it; the row of tabs below is the picture. */
export function SolutionsHero(hero: (typeof solutions)['hero']) {
  const { label, title, lead, action, secondAction } = hero
  return (
    <section className="solutions-hero">
      <div className="page-width solutions-opening">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{title}</h1>
        </div>
        <p className="hero-lead">{lead}</p>
        <p className="hero-actions">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          <ButtonLink look="quiet" to={secondAction.to}>
            {secondAction.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
