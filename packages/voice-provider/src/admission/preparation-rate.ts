import { networksAround, rateKey } from '@nightdesk/contracts'

import { createAllowance } from '../allowance.ts'
import { createKeyedAllowance } from './keyed-allowance.ts'

// A page asks every 0.7 seconds, and when something is written. What is asked has to be read and worked out.
const ofVisitor = { atOnce: 6, perSecond: 3 }
const ofNetwork = { atOnce: 12, perSecond: 6 }
const ofAll = { atOnce: 40, perSecond: 40 }
// A network that asks no more than a visit or two needs is a newcomer: half of all is kept for such.
const ofNewcomers = { atOnce: 60, perSecond: 0.1 }
const ofOthers = { atOnce: 20, perSecond: 20 }

/** How often it may be asked for words that are spoken ahead. */
export type PreparationRate = { isAllowed(address: string): boolean }

export function createPreparationRate(now: () => number): PreparationRate {
  const visitors = createKeyedAllowance({ ...ofVisitor, now })
  const networks = createKeyedAllowance({ ...ofNetwork, now })
  const newcomers = createKeyedAllowance({ ...ofNewcomers, now })
  const others = createAllowance({ ...ofOthers, now })
  const all = createAllowance({ ...ofAll, now })
  return {
    // Whoever has had enough for themselves takes nothing of what others may have.
    isAllowed(address) {
      const names = networksAround(address).map(({ name }) => name)
      return (
        visitors.take(rateKey(address)) &&
        names.every((name) => networks.take(name)) &&
        (names.every((name) => newcomers.take(name)) || others.take()) &&
        all.take()
      )
    },
  }
}
