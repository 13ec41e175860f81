import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

type HeroAction = { readonly label: string; readonly to: string }

type HeroProps = {
  /** A mono label, or a breadcrumb in its place. */
  readonly above: ReactNode
  readonly title: string
  readonly lead: string
  readonly action?: HeroAction | undefined
  readonly secondAction?: HeroAction | undefined
  /** A quieter way on, after the buttons. */
  readonly alsoTo?: ReactNode
  /** The picture beside the words. */
  readonly aside?: ReactNode
  /** What stands under both, across the whole width. */
  readonly children?: ReactNode
  readonly scheme?: 'day' | 'night'
}

/** The opening of a page. It is never revealed by script: it is the first thing painted. */
export function Hero(props: HeroProps) {
  const { above, title, lead, action, secondAction, alsoTo, aside, children, scheme } = props
  return (
    <section className="hero" data-scheme={scheme}>
      <div className="page-width">
        <div className="hero-split" data-has-aside={aside ? true : undefined}>
          <div className="hero-head">
            {above}
            <h1 className="hero-title">{title}</h1>
          </div>
          <div className="hero-body">
            <p className="hero-lead">{lead}</p>
            {action && (
              <p className="hero-actions">
                <ButtonLink to={action.to}>{action.label}</ButtonLink>
                {secondAction && (
                  <ButtonLink look="quiet" to={secondAction.to}>
                    {secondAction.label}
                  </ButtonLink>
                )}
                {alsoTo}
              </p>
            )}
          </div>
          {aside && <div className="hero-aside">{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
