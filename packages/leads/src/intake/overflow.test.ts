import {
  contactPath,
  createNetworkQuota,
  hourMs,
  minuteMs,
  newcomersPerHour,
  proofBits,
  proofPath,
} from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { createContactApp, goodForm, type ContactApp } from '../testing/contact-app.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { startSmtp } from '../testing/smtp-fixture.ts'
import { solveProof } from '../testing/solve-proof.ts'
import { createFrontDoor } from './front-door.ts'
import { createLeadAllowance } from './lead-allowance.ts'
import { createSharedRoom } from './shared-room.ts'

const asInstalled = { ratePerMinute: 10, leadsPerHour: 5, leadsPerDay: 20, leadsWithoutProof: 1 }
const roomForAll = 60
const harderBits = 16

type Answer = { readonly reference: string; readonly proofBits?: number }

/** Each of a network of its own. */
const stranger = (number: number) => `10.${number >> 8}.${number & 0xff}.1`

/** Returns the statuses in order. */
async function flood({ post }: ContactApp, from: number, to: number): Promise<number[]> {
  const statuses: number[] = []
  for (let number = from; number < to; number += 1) {
    const form = { ...goodForm, message: `Number ${number}` }
    statuses.push((await post(form, { remoteAddress: stranger(number) })).statusCode)
  }
  return statuses
}

/** Somebody who was never here. */
function visitFirst({ post }: ContactApp, headers: Record<string, string> = {}) {
  const form = { ...goodForm, email: 'new@clinic.example', message: 'My first visit' }
  return post(form, { remoteAddress: '198.51.100.7', headers })
}

const prove = ({ app }: ContactApp, reference: string, nonce: number) =>
  app.inject({ method: 'POST', url: contactPath + proofPath, payload: { reference, nonce } })

describe('while three hundred addresses post that were never here', () => {
  it('the first lead of a visitor is taken, and delivered when it is proved', async () => {
    const smtp = await startSmtp()
    const mail = { smtpUrl: smtp.url, to: 'sales@nightdesk.example' }
    const contact = await createContactApp({ ...asInstalled, targets: { mail } })
    const statuses = await flood(contact, 0, 300)

    const response = await visitFirst(contact)
    const { reference, proofBits: bits } = response.json<Answer>()
    const before = await contact.store.find(reference)
    const easy = await prove(contact, reference, solveProof(reference, proofBits, harderBits))
    const hard = await prove(contact, reference, solveProof(reference, harderBits))

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([response.statusCode, bits]).toEqual([200, harderBits])
    expect(before).toMatchObject({ isQuarantined: true, quarantineReason: 'overflow' })
    expect([easy.statusCode, hard.statusCode]).toEqual([422, 204])
    await expect.poll(() => smtp.mails.length).toBe(roomForAll + 1)
    expect(await contact.store.counts()).toMatchObject({ leads: 301, quarantined: 240 })
  })

  it('one without JavaScript is kept, with the same page, for the owner to see', async () => {
    const contact = await createContactApp(asInstalled)
    await flood(contact, 0, roomForAll)

    const response = await visitFirst(contact, { accept: 'text/html' })

    const lead = (await contact.store.list({ isQuarantined: true })).find(
      ({ fields }) => fields.email === 'new@clinic.example',
    )
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/api/contact/sent/${lead?.reference}`)
  })

  it('a repeat is asked for the same proof, however often it comes', async () => {
    const contact = await createContactApp(asInstalled)
    await flood(contact, 0, roomForAll)

    const first = await visitFirst(contact, { 'idempotency-key': 'k' })
    const again = await visitFirst(contact, { 'idempotency-key': 'k' })

    expect(first.json()).toMatchObject({ proofBits: harderBits })
    expect(again.json()).toEqual(first.json())
  })

  it('networks have their first leads of the hour and no more', async () => {
    const contact = await createContactApp(asInstalled)
    await flood(contact, 0, roomForAll)
    for (let number = 0; number < 30; number += 1) {
      const form = { ...goodForm, message: `Of one network ${number}` }
      await contact.post(form, { remoteAddress: `203.0.113.${number}` })
    }

    const reasons = (await contact.store.list({ isQuarantined: true })).map(
      ({ quarantineReason }) => quarantineReason,
    )

    expect(reasons.filter((reason) => reason === 'overflow')).toHaveLength(20)
    expect(reasons.filter((reason) => reason === 'no-proof')).toHaveLength(10)
  })

  it('those who were here before are refused nothing and given nothing more', async () => {
    const contact = await createContactApp(asInstalled)
    await flood(contact, 0, roomForAll)

    const second = await contact.post(
      { ...goodForm, message: 'Once more' },
      { remoteAddress: stranger(7) },
    )

    expect(second.json()).toMatchObject({ proofBits })
  })

  it('a visitor after the flood needs no proof', async () => {
    const contact = await createContactApp(asInstalled)
    await flood(contact, 0, roomForAll)
    contact.clock.advance(minuteMs)

    const response = await visitFirst(contact)

    expect(response.json()).not.toHaveProperty('proofBits')
  })
})

/** As installed, on a store that takes everything. */
function openFrontDoor() {
  const clock = createManualClock()
  const door = createFrontDoor({
    allowance: createLeadAllowance({ withoutProof: 1, clock }),
    quota: createNetworkQuota({ perHour: newcomersPerHour, now: () => clock.now() }),
    room: createSharedRoom(roomForAll, clock),
    accept: async () => ({ kind: 'added', reference: 'ND-2222-2222' }),
    store: { findEarlier: async () => undefined },
  })
  return { ...door, clock }
}

it('takes five thousand unproved leads in an hour, then refuses until there is room', async () => {
  const { admit, clock } = openFrontDoor()
  const kinds = new Set<string>()
  for (let number = 0; number < roomForAll + 5_000; number += 1)
    kinds.add((await admit(sampleLead(), { address: stranger(number) })).kind)

  const refused = await admit(sampleLead(), { address: '198.51.100.7' })
  clock.advance(hourMs)
  const later = await admit(sampleLead(), { address: '198.51.100.7' })

  expect(kinds).toEqual(new Set(['added']))
  expect(refused).toMatchObject({ kind: 'too-many' })
  expect(later).toMatchObject({ kind: 'added', proofBits: 0 })
})

it('refuses as before where no proof is asked for', async () => {
  const contact = await createContactApp({ ratePerMinute: 10 })

  const statuses = await flood(contact, 0, roomForAll + 1)

  expect(statuses.at(-1)).toBe(429)
})

it('takes newcomers of a crowded network although another crowded one has used up its share', async () => {
  const { admit } = openFrontDoor()
  const hexes = Array.from({ length: 140 }, (_, at) => (at * 256).toString(16))
  const greedy: string[] = []
  for (const site of hexes)
    greedy.push((await admit(sampleLead(), { address: `2001:db8:1:${site}::1` })).kind)
  const office: string[] = []
  for (let at = 1; at <= 25; at += 1)
    office.push((await admit(sampleLead(), { address: `198.51.100.${at}` })).kind)

  expect(greedy.filter((kind) => kind === 'added')).toHaveLength(20 + roomForAll)
  expect(office).toEqual(Array.from({ length: 25 }, () => 'added'))
})
