import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { minuteMs, secondMs } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createManualClock } from '../testing/manual-clock.ts'
import { createOutbox } from '../testing/outbox-fixture.ts'
import { sampleLead, sampleSetup, startTime } from '../testing/sample-lead.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const secret = 'a secret of some length'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

async function startReceiver() {
  const received: Received[] = []
  const answer = { status: 200, headers: {} as Record<string, string>, isSilent: false }
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) })
    if (!answer.isSilent) response.writeHead(answer.status, answer.headers).end('thanks')
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, received, answer }
}

function isSigned({ headers, body }: Received): boolean {
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', secret).update(content).digest('base64')
  return headers['webhook-signature'] === `v1,${expected}`
}

const clock = createManualClock()

describe('the webhook', () => {
  it.each([
    ['ada:p%40ss', 'ada:p@ss'],
    ['token', 'token:'],
    ['ada:100%', 'ada:100%'],
  ])('sends the credentials of its address, %s, as a header', async (written, credentials) => {
    const { url, received } = await startReceiver()
    const address = url.replace('//', `//${written}@`)
    const channel = createWebhookChannel({ url: address, secret, clock })
    const { addLeads, pass } = await createOutbox(channel)

    await addLeads(1)
    await pass(minuteMs)

    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
    expect(received).toMatchObject([{ headers: { authorization } }])
    expect(received.every(isSigned)).toBe(true)
  })

  it('gets each lead as a signed event', async () => {
    const { url, received } = await startReceiver()
    const { addLeads, pass } = await createOutbox(createWebhookChannel({ url, secret, clock }))

    const [reference = ''] = await addLeads(1)
    await pass(minuteMs)

    expect(received).toHaveLength(1)
    expect(received.every(isSigned)).toBe(true)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      id: `lead.created/${reference}`,
      type: 'lead.created',
      data: {
        reference,
        name: 'Ada Moss',
        email: 'visitor-1@clinic.example',
        message: 'Message 1',
      },
    })
  })

  it('tells of the business that the visitor described, as data', async () => {
    const { url, received } = await startReceiver()
    const channel = createWebhookChannel({ url, secret, clock })
    const { store, worker, pass } = await createOutbox(channel)

    await store.add(sampleLead({ setup: sampleSetup }), { now: startTime, channels: ['webhook'] })
    worker.wake()
    await pass(minuteMs)

    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { setup: sampleSetup } })
  })

  it.each([500, 429, 404, 302])('is tried again after a %i, as the same event', async (status) => {
    const { url, received, answer } = await startReceiver()
    Object.assign(answer, { status, headers: { location: '/elsewhere' } })
    const { addLeads, pass, store } = await createOutbox(
      createWebhookChannel({ url, secret, clock }),
    )
    const [reference = ''] = await addLeads(1)
    await pass(0)
    const failed = await store.find(reference)

    Object.assign(answer, { status: 204 })
    await pass(15 * secondMs)

    expect(failed?.deliveries[0]?.lastError).toBe(`HTTP ${status}`)
    expect(received).toHaveLength(2)
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id'])
    expect(await store.counts()).toMatchObject({ delivered: 1 })
  })

  it('is left in time when it does not answer', async () => {
    const { url, answer } = await startReceiver()
    answer.isSilent = true
    const channel = createWebhookChannel({ url, secret, clock, timeoutMs: 200 })
    const { addLeads, pass, store } = await createOutbox(channel)

    const [reference = ''] = await addLeads(1)
    await pass(0)

    expect((await store.find(reference))?.deliveries[0]?.lastError).toBe('ETIMEDOUT')
  })
})
