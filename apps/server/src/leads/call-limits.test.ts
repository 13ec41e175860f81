import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createLeadService, openLeadStore, type IncomingLead } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'

import { createCallLeads } from './call-leads.ts'

const formLead: IncomingLead = {
  fields: { name: 'Ada Moss', email: 'ada@clinic.example', phone: '', message: 'Call me.' },
  source: 'form',
  quarantine: undefined,
  page: '/',
  locale: '',
  consentVersion: '2025-1',
}

function booking(number: number) {
  const facts = {
    name: 'Priya Shah',
    email: `stranger-${number}@example.com`,
    message: `Booking ${number}`,
  }
  return { name: 'book-discovery-call', arguments: facts }
}

/** The settings as installed, over a real file. */
async function openDesk() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  const store = await openLeadStore({ dataDir })
  const logs: { readonly message: string }[] = []
  const write = (fields: object, message: string) => void logs.push({ ...fields, message })
  const log = { info: write, warn: write, error: write }
  const { admit } = createLeadService({
    store,
    publicUrl: 'https://www.nightdesk.example',
    ratePerMinute: 10,
    leadsPerHour: 5,
    leadsPerDay: 20,
    leadsWithoutProof: 1,
    retentionDays: 365,
    targets: {},
    log,
  })
  onTestFinished(async () => {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const waits: number[] = []
  const wait = (ms: number, signal: AbortSignal) => {
    waits.push(ms)
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  return { store, admit, logs, waits, callLeads: createCallLeads({ admit, log, wait }) }
}

const address = '203.0.113.1'

it('a call that books three hundred times makes two leads, and one is delivered', async () => {
  const { store, callLeads, logs } = await openDesk()

  for (let number = 0; number < 300; number += 1) {
    callLeads.take({ id: 'call-1', address }, booking(number))
  }
  await callLeads.stop()

  const leads = await store.list()
  expect(leads).toHaveLength(2)
  expect(leads.filter(({ isQuarantined }) => isQuarantined)).toHaveLength(1)
  expect(leads.map(({ network }) => network)).toEqual(['203.0.113.0/24', '203.0.113.0/24'])
  expect(logs.filter(({ message }) => message.includes('books too often'))).toHaveLength(298)
})

it('a booking that is repeated is no further one', async () => {
  const { store, callLeads } = await openDesk()

  for (const number of [1, 2, 1, 2, 1]) {
    callLeads.take({ id: 'call-1', address }, booking(number))
  }
  await callLeads.stop()

  expect(await store.list()).toHaveLength(2)
})

it('a caller who has posted the form counts as the same visitor', async () => {
  const { store, callLeads, admit } = await openDesk()
  await admit(formLead, { address })

  callLeads.take({ id: 'call-1', address }, booking(1))
  callLeads.take({ id: 'call-2', address: '198.51.100.1' }, booking(2))
  await callLeads.stop()

  const calls = (await store.list()).filter(({ source }) => source === 'call')
  expect(calls.map(({ fields, isQuarantined }) => [fields.message, isQuarantined])).toEqual(
    expect.arrayContaining([
      ['Booking 1', true],
      ['Booking 2', false],
    ]),
  )
})

it('ten calls of one visitor leave five leads in the hour; the others wait until there is a place', async () => {
  const { store, callLeads, waits, logs } = await openDesk()

  for (let number = 0; number < 10; number += 1) {
    callLeads.take({ id: `call-${number}`, address }, booking(number))
  }
  await expect.poll(() => waits.length).toBe(5)
  await callLeads.stop()

  expect(await store.counts()).toMatchObject({ leads: 5, quarantined: 4 })
  expect(Math.min(...waits)).toBeGreaterThan(59 * 60_000)
  expect(JSON.stringify(logs)).not.toMatch(/Priya|stranger/)
})
