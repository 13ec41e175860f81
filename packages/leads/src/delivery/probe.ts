import { randomUUID } from 'node:crypto'

import { hourMs } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import type { NewLead } from '../lead.ts'
import type { LeadLog } from '../log.ts'
import type { LeadStore } from '../store/lead-store.ts'

// Looks more often than it sends, so that a new server does not shift the hour.
const lookEveryMs = hourMs / 4

export type ProbeOptions = {
  readonly store: Pick<LeadStore, 'claimMark'>
  readonly clock: Clock
  readonly log: LeadLog
  readonly accept: (lead: NewLead) => Promise<unknown>
}

/** Sends a test lead of our own once an hour, among all servers: what it meets, a visitor's would. Returns its stop. */
export function startProbe({ store, clock, log, accept }: ProbeOptions): () => Promise<void> {
  let round = Promise.resolve()
  let isStopped = false
  let cancel = clock.setTimer(run, lookEveryMs)

  function run(): void {
    round = send()
      .catch((error: unknown) => log.error({ err: error }, 'the test lead was not stored'))
      .finally(() => {
        if (!isStopped) cancel = clock.setTimer(run, lookEveryMs)
      })
  }

  async function send(): Promise<void> {
    const now = clock.now()
    const holder = randomUUID()
    if (await store.claimMark({ name: 'probe', holder, now, everyMs: hourMs })) {
      await accept(probeLead(now))
    }
  }

  return () => {
    isStopped = true
    cancel()
    return round
  }
}

function probeLead(now: number): NewLead {
  const message = `Test lead of ${new Date(now).toISOString()}`
  return {
    fields: { name: 'Test lead', email: '', phone: '', message },
    source: 'probe',
    quarantine: undefined,
    page: '',
    locale: '',
    network: '',
    consentVersion: '',
  }
}
