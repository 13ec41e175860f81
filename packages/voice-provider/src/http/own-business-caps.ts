import { rateKey, type BusinessSetup } from '@nightdesk/contracts'

import type { Refusal } from './call-caps.ts'

const spanMs = 3_600_000

export type OwnBusinessCapOptions = {
  readonly now: () => number
  /** For how many different businesses one visitor may be answered within an hour. */
  readonly namesPerVisitor?: number
  /** How many such calls there may be within an hour, of all visitors. */
  readonly calls?: number
}

/** Calls for businesses that visitors describe: whoever tries one name after the other has something else in mind. */
export type OwnBusinessCaps = {
  /** Counts the call, or says why there is none. */
  take(address: string, setup: BusinessSetup): Refusal | undefined
}

type Entry = { readonly visitor: string; readonly name: string; readonly at: number }

export function createOwnBusinessCaps({
  now,
  namesPerVisitor = 6,
  calls = 240,
}: OwnBusinessCapOptions): OwnBusinessCaps {
  // In the order in which they came.
  const entries: Entry[] = []

  function refusal(message: string, oldest: Entry | undefined): Refusal {
    const waitMs = (oldest?.at ?? now()) + spanMs - now()
    return { cap: 'business', message, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }

  return {
    take(address, setup) {
      while (entries[0] && entries[0].at <= now() - spanMs) entries.shift()
      const visitor = rateKey(address)
      const name = setup.name.toLowerCase()
      const own = entries.filter((entry) => entry.visitor === visitor)
      const names = new Set(own.map((entry) => entry.name))
      if (!names.has(name) && names.size >= namesPerVisitor)
        return refusal(`No more than ${namesPerVisitor} businesses an hour.`, own[0])
      if (entries.length >= calls)
        return refusal('All calls of this kind are taken for now.', entries[0])
      entries.push({ visitor, name, at: now() })
      return undefined
    },
  }
}
