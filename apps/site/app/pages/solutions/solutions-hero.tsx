import type { solutions } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'

/** Headline to the left, what it means to the right; the row of tabs under both is the picture. */
export function SolutionsHero(hero: (typeof solutions)['hero']) {
  const { label, title, lead, action, secondAction } = hero
  return (
    <section className="solutions-hero">
      <div className="page-width solutions-opening">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{title}</h1>
        </div>
        <div>
          <p className="hero-lead">{lead}</p>
          <p className="hero-actions">
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <ButtonLink look="quiet" to={secondAction.to}>
              {secondAction.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
