import { setTimeout as delay } from 'node:timers/promises'

import { dayMs, hourMs, minuteMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createLeadService } from './service.ts'
import { openLeadStore } from './store/open-store.ts'
import { createLeadTally } from './testing/lead-tally.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { numberedLead } from './testing/sample-lead.ts'
import { startSmtp } from './testing/smtp-fixture.ts'
import { createTempFolder } from './testing/temp-folder.ts'

type HouseOptions = {
  readonly hasProbe?: boolean
  readonly hasReceipts?: boolean
  readonly silenceDays?: number
}

async function createHouse(options: HouseOptions = {}) {
  const smtp = await startSmtp()
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  const clock = createManualClock()
  const logs: string[] = []
  const write = (_fields: object, message: string) => void logs.push(message)
  const { meter, counts } = createLeadTally()
  const { hasProbe = false, hasReceipts = false, silenceDays } = options
  const service = createLeadService({
    store,
    clock,
    publicUrl: 'https://www.nightdesk.example',
    ratePerMinute: 10,
    retentionDays: 365,
    silenceDays,
    hasProbe,
    targets: { mail: { smtpUrl: smtp.url, to: 'sales@nightdesk.example', hasReceipts } },
    log: { info: write, warn: write, error: write },
    meter,
  })
  service.start()
  onTestFinished(async () => {
    await service.stop()
    await store.close()
  })
  /** Lets time pass in steps that every timer gets a turn in. */
  const pass = async (ms: number, stepMs = 15 * minuteMs) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      clock.advance(stepMs)
      await delay(60)
      while ((await store.counts()).undelivered > 0) await delay(10)
    }
  }
  const subjects = () => smtp.mails.map((mail) => mail.header('subject'))
  return { smtp, store, clock, logs, counts, service, pass, subjects }
}

it('tells the owner of leads in quarantine, in numbers, once a day', async () => {
  const { service, smtp, pass, subjects, store } = await createHouse()
  await service.accept({ ...numberedLead(1), quarantine: 'honeypot' })

  await pass(2 * hourMs)
  await expect.poll(subjects).toEqual(['Leads need your attention'])
  expect(smtp.mails[0]?.text).toContain('1 in quarantine')
  expect(smtp.mails[0]?.text).not.toContain('visitor-1')
  expect(await service.standing()).toMatchObject({ alarms: ['quarantine'] })
  await pass(dayMs)
  await expect.poll(subjects).toHaveLength(2)

  expect(await store.counts()).toMatchObject({ quarantined: 1 })
})

describe('no lead for many days', () => {
  const step = dayMs / 2

  it('is told once in as many days, from the start on when there never was one', async () => {
    const { pass, subjects, smtp, logs, service } = await createHouse({ silenceDays: 3 })

    await pass(2.5 * dayMs, step)
    expect(subjects()).toEqual([])
    await pass(dayMs, step)
    await expect.poll(subjects).toEqual(['Leads need your attention'])
    expect(smtp.mails[0]?.text).toContain('* No leads for 3 days')
    expect(logs).toContain('no lead for many days')
    expect(await service.standing()).toMatchObject({ alarms: ['silent'] })

    await pass(2 * dayMs, step)
    expect(subjects()).toHaveLength(1)
    await pass(dayMs, step)
    await expect.poll(subjects).toHaveLength(2)
    expect(smtp.mails[1]?.text).toContain('* No leads for 6 days')
  })

  it('is counted from the last lead, which no spam and no test lead is', async () => {
    const { pass, service, smtp, store, subjects } = await createHouse({
      silenceDays: 3,
      hasProbe: true,
    })
    const digests = () => smtp.mails.filter(({ text }) => text.includes('No leads for'))
    await pass(2 * dayMs, step)
    const added = await service.accept(numberedLead(1))
    await pass(2 * dayMs, step)
    expect(digests()).toEqual([])
    const spam = await service.accept({ ...numberedLead(2), quarantine: 'honeypot' })
    await pass(2 * dayMs, step)

    expect([added.kind, spam.kind]).toEqual(['added', 'added'])
    expect(subjects().some((subject) => subject?.startsWith('Test lead'))).toBe(true)
    await expect.poll(() => digests().length).toBeGreaterThan(0)
    expect(digests()[0]?.text).toContain('1 in quarantine')
    expect(await store.counts()).toMatchObject({ leads: 2, quarantined: 1 })
  })

  it('is nobody’s matter unless it was asked for', async () => {
    const { pass, smtp, logs, service } = await createHouse()

    await pass(30 * dayMs, 5 * dayMs)

    expect([smtp.tries, logs]).toEqual([0, []])
    expect(await service.standing()).toMatchObject({ alarms: [] })
  })
})

it('sends nothing when there is nothing to tell', async () => {
  const { pass, smtp, logs } = await createHouse()

  await pass(2 * hourMs)

  expect(smtp.tries).toBe(0)
  expect(logs).toEqual([])
})

it('sends a marked test lead once an hour, which is nobody’s lead', async () => {
  const { pass, subjects, store, counts } = await createHouse({
    hasProbe: true,
    hasReceipts: true,
  })

  await pass(3 * hourMs)
  await expect.poll(() => subjects().length).toBe(3)

  expect(subjects().every((subject) => subject?.startsWith('Test lead ND-'))).toBe(true)
  expect(await store.list()).toEqual([])
  expect(counts).toEqual({ 'mail delivered': 3 })
})

it('sends the visitor a receipt beside the mail to the owner', async () => {
  const { service, subjects } = await createHouse({ hasReceipts: true })

  await service.accept(numberedLead(1))

  await expect.poll(() => subjects().length).toBe(2)
  expect(subjects()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Discovery call: Ada Moss, /),
      expect.stringMatching(/^Nightdesk has your request ND-/),
    ]),
  )
})
