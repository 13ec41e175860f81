import { hourMs } from '@nightdesk/contracts'

import type { NewLead } from '../lead.ts'
import type { Query } from './database.ts'

const monthMs = 30 * 24 * hourMs
// A lead is up to 30 kB on the disk: 3 MB an hour and 9 MB a month of one network, 300 MB of all.
const mostOfNetworkInHour = 100
const mostOfNetworkInMonth = 300
const mostInAll = 10_000
// Nobody is sent away because others have filled it: past that, each network still has as many.
const leastOfNetwork = 20

/** What waits in quarantine now; what was proved, released or erased is not among it. */
export type Held = {
  readonly ofNetworkInHour: number
  readonly ofNetworkInMonth: number
  readonly inAll: number
}

/**
 * What nobody has worked for and a trap's catch take room for as long as leads are kept. A network that has
 * filled its own gets no more, whoever asks in it; what is there stays.
 */
export function isFull({ ofNetworkInHour, ofNetworkInMonth, inAll }: Held): boolean {
  const most = inAll < mostInAll ? mostOfNetworkInMonth : leastOfNetwork
  return ofNetworkInHour >= mostOfNetworkInHour || ofNetworkInMonth >= most
}

/** Counted in the store, so that it holds over restarts and for all servers of it. */
export async function countHeld(query: Query, network: string, now: number): Promise<Held> {
  const ofNetwork = 'SELECT count(*) FROM leads WHERE is_quarantined = 1 AND network = $1'
  const [row] = await query<{ hour: number; month: number; everything: number }>(
    `SELECT (${ofNetwork} AND created_at > $2) AS hour,
        (${ofNetwork} AND created_at > $3) AS month,
        (SELECT count(*) FROM (SELECT 1 FROM leads WHERE is_quarantined = 1 LIMIT $4) AS held)
          AS everything`,
    [network, now - hourMs, now - monthMs, mostInAll],
  )
  const { hour = 0, month = 0, everything = 0 } = row ?? {}
  return { ofNetworkInHour: hour, ofNetworkInMonth: month, inAll: everything }
}

/** A caller cannot come again later, and a call is work: what is past their allowance is always kept. */
export function takesRoom({ quarantine }: Pick<NewLead, 'quarantine'>): boolean {
  return quarantine !== undefined && quarantine !== 'over-allowance'
}
