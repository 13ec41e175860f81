import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openLeadStore } from '@nightdesk/leads'
import { expect, it, onTestFinished } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'

const form = { name: 'Ada Moss', email: 'ada@clinic.example', message: 'Our phone rings at night.' }
const post = { method: 'POST', url: '/api/contact', payload: form } as const

async function createApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const leadStore = await openLeadStore({ dataDir })
  const { app } = await createFixtureApp({ env: { METRICS: 'on' }, leadStore })
  const numbers = async () => {
    const { body } = await app.inject('/metrics')
    const isOfLeads = /^nightdesk_(?:leads|deliveries|oldest)/
    return { body, lines: body.split('\n').filter((line) => isOfLeads.test(line)) }
  }
  return { app, dataDir, numbers }
}

it('counts what came in, and tells how the store stands', async () => {
  const { app, numbers } = await createApp()
  await app.inject(post)
  await app.inject(post)
  await app.inject({ ...post, payload: { ...form, message: '' } })
  await app.inject({ ...post, payload: { ...form, message: 'b', desk_note: 'x' } })

  const { body, lines } = await numbers()

  expect(lines.toSorted()).toEqual(
    [
      'nightdesk_leads_accepted_total 1',
      'nightdesk_leads_duplicate_total 1',
      'nightdesk_leads_quarantined_total 1',
      'nightdesk_leads_proven_total 0',
      'nightdesk_leads_refused_total{reason="invalid_fields"} 1',
      'nightdesk_leads_store_up 1',
      'nightdesk_leads 2',
      'nightdesk_leads_in_quarantine 1',
      'nightdesk_deliveries_undelivered 0',
      'nightdesk_deliveries_dead 0',
      'nightdesk_oldest_undelivered_seconds 0',
      'nightdesk_leads_alarm{reason="late"} 0',
      'nightdesk_leads_alarm{reason="dead"} 0',
      'nightdesk_leads_alarm{reason="quarantine"} 1',
      'nightdesk_leads_alarm{reason="silent"} 0',
    ].toSorted(),
  )
  expect(body).not.toMatch(/Ada|ada@|ND-/)
})

it('tells what was counted, and nothing old, when the store cannot be read', async () => {
  const { app, dataDir, numbers } = await createApp()
  await app.inject(post)
  await numbers()
  await rm(dataDir, { recursive: true })
  await writeFile(dataDir, '')

  const { lines } = await numbers()

  expect(lines).toContain('nightdesk_leads_accepted_total 1')
  expect(lines).toContain('nightdesk_leads_store_up 0')
  expect(lines.filter((line) => /^nightdesk_(?:leads |deliveries)/.test(line))).toEqual([])
})
