import { toasts } from '@nightdesk/content'
import { dayMs, hourMs } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'

import type { Lead, NewLead } from '../lead.ts'
import { openLeadStore } from '../store/open-store.ts'
import { createContactApp } from '../testing/contact-app.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { numberedLead, sampleLead, startTime } from '../testing/sample-lead.ts'
import { startSmtp } from '../testing/smtp-fixture.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
import { createReceiptChannel, mailboxOf } from './receipt-channel.ts'

const from = 'sales@nightdesk.example'

function leadOf(reference: string, fields: Partial<Lead['fields']> = {}): Lead {
  const { quarantine: _none, ...lead } = sampleLead({ fields })
  const state = { isQuarantined: false, quarantineReason: null, deliveries: [] }
  return { ...lead, ...state, reference, createdAt: startTime }
}

async function createDesk(options: { readonly timeZone?: string } = {}) {
  const smtp = await startSmtp()
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  onTestFinished(() => store.close())
  const clock = createManualClock()
  const channel = createReceiptChannel({ smtpUrl: smtp.url, from, store, clock, ...options })
  return { smtp, clock, deliver: (lead: Lead) => channel.deliver(lead) }
}

it('goes to an address once a day, however it is written', async () => {
  const { smtp, clock, deliver } = await createDesk()

  await deliver(leadOf('ND-2222-2222'))
  await deliver(leadOf('ND-3333-3333', { email: 'ADA@clinic.example' }))
  await deliver(leadOf('ND-4444-4444', { email: 'ben@clinic.example' }))
  clock.advance(dayMs)
  await deliver(leadOf('ND-5555-5555'))

  expect(smtp.mails.map((mail) => mail.header('subject'))).toEqual([
    'Nightdesk has your request ND-2222-2222',
    'Nightdesk has your request ND-4444-4444',
    'Nightdesk has your request ND-5555-5555',
  ])
})

it.each([
  ['tags', 'ada+1@clinic.example', 'ADA+two+3@clinic.example'],
  ['dots', 'a.da@clinic.example', 'a.d.a@Clinic.example'],
  ['both', 'a.da+x@clinic.example', 'ad.a@clinic.example'],
])('goes to a mailbox once a day, whatever its addresses: %s', async (_title, second, third) => {
  const { smtp, deliver } = await createDesk()

  await deliver(leadOf('ND-2222-2222'))
  const again = [
    await deliver(leadOf('ND-3333-3333', { email: second })),
    await deliver(leadOf('ND-4444-4444', { email: third })),
  ]

  expect(again).toEqual([{ notSent: 'had one today' }, { notSent: 'had one today' }])
  expect(smtp.mails).toHaveLength(1)
})

it('takes no others for one mailbox, and sends to the address as it was typed', async () => {
  const { smtp, deliver } = await createDesk()
  const emails = ['ada+desk@clinic.example', 'adam@clinic.example', 'ada@other.example']

  for (const [at, email] of emails.entries())
    await deliver(leadOf(`ND-2222-222${at + 2}`, { email }))

  expect(smtp.mails.map((mail) => mail.header('to'))).toEqual(emails)
  expect(mailboxOf('+1@x.example')).not.toBe(mailboxOf('+2@x.example'))
})

it('goes to ten visitors of a network in an hour, and to those of others all the same', async () => {
  const smtp = await startSmtp()
  const mail = { smtpUrl: smtp.url, to: from, hasReceipts: true }
  const { service, store, clock } = await createContactApp({ targets: { mail } })
  const toOthers = () => smtp.mails.filter((one) => one.header('to') !== from).length
  const accept = async (lead: NewLead) => {
    await service.accept(lead)
    await expect.poll(async () => (await store.counts()).undelivered).toBe(0)
  }

  for (let number = 0; number < 12; number += 1) await accept(numberedLead(number))
  const ofNetwork = toOthers()
  await accept({ ...numberedLead(12), network: '198.51.100.0/24' })
  const withAnother = toOthers()
  clock.advance(hourMs)
  await accept(numberedLead(13))

  expect([ofNetwork, withAnother, toOthers()]).toEqual([10, 11, 12])
  expect(smtp.mails.length - toOthers()).toBe(14)
})

it('has no word of the visitor in it, and comes from our own mailbox', async () => {
  const { smtp, deliver } = await createDesk()

  await deliver(leadOf('ND-2222-2222', { name: 'MARK', phone: 'MARK', message: 'MARK' }))

  const [mail] = smtp.mails
  expect(mail?.header('from')).toContain(from)
  expect(mail?.header('to')).toBe('ada@clinic.example')
  expect(mail?.header('auto-submitted')).toBe('auto-replied')
  expect(mail?.text).toContain('ND-2222-2222')
  expect(JSON.stringify(mail)).not.toContain('MARK')
})

it('names the company, and says what happens next and when', async () => {
  const { smtp, deliver } = await createDesk({ timeZone: 'America/New_York' })

  await deliver(leadOf('ND-2222-2222'))

  const [mail] = smtp.mails
  expect(mail?.header('from')).toBe(`Nightdesk <${from}>`)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(
      'On Wed, Jan 14, 2026, 9:14 PM EST, Nightdesk received your request for a free discovery call.',
    )
    expect(body).toContain('What happens next')
    expect(body).toContain(toasts.contactSent.text)
    expect(body).toContain('We’re here Monday through Friday, 9 to 6 Eastern.')
    expect(body).toContain('Nightdesk, New York')
  }
})

it('is tried again after an outage, and given up when the address is refused', async () => {
  const { smtp, deliver } = await createDesk()
  smtp.mood = 'take'
  await smtp.stop()
  await expect(deliver(leadOf('ND-2222-2222'))).rejects.toMatchObject({ fault: 'unreachable' })

  const again = await startSmtp(Number(new URL(smtp.url).port))
  await deliver(leadOf('ND-2222-2222'))
  again.mood = 550
  const refused = await deliver(leadOf('ND-3333-3333', { email: 'no@clinic.example' }))

  expect(again.mails).toHaveLength(1)
  expect(refused).toEqual({ notSent: 'SMTP 550' })
})

it('goes to sixty addresses an hour, however many leads there are; the owner has them all', async () => {
  const smtp = await startSmtp()
  const mail = { smtpUrl: smtp.url, to: from, hasReceipts: true }
  const { service, store, clock } = await createContactApp({ targets: { mail } })
  const accept = (number: number) =>
    service.accept({ ...numberedLead(number), network: `10.0.${number}.0/24` })
  const toOthers = () => smtp.mails.filter((one) => one.header('to') !== from).length
  const settled = async () => {
    await expect.poll(async () => (await store.counts()).undelivered).toBe(0)
  }

  for (let number = 0; number < 65; number += 1) await accept(number)
  await settled()
  const inFirstHour = toOthers()
  clock.advance(hourMs)
  await accept(65)
  await settled()

  expect(inFirstHour).toBe(60)
  expect(toOthers()).toBe(61)
  expect(smtp.mails.length - toOthers()).toBe(66)
})

it('says what became of it when the address is refused: it was not sent', async () => {
  const smtp = await startSmtp()
  smtp.mood = 550
  const mail = { smtpUrl: smtp.url, to: from, hasReceipts: true }
  const { service, store, logs, counts } = await createContactApp({ targets: { mail } })

  const added = await service.accept(sampleLead())
  const reference = 'reference' in added ? added.reference : ''
  const receipt = async () =>
    (await store.find(reference))?.deliveries.find(({ channel }) => channel === 'receipt')
  await expect.poll(async () => (await receipt())?.finishedAt).not.toBeNull()

  expect(await receipt()).toMatchObject({ lastError: 'not sent: SMTP 550' })
  await expect.poll(() => logs.map(({ message }) => message)).toContain('receipt not sent')
  expect(logs.map(({ message }) => message)).not.toContain('lead delivered')
  expect(counts).toMatchObject({ 'receipt waived': 1 })
})

it('needs an address', async () => {
  const { smtp, deliver } = await createDesk()

  await deliver(leadOf('ND-2222-2222', { email: '' }))
  await deliver(leadOf('ND-2222-2222', { email: 'a@b.example, c@d.example' }))

  expect(smtp.tries).toBe(0)
})

it.each([
  'ada@localhost',
  'ada@192.0.2.7',
  'ada@2130706433',
  'ada@clinic.0x7f',
  'ada%other.example@clinic.example',
  'other.example!ada@clinic.example',
  'ada|id@clinic.example',
])('never goes to an address that a mail server could take for a way: %s', async (email) => {
  const smtp = await startSmtp()
  const mail = { smtpUrl: smtp.url, to: from, hasReceipts: true }
  const { service, store } = await createContactApp({ targets: { mail } })

  const added = await service.accept(sampleLead({ fields: { email } }))
  await expect.poll(async () => (await store.counts()).undelivered).toBe(0)

  expect(added).toMatchObject({ kind: 'added' })
  expect(smtp.mails.map((one) => one.header('to'))).toEqual([from])
})

it('never goes to an address that was given in a call, not even when the owner retries', async () => {
  const smtp = await startSmtp()
  const mail = { smtpUrl: smtp.url, to: from, hasReceipts: true }
  const { service, store, clock } = await createContactApp({ targets: { mail } })
  const { network: _none, ...lead } = sampleLead({ source: 'call' })

  const admission = await service.admit(lead, { address: '203.0.113.1' })
  await expect.poll(() => smtp.mails.length).toBe(1)
  const toEverywhere = { now: clock.now(), channels: service.channels }
  await store.retry({
    ...toEverywhere,
    reference: 'reference' in admission ? admission.reference : '',
  })
  service.start()
  await expect.poll(async () => (await store.counts()).undelivered).toBe(0)

  expect(service.channels).toContain('receipt')
  expect(smtp.mails.map((one) => one.header('to'))).toEqual([from])
})
