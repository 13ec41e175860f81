import { setTimeout as delay } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { createLeadService } from './service.ts'
import { openLeadStore } from './store/open-store.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { dayMs, hourMs, minuteMs, numberedLead } from './testing/sample-lead.ts'
import { startSmtp } from './testing/smtp-fixture.ts'
import { createTempFolder } from './testing/temp-folder.ts'

async function createHouse(options: { hasProbe?: boolean; hasReceipts?: boolean } = {}) {
  const smtp = await startSmtp()
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  const clock = createManualClock()
  const logs: string[] = []
  const write = (_fields: object, message: string) => void logs.push(message)
  const { hasProbe = false, hasReceipts = false } = options
  const service = createLeadService({
    store,
    clock,
    publicUrl: 'https://www.nightdesk.example',
    ratePerMinute: 10,
    retentionDays: 365,
    hasProbe,
    targets: { mail: { smtpUrl: smtp.url, to: 'sales@nightdesk.example', hasReceipts } },
    log: { info: write, warn: write, error: write },
  })
  service.start()
  onTestFinished(async () => {
    await service.stop()
    await store.close()
  })
  /** Lets time pass in steps that every timer gets a turn in. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 15 * minuteMs) {
      clock.advance(15 * minuteMs)
      await delay(40)
      while ((await store.counts()).undelivered > 0) await delay(10)
    }
  }
  const subjects = () => smtp.mails.map((mail) => mail.header('subject'))
  return { smtp, store, clock, logs, service, pass, subjects }
}

it(
  'tells the owner of leads in quarantine, in numbers, once a day',
  { timeout: 30_000 },
  async () => {
    const { service, smtp, pass, subjects, store } = await createHouse()
    await service.accept({ ...numberedLead(1), quarantine: 'honeypot' })

    await pass(2 * hourMs)
    await expect.poll(subjects).toEqual(['Leads need your attention'])
    expect(smtp.mails[0]?.text).toContain('1 in quarantine')
    expect(smtp.mails[0]?.text).not.toContain('visitor-1')
    expect(await service.metrics()).toContain('nightdesk_leads_alarm{reason="quarantine"} 1')
    await pass(dayMs)
    await expect.poll(subjects).toHaveLength(2)

    expect(await store.counts()).toMatchObject({ quarantined: 1 })
  },
)

it('sends nothing when there is nothing to tell', async () => {
  const { pass, smtp, logs } = await createHouse()

  await pass(2 * hourMs)

  expect(smtp.tries).toBe(0)
  expect(logs).toEqual([])
})

it(
  'sends a marked test lead once an hour, which is nobody’s lead',
  { timeout: 30_000 },
  async () => {
    const { pass, subjects, store, service } = await createHouse({
      hasProbe: true,
      hasReceipts: true,
    })

    await pass(3 * hourMs)
    await expect.poll(() => subjects().length).toBe(3)

    expect(subjects().every((subject) => subject?.startsWith('Test lead ND-'))).toBe(true)
    expect(await store.list()).toEqual([])
    expect(await service.metrics()).toContain('nightdesk_leads_accepted_total 0')
  },
)

it('sends the visitor a receipt beside the mail to the owner', async () => {
  const { service, subjects } = await createHouse({ hasReceipts: true })

  await service.accept(numberedLead(1))

  await expect.poll(() => subjects().length).toBe(2)
  expect(subjects().map((subject) => subject?.replace(/ND-.*/, ''))).toEqual(
    expect.arrayContaining(['Discovery call request ', 'We have your request ']),
  )
})
