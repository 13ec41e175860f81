import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openLeadStore } from '@nightdesk/leads'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createFixtureApp, type FixtureAppOptions } from '../testing/fixture-app.ts'

const form = { name: 'Ada Moss', email: 'ada@clinic.example', message: 'Our phone rings at night.' }
const post = { method: 'POST', url: '/api/contact', payload: form } as const

async function createApp(options: FixtureAppOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const leadStore = await openLeadStore({ dataDir })
  return { leadStore, ...(await createFixtureApp({ ...options, leadStore })) }
}

describe('the contact form of the server', () => {
  it('stores a lead, with the security headers of every answer', async () => {
    const { app, leadStore } = await createApp()

    const response = await app.inject(post)

    const { reference } = response.json()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(await leadStore.find(reference)).toMatchObject({ fields: form })
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('refuses a %s', async (method) => {
    const { app } = await createApp()

    const response = await app.inject({ ...post, method, payload: '' })

    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  })

  it('has a page for people whose post is too large', async () => {
    const { app } = await createApp()
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

    const response = await app.inject({ ...post, headers, payload: 'a'.repeat(300_000) })

    expect(response.statusCode).toBe(413)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers.connection).toBe('close')
    expect(response.body).toContain('hello@nightdesk.example')
  })

  it('says at its start that leads are delivered nowhere', async () => {
    const { app, logs } = await createApp()

    await app.ready()

    expect(logs[0]).toMatchObject({
      level: 'warn',
      msg: 'leads are stored and delivered nowhere: set SMTP_URL and CONTACT_TO',
      store: expect.stringMatching(/^SQLite in /),
    })
  })

  it('says at its start where leads are delivered, and no secret', async () => {
    const { app, logs } = await createApp({
      env: { SMTP_URL: 'smtp://me:MARK@127.0.0.1:9', CONTACT_TO: 'sales@nightdesk.example' },
    })

    await app.ready()

    expect(logs[0]).toMatchObject({
      level: 'info',
      deliveries: ['mail'],
      hasReceipts: false,
      msg: 'leads are stored and delivered by mail; visitors get no receipt',
    })
    expect(JSON.stringify(logs)).not.toContain('MARK')
  })

  it('says at its start whether visitors get a receipt', async () => {
    const { app, logs } = await createApp({
      env: {
        SMTP_URL: 'smtp://127.0.0.1:9',
        CONTACT_TO: 'sales@nightdesk.example',
        LEAD_WEBHOOK_URL: 'https://hooks.example/lead',
        LEAD_WEBHOOK_SECRET: 'x'.repeat(32),
        LEAD_RECEIPTS: 'on',
      },
    })

    await app.ready()

    expect(logs[0]).toMatchObject({
      deliveries: ['mail', 'webhook'],
      hasReceipts: true,
      msg: 'leads are stored and delivered by mail and webhook; visitors get a receipt',
    })
  })

  it('has nothing of a lead in the log', async () => {
    const { app, logs } = await createApp({ env: { LOG_LEVEL: 'debug' } })

    await app.inject(post)
    await app.inject({ ...post, payload: { ...form, email: 'MARK' } })
    await app.inject({
      ...post,
      payload: '{"name":"MARK',
      headers: { 'content-type': 'application/json' },
    })

    expect(logs.length).toBeGreaterThan(3)
    expect(JSON.stringify(logs)).not.toMatch(/Ada|ada@|rings|MARK/)
  })
})

it('sets the pages after a post in the faces of the built site', async () => {
  const { app } = await createApp({
    prepareSite: (site) => site.write('assets/besley.generated-A1.woff2', 'font'),
  })

  const { body } = await app.inject('/api/contact/fonts.css')

  expect(body).toContain("src: url('/assets/besley.generated-A1.woff2')")
  expect(body.match(/@font-face/g)).toHaveLength(1)
})

describe('the address of a visitor', () => {
  const forwarded = (address: string) => ({
    ...post,
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': address },
  })

  it('is that of the connection, whatever a header says', async () => {
    const { app, leadStore } = await createApp()

    await app.inject(forwarded('203.0.113.9'))

    expect((await leadStore.list())[0]?.network).toBe('192.0.2.0/24')
  })

  it('is what a trusted proxy says', async () => {
    const { app, leadStore } = await createApp({ env: { TRUST_PROXY: '192.0.2.0/24' } })

    await app.inject(forwarded('198.51.100.1, 203.0.113.9'))

    expect((await leadStore.list())[0]?.network).toBe('203.0.113.0/24')
  })
})
