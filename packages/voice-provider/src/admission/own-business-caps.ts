import { hourMs, rateKey, type BusinessSetup } from '@nightdesk/contracts'

import { createPurse } from './purse.ts'
import type { Refusal } from './call-caps.ts'

// As many as one visitor may make in an hour, where nothing else is set.
const newcomerCalls = 6

export type OwnBusinessCapOptions = {
  readonly now: () => number
  /** For how many different businesses one visitor may be answered within an hour. */
  readonly namesPerVisitor?: number
  /** How many such calls there may be within an hour, of all visitors; one network has a quarter of them. */
  readonly calls?: number
}

/** A call that counts, until it turns out that there is none. */
export type CountedCall = { readonly cap?: undefined; readonly giveBack: () => void }

/** Calls for businesses that visitors describe: whoever tries one name after the other has something else in mind. */
export type OwnBusinessCaps = {
  /** Counts the call, or says why there is none. */
  take(address: string, setup: BusinessSetup): Refusal | CountedCall
}

type Entry = { readonly visitor: string; readonly name: string; readonly at: number }

export function createOwnBusinessCaps({
  now,
  namesPerVisitor = 6,
  calls = 240,
}: OwnBusinessCapOptions): OwnBusinessCaps {
  // In the order in which they came.
  const entries = new Set<Entry>()
  const share = Math.max(1, Math.floor(calls / 4))
  const purse = createPurse({
    now,
    withinMs: hourMs,
    inAll: calls,
    perVisitor: share,
    perNetwork: share,
    newcomerShare: newcomerCalls,
  })

  function refusal(message: string, waitMs: number): Refusal {
    return { cap: 'business', message, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }

  function sweep(): void {
    for (const entry of entries) {
      if (entry.at > now() - hourMs) return
      entries.delete(entry)
    }
  }

  return {
    take(address, setup) {
      sweep()
      const visitor = rateKey(address)
      const name = setup.name.toLowerCase()
      const own = [...entries].filter((entry) => entry.visitor === visitor)
      const names = new Set(own.map((entry) => entry.name))
      if (!names.has(name) && names.size >= namesPerVisitor)
        return refusal(
          `No more than ${namesPerVisitor} businesses an hour.`,
          (own[0]?.at ?? now()) + hourMs - now(),
        )
      const taken = purse.take(address, 1)
      if (taken.waitMs !== undefined)
        return refusal('All calls of this kind are taken for now.', taken.waitMs)
      const entry = { visitor, name, at: now() }
      entries.add(entry)
      return {
        giveBack() {
          entries.delete(entry)
          taken.giveBack()
        },
      }
    },
  }
}
