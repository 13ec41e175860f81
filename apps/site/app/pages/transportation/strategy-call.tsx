import type { transportation } from '@nightdesk/content'
import { TextLink } from '../../ui/text-link.tsx'

/** The way from the demo to people: a line on the demo's own ground, since the form comes right after it. */
export function StrategyCall({ ask, action }: (typeof transportation)['strategy']) {
  return (
    <div className="strategy">
      <p className="page-width">
        {ask} <TextLink to={action.to}>{action.label}</TextLink>
      </p>
    </div>
  )
}
