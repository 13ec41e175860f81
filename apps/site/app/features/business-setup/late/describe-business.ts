import { ownTrades } from '@nightdesk/content'
import { encodeSetup, setupInWords } from '@nightdesk/contracts'
import type { Business } from './setup-draft.ts'

/** A business as lines that somebody can read, for the message to us. */
export function describeBusiness(business: Business): string {
  return setupInWords(business, ownTrades[business.trade].title)
}

/** The same as data, for whoever builds it. */
export function encodeBusiness(business: Business): string {
  return encodeSetup(business)
}
