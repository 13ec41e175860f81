import type { TradeId } from '@nightdesk/contracts'
import type { InternalLink } from '../types.ts'

/** What the businesses of a trade call themselves. */
const names: Partial<Record<TradeId, string>> = {
  'hotels-hospitality': 'hotel',
  transportation: 'company',
}

/** The way to the form from the page of a trade, with that trade chosen. */
export function ownBusinessLink(trade: TradeId) {
  return {
    label: `Try it with your ${names[trade] ?? 'business'}’s name`,
    to: `/products/air#your-business-${trade}`,
  } as const satisfies InternalLink
}
