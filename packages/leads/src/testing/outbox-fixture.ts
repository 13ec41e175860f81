import { minuteMs } from '@nightdesk/contracts'
import { onTestFinished } from 'vitest'

import type { Channel } from '../delivery/channel.ts'
import { createWorker, type Worker } from '../delivery/worker.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { openLeadStore } from '../store/open-store.ts'
import { createLeadTally, type LeadTally } from './lead-tally.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { numberedLead } from './sample-lead.ts'
import { createTempFolder } from './temp-folder.ts'

export type OutboxFixture = {
  readonly store: LeadStore
  readonly clock: ManualClock
  readonly worker: Worker
  readonly counts: LeadTally['counts']
  readonly logs: string[]
  /** Adds leads, as many as said, and wakes the worker. */
  readonly addLeads: (count: number) => Promise<string[]>
  /** Lets time pass, with every try on the way. */
  readonly pass: (ms: number) => Promise<void>
}

/** A worker over a real file, with a clock of its own. */
export async function createOutbox(
  channel: Channel,
  change: (store: LeadStore) => LeadStore = (store) => store,
): Promise<OutboxFixture> {
  const store = change(await openLeadStore({ dataDir: await createTempFolder() }))
  const clock = createManualClock()
  const { meter, counts } = createLeadTally()
  const logs: string[] = []
  const write = (fields: object, message: string) => {
    logs.push(JSON.stringify({ ...fields, message }))
  }
  const log = { info: write, warn: write, error: write }
  // Seldom enough for hours to pass quickly.
  const options = { random: () => 0.5, lookAgainAfterMs: minuteMs }
  const worker = createWorker({ store, channel, clock, log, meter, ...options })
  onTestFinished(async () => {
    await worker.stop()
    await store.close()
  })
  let number = 0

  async function addLeads(count: number): Promise<string[]> {
    const references: string[] = []
    for (let index = 0; index < count; index += 1) {
      number += 1
      const options = { now: clock.now(), channels: [channel.name] }
      const result = await store.add(numberedLead(number), options)
      if (result.kind === 'added') references.push(result.reference)
    }
    worker.wake()
    return references
  }

  async function pass(ms: number): Promise<void> {
    const end = clock.now() + ms
    await worker.settled()
    while (clock.nextAt !== undefined && clock.nextAt <= end) {
      clock.advance(clock.nextAt - clock.now())
      await worker.settled()
    }
    clock.advance(end - clock.now())
    await worker.settled()
  }

  return { store, clock, worker, counts, logs, addLeads, pass }
}
