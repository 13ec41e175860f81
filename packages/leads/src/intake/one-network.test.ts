import { brand } from '@nightdesk/content'
import {
  contactPath,
  honeypotField,
  hourMs,
  minuteMs,
  proofBits,
  proofPath,
} from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { createContactApp, goodForm, type ContactApp } from '../testing/contact-app.ts'
import { solveProof } from '../testing/solve-proof.ts'

const asInstalled = { ratePerMinute: 10, leadsPerHour: 5, leadsPerDay: 20, leadsWithoutProof: 1 }
const patient = { timeout: 30_000 }

/** Each of the addresses leaves as many as a visitor may, a few a minute, and works for none. */
async function stuff(contact: ContactApp, addresses: readonly string[], more: object = {}) {
  const statuses: number[] = []
  for (const remoteAddress of addresses) {
    for (let number = 0; number < 5; number += 1) {
      const form = { ...goodForm, message: `Junk ${number} of ${remoteAddress}`, ...more }
      statuses.push((await contact.post(form, { remoteAddress })).statusCode)
    }
    contact.clock.advance(minuteMs / 4)
  }
  return statuses
}

const sites = (count: number) =>
  Array.from({ length: count }, (_, at) => `2001:db8:78:${at.toString(16)}::1`)
const hosts = (count: number) => Array.from({ length: count }, (_, at) => `203.0.113.${at + 1}`)

/** Somebody elsewhere who writes twice, and whose browser works for the second. */
async function writeTwice(contact: ContactApp) {
  const { app, post } = contact
  const visitor = { remoteAddress: '198.51.100.7' }
  await post({ ...goodForm, message: 'The first' }, visitor)
  const second = await post({ ...goodForm, message: 'The second' }, visitor)
  const { reference } = second.json<{ reference: string }>()
  const nonce = solveProof(reference, proofBits)
  const url = contactPath + proofPath
  const proof = await app.inject({ method: 'POST', url, payload: { reference, nonce } })
  return [second.statusCode, proof.statusCode]
}

it.each([
  ['an IPv6 /48', sites(60)],
  ['an IPv4 /24', hosts(60)],
])('fills no more than its room with what nobody worked for: %s', patient, async (_title, from) => {
  const contact = await createContactApp(asInstalled)

  const statuses = await stuff(contact, from)
  const { quarantined } = await contact.store.counts()

  expect(quarantined).toBe(100)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await writeTwice(contact)).toEqual([200, 204])
})

it('nor with what a trap caught, and leaves the others room in it', patient, async () => {
  const contact = await createContactApp(asInstalled)
  const trap = { [honeypotField]: 'x' }

  await stuff(contact, hosts(60), trap)
  const { quarantined } = await contact.store.counts()
  const other = await contact.post(
    { ...goodForm, ...trap, message: 'Filled in by a program of mine' },
    { remoteAddress: '198.51.100.7' },
  )

  expect(quarantined).toBe(100)
  expect(other.statusCode).toBe(200)
})

it('is told so with the mailbox, loses nothing, and has room again', patient, async () => {
  const contact = await createContactApp(asInstalled)
  const headers = { 'idempotency-key': 'kept' }
  const remoteAddress = '203.0.113.1'
  await contact.post(goodForm, { remoteAddress })
  const kept = { ...goodForm, message: 'Kept' }
  const first = await contact.post(kept, { remoteAddress, headers })
  await stuff(contact, hosts(60).slice(1))

  const refused = await contact.post({ ...goodForm, message: 'Too much' }, { remoteAddress })
  const repeat = await contact.post(kept, { remoteAddress, headers })
  contact.clock.advance(hourMs)
  await contact.post({ ...goodForm, message: 'Later' }, { remoteAddress })
  const later = await contact.post({ ...goodForm, message: 'Later too' }, { remoteAddress })

  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')
  expect(refused.json()).toMatchObject({
    error: 'too_many_requests',
    message: expect.stringContaining(brand.email),
  })
  expect(repeat.json()).toMatchObject({ reference: first.json<{ reference: string }>().reference })
  expect(later.statusCode).toBe(200)
})

it('has as much room as it works for', patient, async () => {
  const contact = await createContactApp(asInstalled)
  const { store, clock } = contact
  await stuff(contact, hosts(60))
  for (const { reference } of await store.list({ isQuarantined: true, limit: 40 }))
    await store.release(reference, { now: clock.now(), channels: [] })

  const statuses = await stuff(contact, hosts(80).slice(60))

  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
  expect(await store.counts()).toMatchObject({ quarantined: 100 })
})
