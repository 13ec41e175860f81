import { hourMs, proofBits } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { StoreUnavailableError } from '../store/lead-store.ts'
import { createContactApp, goodForm } from '../testing/contact-app.ts'
import { startSmtp } from '../testing/smtp-fixture.ts'
import { solveProof } from '../testing/solve-proof.ts'

type Answer = { readonly reference: string; readonly proofBits?: number }

async function createHouse(options: Parameters<typeof createContactApp>[0] = {}) {
  const contact = await createContactApp({ leadsWithoutProof: 1, ...options })
  let number = 0
  /** A lead like no other. */
  const postNew = async (remoteAddress = '203.0.113.1'): Promise<Answer> => {
    number += 1
    const response = await contact.post(
      { ...goodForm, message: `Number ${number}` },
      { remoteAddress },
    )
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const sendProof = (payload: object, headers: Record<string, string> = {}) => {
    return contact.app.inject({ method: 'POST', url: '/api/contact/proof', payload, headers })
  }
  const prove = ({ reference }: Answer) => {
    return sendProof({ reference, nonce: solveProof(reference) })
  }
  return { ...contact, postNew, prove, sendProof }
}

describe('the first lead of a visitor', () => {
  it('needs no proof, nor does one an hour later or one of somebody else', async () => {
    const { postNew, clock, store } = await createHouse()

    const answers = [await postNew(), await postNew('203.0.113.2')]
    clock.advance(hourMs)
    answers.push(await postNew())

    for (const answer of answers) expect(answer).not.toHaveProperty('proofBits')
    expect(await store.counts()).toMatchObject({ leads: 3, quarantined: 0 })
  })
})

describe('a crowd', () => {
  it('lets those who were here today work, and nobody who is new', async () => {
    const { postNew, store, clock } = await createHouse({ ratePerMinute: 10 })
    await postNew('198.51.100.1')
    clock.advance(2 * hourMs)
    for (let number = 0; number < 31; number += 1) await postNew(`203.0.${number}.1`)

    const returning = await postNew('198.51.100.1')
    const newcomer = await postNew('198.51.100.2')
    clock.advance(hourMs)
    const later = await postNew('198.51.100.1')

    expect(returning.proofBits).toBe(proofBits)
    expect(newcomer).not.toHaveProperty('proofBits')
    expect(later).not.toHaveProperty('proofBits')
    expect(await store.counts()).toMatchObject({ leads: 35, quarantined: 1 })
  })
})

describe('the second lead of a visitor', () => {
  it('is kept and answered as any other, and delivered when its proof has come', async () => {
    const smtp = await startSmtp()
    const mail = { smtpUrl: smtp.url, to: 'sales@nightdesk.example' }
    const { postNew, prove, store, counts, logs } = await createHouse({ targets: { mail } })
    await postNew()

    const answer = await postNew()
    const before = await store.find(answer.reference)
    const proven = await prove(answer)

    expect(before).toMatchObject({ isQuarantined: true, quarantineReason: 'no-proof' })
    expect([proven.statusCode, proven.body]).toEqual([204, ''])
    await expect.poll(() => smtp.mails.length).toBe(2)
    expect(counts).toMatchObject({ accepted: 1, quarantined: 1, proven: 1 })
    expect(logs.map(({ message }) => message)).toContain('lead released by its proof')
  })

  it('is asked for its proof again when the post is repeated, until it has come', async () => {
    const { post, postNew, prove } = await createHouse()
    await postNew()
    const form = { ...goodForm, message: 'Twice' }
    const options = { remoteAddress: '203.0.113.1', headers: { 'idempotency-key': 'k' } }

    const first = (await post(form, options)).json<Answer>()
    const second = (await post(form, options)).json<Answer>()
    await prove(second)
    const third = (await post(form, options)).json<Answer>()

    expect(second).toEqual(first)
    expect(second.proofBits).toBe(proofBits)
    expect(third).toEqual({ status: 'accepted', reference: first.reference })
  })

  it('of a visitor without JavaScript is kept, with the same page, for the owner to see', async () => {
    const { post, postNew, store } = await createHouse()
    await postNew()

    const response = await post(goodForm, {
      remoteAddress: '203.0.113.1',
      headers: { accept: 'text/html' },
    })

    const [lead] = await store.list({ isQuarantined: true })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/api/contact/sent/${lead?.reference}`)
    expect(lead).toMatchObject({ quarantineReason: 'no-proof', fields: { name: 'Ada Moss' } })
  })
})

describe('a proof that is posted', () => {
  it.each([
    ['that is wrong', 422, 'proof_refused', { reference: 'ND-2222-2222', nonce: 0 }, {}],
    ['that is none', 400, 'malformed_body', { reference: 'ND' }, {}],
    ['that is long', 413, 'payload_too_large', { reference: 'N'.repeat(2_000) }, {}],
    ['from another site', 403, 'cross_site', {}, { 'sec-fetch-site': 'cross-site' }],
  ] as const)('%s is refused with %i', async (_title, status, error, payload, headers) => {
    const { sendProof } = await createHouse()

    const response = await sendProof(payload, { ...headers })

    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ error })
  })

  it('too often is refused, and takes no place of a post', async () => {
    const { sendProof, post } = await createHouse({ ratePerMinute: 3 })
    const proof = { reference: 'ND-2222-2222', nonce: 0 }
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await sendProof(proof)).statusCode)

    expect(statuses).toEqual([422, 422, 422, 429, 429])
    expect((await post(goodForm)).statusCode).toBe(200)
  })

  it('can be sent again when the store was away', async () => {
    const fault = { isOn: false }
    const house = await createHouse()
    const { store, postNew, prove } = await createHouse({
      store: {
        ...house.store,
        release: (...args) =>
          fault.isOn
            ? Promise.reject(new StoreUnavailableError('locked'))
            : house.store.release(...args),
      },
    })
    await postNew()
    const answer = await postNew()

    fault.isOn = true
    const refused = await prove(answer)
    fault.isOn = false

    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect((await prove(answer)).statusCode).toBe(204)
    expect(await store.counts()).toMatchObject({ quarantined: 0 })
  })
})

describe('a program', () => {
  it.each([
    ['that proves nothing has one mail', false, 1],
    ['that proves everything has five', true, 5],
  ])('with a thousand posts from one address %s', async (_title, isWorking, mails) => {
    const smtp = await startSmtp()
    const mail = { smtpUrl: smtp.url, to: 'sales@nightdesk.example' }
    const limits = { leadsPerHour: 5, leadsPerDay: 20 }
    const { post, prove, store } = await createHouse({ ...limits, targets: { mail } })

    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, number) => {
        return post({ ...goodForm, message: `Buy ${number}` }, { remoteAddress: '203.0.113.1' })
      }),
    )
    const accepted = answers.filter(({ statusCode }) => statusCode === 200)
    if (isWorking) {
      for (const answer of accepted) await prove(answer.json())
    }

    expect(accepted).toHaveLength(5)
    const delivered = async () => (await store.counts()).delivered
    await expect.poll(delivered).toBe(mails)
    expect(smtp.mails).toHaveLength(mails)
    expect(await store.counts()).toMatchObject({ leads: 5, quarantined: 5 - mails })
  })
})
