import {
  dayMs,
  networksAround,
  rateKey,
  type NetworkQuota,
  type NotedVisit,
  type VisitLog,
} from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import type { LeadAllowance } from './lead-allowance.ts'

type KnownVisitsOptions = {
  readonly visits: VisitLog
  readonly allowance: Pick<LeadAllowance, 'learn'>
  readonly quota: Pick<NetworkQuota, 'learn'>
  readonly clock: Pick<Clock, 'now'>
}

/** A lead on its way in, as other servers hear of it; nothing when they do not. */
export type KnownVisit = {
  /** It takes a place among the first leads of its network. */
  becomeFirst(): void
  /** Nothing new was stored. */
  leave(): Promise<void>
}

/** Tells of the lead that comes now, and learns what other servers know of its visitor. */
export type KnownVisits = (address: string, isTrapped: boolean) => Promise<KnownVisit | undefined>

export function createKnownVisits(options: KnownVisitsOptions): KnownVisits {
  const { visits, allowance, quota, clock } = options

  function learn(address: string, { earlier }: NotedVisit): void {
    const [ofVisitor = [], ...ofNetworks] = earlier
    const timeOf = ({ agoMs }: { agoMs: number }) => clock.now() - agoMs
    const leads = ofVisitor.map((past) => ({
      at: timeOf(past),
      isTrapped: past.note === 'trapped',
    }))
    allowance.learn(rateKey(address), leads)
    for (const [index, { name }] of networksAround(address).entries()) {
      const firsts = ofNetworks[index]?.filter(({ note }) => note === 'first') ?? []
      quota.learn(name, firsts.map(timeOf))
    }
  }

  return async (address, isTrapped) => {
    const networks = networksAround(address).map(({ name }) => `network:${name}`)
    const noted = await visits.note({
      names: [`lead:${rateKey(address)}`, ...networks],
      keepMs: dayMs,
      note: isTrapped ? 'trapped' : '',
    })
    if (noted) learn(address, noted)
    return noted && { becomeFirst: () => noted.become('first'), leave: () => noted.leave() }
  }
}
