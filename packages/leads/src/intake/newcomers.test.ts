import { elapsedField, honeypotField, hourMs } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { createContactApp, goodForm, type ContactApp } from '../testing/contact-app.ts'

const asInstalled = { ratePerMinute: 10, leadsPerHour: 5, leadsPerDay: 20, leadsWithoutProof: 1 }
const strangers = Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`)

/** Somebody who was never here, without JavaScript. */
async function visitFirst({ post, store }: ContactApp) {
  const form = { ...goodForm, email: 'new@clinic.example', message: 'My first visit' }
  const { statusCode } = await post(form, {
    remoteAddress: '198.51.100.7',
    headers: { accept: 'text/html' },
  })
  const leads = await store.list()
  return { statusCode, lead: leads.find(({ fields }) => fields.email === form.email) }
}

describe('a first visit is answered and delivered', () => {
  it.each([
    ['posts that are refused', { email: 'ada' }],
    ['posts that are caught in the trap', { [honeypotField]: 'https://spam.example' }],
    ['posts that are too fast', { [elapsedField]: '1' }],
    ['posts that are one and the same', { message: 'Again' }],
  ])('after fifty %s from eight strangers', async (_title, junk) => {
    const contact = await createContactApp(asInstalled)
    for (let number = 0; number < 50; number += 1) {
      const form = { ...goodForm, message: `Number ${number}`, ...junk }
      await contact.post(form, { remoteAddress: strangers[number % strangers.length] ?? '' })
    }

    const { statusCode, lead } = await visitFirst(contact)

    expect(statusCode).toBe(303)
    expect(lead).toMatchObject({ isQuarantined: false })
  })

  it('while eight strangers leave all the leads they can, with no limit by the hour', async () => {
    const contact = await createContactApp({ ratePerMinute: 10 })
    const statuses: number[] = []
    for (let number = 0; number < 80; number += 1) {
      const form = { ...goodForm, message: `Number ${number}` }
      const remoteAddress = strangers[number % strangers.length] ?? ''
      statuses.push((await contact.post(form, { remoteAddress })).statusCode)
    }

    const { statusCode, lead } = await visitFirst(contact)

    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statusCode).toBe(303)
    expect(lead).toMatchObject({ isQuarantined: false })
  })
})

it('junk from a crowd of strangers does not fill the store', async () => {
  const { post, store } = await createContactApp(asInstalled)
  for (let number = 0; number < 100; number += 1) {
    const form = { ...goodForm, message: `Number ${number}`, [honeypotField]: 'x' }
    await post(form, { remoteAddress: `203.0.113.${number}` })
  }

  expect(await store.counts()).toMatchObject({ quarantined: 60 })
})

describe('newcomers out of one network', () => {
  /** Each from an address where nobody has been, as many as there are addresses. */
  async function comeFrom(contact: ContactApp, addresses: readonly string[]) {
    const answers = []
    for (const [number, remoteAddress] of addresses.entries()) {
      const form = { ...goodForm, message: `From ${number} of ${remoteAddress}` }
      answers.push(await contact.post(form, { remoteAddress }))
    }
    const { leads, quarantined } = await contact.store.counts()
    return { statuses: new Set(answers.map(({ statusCode }) => statusCode)), leads, quarantined }
  }

  const addresses = (count: number, nameOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => nameOf(index))

  it.each([
    ['an IPv6 /56', 10, (index: number) => `2001:db8:aa:${index.toString(16)}::1`],
    ['an IPv6 /48', 20, (index: number) => `2001:db8:aa:${(index * 256).toString(16)}::1`],
    ['an IPv4 /24', 20, (index: number) => `203.0.113.${index}`],
  ])('come in unproved only so often: %s, %i an hour', async (_title, most, nameOf) => {
    const contact = await createContactApp(asInstalled)

    const hour = await comeFrom(contact, addresses(70, nameOf))

    expect(hour).toEqual({ statuses: new Set([200]), leads: 70, quarantined: 70 - most })
  })

  it('leave the room of everybody else alone, and may come again after an hour', async () => {
    const contact = await createContactApp(asInstalled)
    const line = addresses(75, (index) => `2001:db8:aa:${index.toString(16)}::1`)
    await comeFrom(contact, line)

    const others = await comeFrom(
      contact,
      addresses(40, (index) => `198.51.${index}.7`),
    )
    contact.clock.advance(hourMs)
    const later = await comeFrom(contact, ['2001:db8:aa:ff::1'])

    expect(others).toEqual({ statuses: new Set([200]), leads: 70 + 40, quarantined: 60 })
    expect(later).toMatchObject({ leads: 70 + 40 + 1, quarantined: 60 })
  })
})
