import { blockAround, networksAround } from '@nightdesk/contracts'

/** Where somebody asks from. */
export type Origin = { readonly network: string; readonly block: string }

/** The largest network that may be one subscriber's, and the block around it. */
export function originOf(address: string): Origin {
  const network = networksAround(address).at(-1)?.name ?? address
  return { network, block: blockAround(address) }
}
