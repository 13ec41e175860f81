import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import { hourMs, minuteMs, secondMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createOutbox } from '../testing/outbox-fixture.ts'
import { startSmtp } from '../testing/smtp-fixture.ts'
import { createMailChannel } from './mail-channel.ts'

const to = 'sales@nightdesk.example'

async function startRawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a mail', () => {
  it('arrives once, with the lead in text and HTML', async () => {
    const smtp = await startSmtp()
    const { addLeads, pass } = await createOutbox(createMailChannel({ smtpUrl: smtp.url, to }))

    const [reference = ''] = await addLeads(1)
    await pass(hourMs)

    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails
    expect(mail?.header('subject')).toBe(
      `Discovery call: Ada Moss, Healthcare, from /industries/healthcare, ${reference}`,
    )
    expect(mail?.header('from')).toBe('Nightdesk website <sales@nightdesk.example>')
    expect(mail?.header('to')).toBe('sales@nightdesk.example')
    expect(mail?.header('reply-to')).toBe('visitor-1@clinic.example')
    expect(mail?.header('message-id')).toBe(`<${reference.toLowerCase()}@nightdesk.example>`)
    expect(mail?.text).toContain('Name       Ada Moss\n')
    expect(mail?.text).toContain('Industry   Healthcare\n')
    expect(mail?.text).toContain('Received   Thu, Jan 15, 2026, 2:14 AM UTC\n')
    expect(mail?.text).toContain('\n  Message 1\n')
    expect(mail?.html).toContain('>Message 1</div>')
  })

  it('has the same Message-ID when it comes twice', async () => {
    const smtp = await startSmtp()
    let hasCrashed = false
    const channel = createMailChannel({ smtpUrl: smtp.url, to })
    const { addLeads, pass } = await createOutbox(channel, (store) => ({
      ...store,
      async markDelivered(...args) {
        if (hasCrashed) return store.markDelivered(...args)
        hasCrashed = true
        throw new Error('killed')
      },
    }))

    await addLeads(1)
    await pass(2 * minuteMs)

    const [first, second, ...more] = smtp.mails
    expect(first?.header('message-id')).toBeDefined()
    expect(second?.header('message-id')).toBe(first?.header('message-id'))
    expect(second?.header('subject')).toBe(first?.header('subject'))
    expect(more).toEqual([])
  })
})

describe('a mail server in trouble', () => {
  it('that is down for an hour gets every mail once when it is back', async () => {
    const first = await startSmtp()
    await first.stop()
    const channel = createMailChannel({ smtpUrl: first.url, to })
    const { addLeads, pass, store } = await createOutbox(channel)
    const references: string[] = []
    for (let round = 0; round < 6; round += 1) {
      references.push(...(await addLeads(5)))
      await pass(10 * minuteMs)
    }
    const waiting = await store.counts()

    const smtp = await startSmtp(Number(new URL(first.url).port))
    await pass(10 * minuteMs)

    const subjects = smtp.mails.map((mail) => mail.header('subject')?.slice(-12) ?? '')
    expect(waiting).toMatchObject({ undelivered: 30, delivered: 0 })
    expect(subjects.sort()).toEqual(references.sort())
  })

  it.each([
    ['answers 451 (greylisting)', 451, 'SMTP 451'],
    ['answers 550', 550, 'SMTP 550'],
  ])('that %s is tried again', async (_title, mood, code) => {
    const smtp = await startSmtp()
    smtp.mood = mood
    const { addLeads, pass, store } = await createOutbox(
      createMailChannel({ smtpUrl: smtp.url, to }),
    )
    const [reference = ''] = await addLeads(1)
    await pass(0)
    const failed = await store.find(reference)

    smtp.mood = 'take'
    await pass(11 * secondMs)

    expect(failed?.deliveries[0]).toMatchObject({ state: 'pending', lastError: code })
    expect(smtp.mails).toHaveLength(1)
  })

  it.each([
    [
      'hangs after DATA',
      async () => {
        const smtp = await startSmtp()
        smtp.mood = 'hang'
        return smtp.url
      },
    ],
    ['says nothing at all', () => startRawServer(() => undefined)],
    [
      'sends a byte now and then',
      () =>
        startRawServer((socket) => {
          const drip = setInterval(() => socket.write('2'), 50)
          socket.on('close', () => clearInterval(drip))
        }),
    ],
  ])('that %s is left in time', async (_title, start) => {
    const channel = createMailChannel({ smtpUrl: await start(), to, timeoutMs: 400 })
    const { addLeads, pass, store } = await createOutbox(channel)
    const started = performance.now()

    const [reference = ''] = await addLeads(1)
    await pass(0)

    expect(performance.now() - started).toBeLessThan(5_000)
    expect((await store.find(reference))?.deliveries[0]).toMatchObject({
      state: 'pending',
      attempts: 1,
      lastError: expect.stringMatching(/^E[A-Z]+$/),
    })
  })

  it('that cannot speak TLS is not trusted with the mail', async () => {
    const smtp = await startSmtp()
    const smtpUrl = smtp.url.replace('smtp:', 'smtps:')
    const channel = createMailChannel({ smtpUrl, to, timeoutMs: 2_000 })
    const { addLeads, pass, store } = await createOutbox(channel)

    await addLeads(1)
    await pass(0)

    expect(smtp.tries).toBe(0)
    expect(await store.counts()).toMatchObject({ undelivered: 1 })
  })

  it('leaves nothing of the visitor in log or outbox', async () => {
    const smtp = await startSmtp()
    smtp.mood = 550
    const { addLeads, pass, store, logs } = await createOutbox(
      createMailChannel({ smtpUrl: smtp.url, to }),
    )
    const [reference = ''] = await addLeads(1)
    await pass(0)

    const deliveries = (await store.find(reference))?.deliveries
    expect(logs).toHaveLength(1)
    expect(JSON.stringify([logs, deliveries])).not.toMatch(/visitor|Message 1|Ada|@/)
  })
})
