import { decodeSetup, tradeIds, type BusinessSetup, type TradeId } from '@nightdesk/contracts'

/** What an address says about the form: everything, the trade alone, or nothing. */
export type Opening =
  | { readonly kind: 'setup'; readonly setup: BusinessSetup }
  | { readonly kind: 'trade'; readonly trade: TradeId }

const place = '#your-business'

/** Reads what stands behind the # of an address. */
export function readOpening(hash: string): Opening | undefined {
  if (!hash.startsWith(place)) return undefined
  const [sign, rest] = [hash.charAt(place.length), hash.slice(place.length + 1)]
  if (sign === '=') {
    const setup = decodeSetup(rest)
    return setup && { kind: 'setup', setup }
  }
  const trade = tradeIds.find((id) => id === rest)
  return trade && { kind: 'trade', trade }
}

/** What stands behind the # for a setup: browsers keep that part to themselves. */
export function writeOpening(encoded: string): string {
  return `${place}=${encoded}`
}
