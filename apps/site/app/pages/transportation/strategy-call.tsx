import type { transportation } from '@nightdesk/content'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Reveal } from '../../ui/reveal.tsx'

export function StrategyCall({ title, text, action }: (typeof transportation)['strategy']) {
  const headingId = useId()
  return (
    <section className="band" data-tone="raised" aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width strategy">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <p className="text-quiet">{text}</p>
          <p>
            <ButtonLink look="quiet" to={action.to}>
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </Reveal>
    </section>
  )
}
