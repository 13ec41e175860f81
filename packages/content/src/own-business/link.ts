import type { TradeId } from '@nightdesk/contracts'
import type { InternalLink } from '../types.ts'

/** The way to the form from the page of a trade, with that trade chosen. */
export function ownBusinessLink(trade: TradeId) {
  return {
    label: 'Hear it as your own business',
    to: `/products/air#your-business-${trade}`,
  } as const satisfies InternalLink
}
