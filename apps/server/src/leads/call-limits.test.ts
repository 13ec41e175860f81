import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { airDesk } from '@nightdesk/content'
import { createLeadService, openLeadStore, type IncomingLead } from '@nightdesk/leads'
import type { ToolRefusal } from '@nightdesk/voice-provider'
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
  return { store, admit, logs, callLeads: createCallLeads({ admit, log }) }
}

const address = '203.0.113.1'

it('a call that books three hundred times makes two leads, both delivered, and hears so', async () => {
  const { store, callLeads, logs } = await openDesk()
  const refusals: (ToolRefusal | undefined)[] = []

  for (let number = 0; number < 300; number += 1) {
    refusals.push(await callLeads.take({ id: 'call-1', address }, booking(number)))
  }

  const leads = await store.list()
  expect(leads).toHaveLength(2)
  expect(leads.filter(({ isQuarantined }) => isQuarantined)).toEqual([])
  expect(refusals.slice(0, 3)).toEqual([undefined, undefined, { say: airDesk.bookedEnough }])
  expect(leads.map(({ network }) => network)).toEqual(['203.0.113.0/24', '203.0.113.0/24'])
  expect(logs.filter(({ message }) => message.includes('books too often'))).toHaveLength(298)
})

it('a booking that is repeated is no further one', async () => {
  const { store, callLeads } = await openDesk()

  for (const number of [1, 2, 1, 2, 1]) {
    await callLeads.take({ id: 'call-1', address }, booking(number))
  }

  expect(await store.list()).toHaveLength(2)
})

it('a correction is delivered like the booking, and names it', async () => {
  const { store, callLeads } = await openDesk()

  await callLeads.take({ id: 'call-1', address }, booking(1))
  await callLeads.take({ id: 'call-1', address }, booking(2))

  const leads = await store.list()
  const first = leads.find(({ fields }) => fields.message === 'Booking 1')
  const second = leads.find((lead) => lead !== first)
  expect(second?.fields.message).toBe(`Correction to ${first?.reference}: Booking 2`)
  expect(leads.map(({ isQuarantined }) => isQuarantined)).toEqual([false, false])
})

it('a caller who has posted the form needs no proof: a call was held', async () => {
  const { store, callLeads, admit } = await openDesk()
  await admit(formLead, { address })

  await callLeads.take({ id: 'call-1', address }, booking(1))

  expect(await store.counts()).toMatchObject({ leads: 2, quarantined: 0 })
})

it('ten calls of one visitor leave five leads in the hour; the others are stored at once, in quarantine', async () => {
  const { store, callLeads, logs } = await openDesk()

  for (let number = 0; number < 10; number += 1) {
    const refusal = await callLeads.take({ id: `call-${number}`, address }, booking(number))
    expect(refusal).toBeUndefined()
  }

  const held = await store.list({ isQuarantined: true })
  expect(await store.counts()).toMatchObject({ leads: 10, quarantined: 5 })
  expect(new Set(held.map(({ quarantineReason }) => quarantineReason))).toEqual(
    new Set(['over-allowance']),
  )
  expect(JSON.stringify(logs)).not.toMatch(/Priya|stranger/)
})

it('what is past the allowance takes nobody’s place: the form is open again after the hour of the five', async () => {
  const { store, callLeads, admit } = await openDesk()
  for (let number = 0; number < 10; number += 1) {
    await callLeads.take({ id: `call-${number}`, address }, booking(number))
  }

  const refused = await admit(formLead, { address })

  const oldest = Math.min(...(await store.list()).map(({ createdAt }) => createdAt))
  expect(refused).toMatchObject({ kind: 'too-many' })
  const waitMs = refused.kind === 'too-many' ? refused.waitMs : 0
  expect(Date.now() + waitMs - (oldest + 60 * 60_000)).toBeLessThan(5_000)
})
