import { elapsedField, honeypotField, hourMs, minuteMs, secondMs } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { createContactApp, goodForm } from '../testing/contact-app.ts'

describe('a post that looks like a program', () => {
  it.each([
    ['fills in the field nobody sees', { [honeypotField]: 'https://spam.example' }, 'honeypot'],
    ['is done in under two seconds', { [elapsedField]: '1999' }, 'too-fast'],
    ['writes no number for the time', { [elapsedField]: 'fast' }, 'too-fast'],
  ])('and %s is kept in quarantine, answered as any other', async (_title, trap, reason) => {
    const { post, store, logs } = await createContactApp()

    const response = await post({ ...goodForm, ...trap })

    const lead = await store.find(response.json().reference)
    expect(response.statusCode).toBe(200)
    expect(lead).toMatchObject({ isQuarantined: true, quarantineReason: reason, deliveries: [] })
    expect(logs.at(-1)).toMatchObject({ message: 'lead quarantined' })
  })
})

describe('a person', () => {
  it('who was caught in a trap and sends the form again is let out, from the same address', async () => {
    const contact = await createContactApp({ leadsPerHour: 5, leadsWithoutProof: 1 })
    const trapped = await contact.post({ ...goodForm, [honeypotField]: 'autofilled' })

    const clean = await contact.post(goodForm)

    const [lead, ...others] = await contact.store.list()
    expect(clean.json()).toEqual(trapped.json())
    expect(lead).toMatchObject({ isQuarantined: false, quarantineReason: 'honeypot' })
    expect(others).toEqual([])
    expect(contact.logs.at(-1)).toMatchObject({ message: 'lead released by its repeat' })
  })

  // What browsers and password managers put into the fields they know.
  const profiles = Array.from({ length: 50 }, (_, index) => ({
    name: ['Ada Moss', 'MOSS, ADA', 'Dr. Ada Moss-O’Neill', '田中 花子', 'ada'][index % 5],
    email: `ada.moss+${index}@clinic-${index}.example`,
    phone: ['', '+12125550134', '(212) 555-0134', '212.555.0134', '0044 20 7946 0018'][index % 5],
    message: `Please call me, ${index}`,
    [honeypotField]: '',
    [elapsedField]: ['', '2000', '2000.5', '86400000', '4321'][index % 5],
  }))

  it('with any of fifty autofill profiles is not quarantined', async () => {
    const { post, store } = await createContactApp({ leadsWithoutProof: 1 })

    for (const [index, profile] of profiles.entries()) {
      const response = await post(profile, { remoteAddress: `203.0.${index}.1` })
      expect(response.statusCode).toBe(200)
    }

    expect(await store.counts()).toMatchObject({ leads: 50, quarantined: 0 })
  })
})

describe('many posts', () => {
  const from = (remoteAddress: string) => ({ remoteAddress })

  it('from one address are slowed down, not those of others', async () => {
    const { post, clock, store } = await createContactApp({ ratePerMinute: 10 })
    const statuses: number[] = []
    for (let number = 0; number < 12; number += 1) {
      const form = { ...goodForm, message: `Number ${number}` }
      statuses.push((await post(form, from('203.0.113.1'))).statusCode)
    }
    const refused = await post(goodForm, from('203.0.113.1'))
    const other = await post(goodForm, from('203.0.113.2'))
    clock.advance(Number(refused.headers['retry-after']) * secondMs)
    const later = await post({ ...goodForm, message: 'Later' }, from('203.0.113.1'))

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(refused.json()).toMatchObject({ error: 'too_many_requests' })
    expect(refused.headers['retry-after']).toBe('6')
    expect([other.statusCode, later.statusCode]).toEqual([200, 200])
    expect(await store.list()).toHaveLength(12)
  })

  it('from one /64 count together, from another not', async () => {
    const { post } = await createContactApp({ ratePerMinute: 1 })

    const first = await post(goodForm, from('2001:db8:0:1::1'))
    const neighbor = await post(goodForm, from('2001:db8:0:1:ffff::2'))
    const stranger = await post(goodForm, from('2001:db8:0:2::1'))

    expect([first, neighbor, stranger].map(({ statusCode }) => statusCode)).toEqual([200, 429, 200])
  })

  it('from everywhere together leave sixty leads a minute', async () => {
    const { post, clock } = await createContactApp({ ratePerMinute: 10 })
    const statuses: number[] = []
    for (let number = 0; number < 70; number += 1) {
      const form = { ...goodForm, message: `Number ${number}` }
      statuses.push((await post(form, from(`203.0.${number}.1`))).statusCode)
    }
    clock.advance(minuteMs)

    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect((await post(goodForm, from('203.0.113.99'))).statusCode).toBe(200)
  })

  it('leave five leads an hour and twenty a day, and are told when and where else to write', async () => {
    const { post, clock } = await createContactApp({ leadsPerHour: 5, leadsPerDay: 20 })
    let number = 0
    const postNew = () =>
      post({ ...goodForm, message: `Number ${(number += 1)}` }, from('203.0.113.1'))
    const accepted: number[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      const answers = []
      for (let count = 0; count < 8; count += 1) answers.push(await postNew())
      accepted.push(answers.filter(({ statusCode }) => statusCode === 200).length)
      clock.advance(hourMs)
    }
    const refused = await postNew()
    clock.advance(Number(refused.headers['retry-after']) * secondMs)

    expect(accepted).toEqual([5, 5, 5, 5, 0])
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('hello@nightdesk.example')
    expect(refused.headers['retry-after']).toBe(String((19 * hourMs) / secondMs))
    expect((await postNew()).statusCode).toBe(200)
  })

  it('that store nothing new take nobody’s place', async () => {
    const { post } = await createContactApp({ leadsPerHour: 2 })
    await post(goodForm)

    for (let count = 0; count < 5; count += 1) {
      expect((await post(goodForm)).statusCode).toBe(200)
      expect((await post({ ...goodForm, email: 'ada' })).statusCode).toBe(422)
    }

    expect((await post({ ...goodForm, message: 'Another' })).statusCode).toBe(200)
    expect((await post({ ...goodForm, message: 'A third' })).statusCode).toBe(429)
  })

  it('of a program, a thousand from one address, make five mails at most', async () => {
    const { post, store } = await createContactApp({
      ratePerMinute: 1_000,
      leadsPerHour: 5,
      leadsPerDay: 20,
      targets: { webhook: { url: 'http://127.0.0.1:9', secret: 'a-long-enough-secret' } },
    })

    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, number) => {
        return post({ ...goodForm, message: `Buy ${number}` }, from('203.0.113.1'))
      }),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(await store.counts()).toMatchObject({ leads: 5, undelivered: 5 })
  })
})
