import { dayMs, minuteMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { startHousekeeping } from './housekeeping.ts'
import { openLeadStore } from './store/open-store.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { numberedLead } from './testing/sample-lead.ts'
import { createTempFolder } from './testing/temp-folder.ts'

const quarterMs = 15 * minuteMs
const jumped = expect.stringContaining('the clock has jumped')

async function createHouse(dataDir?: string) {
  const store = await openLeadStore({ dataDir: dataDir ?? (await createTempFolder()) })
  const clock = createManualClock()
  const logs: string[] = []
  const write = (_fields: object, message: string) => void logs.push(message)
  const log = { info: write, warn: write, error: write }
  const stop = startHousekeeping({ store, clock, log, retentionDays: 30 })
  onTestFinished(async () => {
    await stop()
    await store.close()
  })

  /** Lets so much time pass, and the round of housekeeping that is due then end. */
  async function pass(ms: number): Promise<void> {
    clock.advance(ms)
    await expect.poll(() => clock.nextAt).toBeDefined()
  }
  const count = async () => (await store.list()).length
  return { store, clock, logs, stop, pass, count }
}

it('erases what was kept long enough, again and again', async () => {
  const { store, clock, logs } = await createHouse()
  await store.add(numberedLead(1), { now: clock.now() - 31 * dayMs, channels: [] })
  await store.add(numberedLead(2), { now: clock.now() - 29 * dayMs, channels: [] })

  clock.advance(minuteMs)
  await expect.poll(async () => (await store.list()).length).toBe(1)
  await expect.poll(() => clock.nextAt).toBeDefined()
  clock.advance(2 * dayMs)
  await expect.poll(() => clock.nextAt).toBeDefined()
  clock.advance(15 * minuteMs)
  await expect.poll(async () => (await store.list()).length).toBe(0)

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

describe('a clock that jumps ahead', () => {
  it.each([
    ['while the server runs', true],
    ['before it was ever asked', false],
  ])('erases nothing %s, for a day that has really passed', async (_title, hasRun) => {
    const { store, clock, logs, pass, count } = await createHouse()
    await store.add(numberedLead(1), { now: clock.now(), channels: [] })
    if (hasRun) await pass(minuteMs)

    clock.jump(400 * dayMs)
    await pass(hasRun ? quarterMs : minuteMs)
    await store.add(numberedLead(2), { now: clock.now(), channels: [] })
    await pass(dayMs - 1)
    const withinTheDay = await count()
    await pass(quarterMs)

    expect(withinTheDay).toBe(2)
    expect((await store.list()).map(({ fields }) => fields.message)).toEqual(['Message 2'])
    expect(logs.filter((line) => line.includes('the clock has jumped'))).toHaveLength(1)
  })

  it('and is set right has cost no lead, whatever came meanwhile and however often it starts', async () => {
    const dataDir = await createTempFolder()
    const first = await createHouse(dataDir)
    await first.store.add(numberedLead(1), { now: first.clock.now(), channels: [] })
    await first.pass(minuteMs)
    first.clock.jump(400 * dayMs)
    await first.pass(quarterMs)
    await first.store.add(numberedLead(2), { now: first.clock.now(), channels: [] })
    await first.stop()

    const second = await createHouse(dataDir)
    second.clock.jump(400 * dayMs)
    await second.pass(minuteMs)
    second.clock.jump(-400 * dayMs)
    await second.pass(2 * dayMs)
    await second.pass(quarterMs)

    expect([first.logs, second.logs]).toEqual([[jumped], [jumped]])
    expect(await second.count()).toBe(2)
  })

  it('is never believed against that of another server', async () => {
    const dataDir = await createTempFolder()
    const right = await createHouse(dataDir)
    const wrong = await createHouse(dataDir)
    await right.store.add(numberedLead(1), { now: right.clock.now(), channels: [] })
    wrong.clock.jump(400 * dayMs)

    for (let day = 0; day < 4; day += 1) {
      await right.pass(dayMs)
      await wrong.pass(dayMs)
    }

    expect(await right.count()).toBe(1)
    expect(wrong.logs).toEqual([jumped])
  })
})
