import { minuteMs, proofBits } from '@nightdesk/contracts'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { QuarantineReason } from '../lead.ts'
import { openLeadStore } from '../store/open-store.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { numberedLead } from '../testing/sample-lead.ts'
import { solveProof } from '../testing/solve-proof.ts'
import { createTempFolder } from '../testing/temp-folder.ts'
import { createProofDesk, readProof } from './proof-desk.ts'

async function createDesk() {
  const store = await openLeadStore({ dataDir: await createTempFolder() })
  onTestFinished(() => store.close())
  const clock = createManualClock()
  const desk = createProofDesk({
    store,
    clock,
    release: ({ reference }) => store.release(reference, { now: clock.now(), channels: ['mail'] }),
  })
  let number = 0
  const addLead = async (quarantine: QuarantineReason | undefined = 'no-proof') => {
    number += 1
    const lead = { ...numberedLead(number), quarantine }
    const result = await store.add(lead, { now: clock.now(), channels: ['mail'] })
    return 'reference' in result ? result.reference : ''
  }
  return { store, clock, desk, addLead }
}

describe('a proof', () => {
  it('releases its lead, with a delivery', async () => {
    const { desk, addLead, store } = await createDesk()
    const reference = await addLead()

    expect(await desk.bitsFor(reference)).toBe(proofBits)
    expect(await desk.take({ reference, nonce: solveProof(reference) })).toBe(true)

    expect(await store.find(reference)).toMatchObject({
      isQuarantined: false,
      quarantineReason: 'no-proof',
      deliveries: [{ channel: 'mail', state: 'pending' }],
    })
    expect(await desk.bitsFor(reference)).toBeUndefined()
  })

  it('is taken once, also when it comes many times at once', async () => {
    const { desk, addLead, store } = await createDesk()
    const reference = await addLead()
    const proof = { reference, nonce: solveProof(reference) }

    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.take(proof)))

    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await desk.take(proof)).toBe(false)
    expect(await store.counts()).toMatchObject({ undelivered: 1, quarantined: 0 })
  })

  it('is taken for ten minutes and not longer', async () => {
    const { desk, addLead, clock } = await createDesk()
    const [first, second] = [await addLead(), await addLead()]

    clock.advance(10 * minuteMs)
    const inTime = await desk.take({ reference: first, nonce: solveProof(first) })
    clock.advance(1)
    const late = await desk.take({ reference: second, nonce: solveProof(second) })

    expect([inTime, late]).toEqual([true, false])
    expect(await desk.bitsFor(second)).toBeUndefined()
  })

  it('of one bit too few is none', async () => {
    const { desk, addLead } = await createDesk()
    const reference = await addLead()
    const nonce = solveProof(reference, proofBits - 1, proofBits)

    expect(await desk.take({ reference, nonce })).toBe(false)
  })

  it('of another lead, or of none there is, releases nothing', async () => {
    const { desk, addLead, store } = await createDesk()
    const [first, second] = [await addLead(), await addLead()]
    const nonce = solveProof(first)

    expect(await desk.take({ reference: second, nonce })).toBe(false)
    expect(await desk.take({ reference: 'ND-2222-2222', nonce: solveProof('ND-2222-2222') })).toBe(
      false,
    )
    expect(await store.counts()).toMatchObject({ quarantined: 2 })
  })

  it.each(['honeypot', 'too-fast'] as const)(
    'does not release what was caught as %s',
    async (reason) => {
      const { desk, addLead, store } = await createDesk()
      const reference = await addLead(reason)

      expect(await desk.bitsFor(reference)).toBeUndefined()
      expect(await desk.take({ reference, nonce: solveProof(reference) })).toBe(false)
      expect(await store.counts()).toMatchObject({ quarantined: 1 })
    },
  )
})

it.each([
  '',
  'null',
  '7',
  '[]',
  '{}',
  '{"reference":"ND-2222-2222"}',
  '{"reference":"ND-2222-2222","nonce":"7"}',
  '{"reference":"ND-2222-2222","nonce":1.5}',
  '{"reference":"ND-2222-2222","nonce":1e99}',
  '{"reference":"\' OR 1=1","nonce":1}',
  '{"__proto__":{"reference":"ND-2222-2222","nonce":1}}',
])('reads no proof out of %j', (text) => {
  expect(() => readProof(Buffer.from(text))).toThrow(
    expect.objectContaining({ fault: 'malformed_body' }),
  )
})
