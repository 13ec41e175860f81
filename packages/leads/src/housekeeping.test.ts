import { expect, it, onTestFinished } from 'vitest'

import { startHousekeeping } from './housekeeping.ts'
import { openLeadStore } from './store/open-store.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { dayMs, minuteMs, numberedLead } from './testing/sample-lead.ts'
import { createTempFolder } from './testing/temp-folder.ts'

// A thread is started for what is to be erased, beside all the other tests.
const patient = { timeout: 20_000 }

async function createHouse() {
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  const clock = createManualClock()
  const logs: string[] = []
  const write = (_fields: object, message: string) => void logs.push(message)
  const log = { info: write, warn: write, error: write }
  const stop = startHousekeeping({ store, clock, log, retentionDays: 30 })
  onTestFinished(async () => {
    await stop()
    await store.close()
  })
  return { store, clock, logs, stop }
}

it('erases what was kept long enough, again and again', patient, async () => {
  const { store, clock, logs } = await createHouse()
  await store.add(numberedLead(1), { now: clock.now() - 31 * dayMs, channels: [] })
  await store.add(numberedLead(2), { now: clock.now() - 29 * dayMs, channels: [] })

  clock.advance(minuteMs)
  await expect.poll(async () => (await store.list()).length, patient).toBe(1)
  await expect.poll(() => clock.nextAt, patient).toBeDefined()
  clock.advance(2 * dayMs)
  await expect.poll(() => clock.nextAt, patient).toBeDefined()
  clock.advance(15 * minuteMs)
  await expect.poll(async () => (await store.list()).length, patient).toBe(0)

  expect(logs).toContain('old leads erased')
})

it('says so when leads do not get through or wait for somebody', async () => {
  const { store, clock, logs, stop } = await createHouse()
  await store.add(numberedLead(1), { now: clock.now() - 15 * minuteMs, channels: ['mail'] })
  await store.add(
    { ...numberedLead(2), quarantine: 'honeypot' },
    { now: clock.now(), channels: [] },
  )

  clock.advance(minuteMs)
  await stop()

  expect(logs).toEqual(['leads are not getting through', 'leads wait in quarantine'])
})
