import { dayMs } from '@nightdesk/contracts'

import type { Clock } from './clock.ts'
import type { LeadLog } from './log.ts'
import type { LeadStore } from './store/lead-store.ts'

// Housekeeping runs every few minutes. A gap this long means that the server was off, or that the clock is wrong.
const jumpMs = 30 * dayMs
const waitMs = dayMs
const markName = 'housekeeping'

export type ClockCheckOptions = {
  readonly store: LeadStore
  readonly clock: Clock
  readonly log: LeadLog
}

/**
 * Whether the clock may be believed when it says that leads are old: what is erased is gone for good. After a jump of
 * more than a month it is believed when it has stood by it for a day, which is time enough to be set right.
 */
export type ClockCheck = () => Promise<boolean>

export function createClockCheck({ store, clock, log }: ClockCheckOptions): ClockCheck {
  let doubt: { readonly seenAt: number; readonly since: number } | undefined

  async function believe(): Promise<true> {
    doubt = undefined
    await store.rememberTime(markName, clock.now())
    return true
  }

  async function startDoubt(seenAt: number): Promise<false> {
    const [isNew, now] = [!doubt, clock.now()]
    doubt = { seenAt, since: clock.uptime() }
    if (isNew)
      log.error(
        { clock: new Date(now).toISOString(), lastSeen: new Date(seenAt).toISOString() },
        'the clock has jumped: no old lead is erased for a day. If the clock is wrong, set it right',
      )
    // Leads that come by a wrong clock must not vouch for it after a restart.
    await store.rememberTime(markName, seenAt)
    return false
  }

  return async () => {
    const seenAt = (await store.readTime(markName)) ?? (await newestLeadAt(store)) ?? clock.now()
    if (clock.now() - seenAt <= jumpMs) return believe()
    // When it has moved, another server goes by another clock: this one is alone with its time.
    if (doubt?.seenAt !== seenAt) return startDoubt(seenAt)
    return clock.uptime() - doubt.since >= waitMs ? believe() : false
  }
}

async function newestLeadAt(store: LeadStore): Promise<number | undefined> {
  const [newest] = await store.list({ limit: 1 })
  return newest?.createdAt
}
