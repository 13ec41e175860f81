import { describe, expect, it, vi } from 'vitest'
import { drainOutbox } from './drain-outbox.ts'
import { keepLead, keptAtMostMs, outboxName, readOutbox, waitAfterMs } from './outbox.ts'
import type { LeadAnswer } from './send-lead.ts'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

function answered(status: number, reference?: string): LeadAnswer {
  return { kind: 'answered', status, isAccepted: status < 300 && Boolean(reference), reference }
}

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}

const post = { key: 'key-1', fields: { name: 'Ada', email: 'ada@example.com' } }
const later = 60 * 60 * 1000

describe('the outbox', () => {
  it('keeps a lead with everything needed to send it again', () => {
    const storage = memoryStorage()

    keepLead(() => storage, post, { nowMs: 1000 })

    expect(readOutbox(storage)).toEqual([
      { ...post, keptAtMs: 1000, tries: 1, nextTryAtMs: 11_000 },
    ])
  })

  it('keeps the same key once', () => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })
    keepLead(() => storage, post, { nowMs: 10 })

    expect(readOutbox(storage)).toHaveLength(1)
  })

  it.each([
    ['is full', () => ({ ...memoryStorage(), setItem: refuse })],
    ['is forbidden', refuse],
    ['forgets at once', () => ({ ...memoryStorage(), setItem: () => {} })],
  ])('says that it kept nothing when the browser’s storage %s', (_title, openStorage) => {
    expect(keepLead(openStorage, post, { nowMs: 0 })).toBe(false)
  })

  it.each([
    ['sooner than it would', 5, 10_000],
    ['later than it would', 3_600, 3_600_000],
    ['in a year', 31_536_000, 86_400_000],
  ])('tries again when the server wants that %s, within a day', (_title, seconds, waitMs) => {
    const storage = memoryStorage()

    keepLead(() => storage, post, { nowMs: 0, retryAfterMs: seconds * 1000 })

    expect(readOutbox(storage)).toMatchObject([{ nextTryAtMs: waitMs }])
  })

  it.each([
    'no json',
    '{}',
    '[1, null, {"key":3}]',
    '[{"key":"a","fields":null,"keptAtMs":0,"tries":1,"nextTryAtMs":0}]',
  ])('reads %s as empty', (text) => {
    const storage = memoryStorage()
    storage.setItem(outboxName, text)

    expect(readOutbox(storage)).toEqual([])
  })

  it('waits longer after each try, half an hour at most', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map(waitAfterMs)

    expect(waits).toEqual([10_000, 60_000, 300_000, 900_000, 1_800_000, 1_800_000, 1_800_000])
  })
})

describe('draining the outbox', () => {
  it.each([
    ['accepted', answered(200, 'ND-1')],
    ['refused for good with 400', answered(400)],
    ['refused for good with 413', answered(413)],
    ['refused for good with 422', answered(422)],
  ])('removes what is %s', async (_, answer) => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })

    const next = await drainOutbox({ storage, send: async () => answer, now: () => later })

    expect(next).toBeUndefined()
    expect(storage.values.size).toBe(0)
  })

  it.each([
    ['the server is broken', answered(500)],
    ['there are too many posts', answered(429)],
    ['a page of somebody else answers', answered(200)],
    ['the network fails', { kind: 'network-failure' } as const],
  ])('keeps the lead for a later try when %s', async (_, answer) => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })

    const next = await drainOutbox({ storage, send: async () => answer, now: () => later })

    expect(next).toBe(later + waitAfterMs(2))
    expect(readOutbox(storage)).toMatchObject([{ key: 'key-1', tries: 2 }])
  })

  const days = 24 * later

  it.each([
    ['after seven days', keptAtMostMs],
    ['after a year', 365 * days],
    ['when it was kept by a clock a year ahead', -365 * days],
  ])('sends a lead once more %s, and forgets it whatever is answered', async (_, nowMs) => {
    for (const answer of [answered(503), { kind: 'network-failure' } as const]) {
      const storage = memoryStorage()
      keepLead(() => storage, post, { nowMs: 0 })
      const send = vi.fn(async () => answer)

      await drainOutbox({ storage, send, now: () => nowMs })

      expect(send).toHaveBeenCalledOnce()
      expect(storage.values.size).toBe(0)
    }
  })

  it.each([
    ['shortly before the seven days are over', keptAtMostMs - 1],
    ['when it was kept by a clock an hour ahead', -later],
  ])('keeps a lead that is not accepted %s', async (_, nowMs) => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })

    await drainOutbox({ storage, send: async () => answered(503), now: () => nowMs })

    expect(readOutbox(storage)).toHaveLength(1)
  })

  it('leaves a server alone for as long as it asks for', async () => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })
    const busy = { ...answered(429), retryAfterMs: 3_000_000 }

    const next = await drainOutbox({ storage, send: async () => busy, now: () => later })

    expect(next).toBe(later + 3_000_000)
  })

  it('does not try before it is time', async () => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })
    const send = vi.fn(async () => answered(200, 'ND-1'))

    const next = await drainOutbox({ storage, send, now: () => 9_999 })

    expect(send).not.toHaveBeenCalled()
    expect(next).toBe(10_000)
  })

  it('keeps what another tab added while it was sending', async () => {
    const storage = memoryStorage()
    keepLead(() => storage, post, { nowMs: 0 })
    const send = async () => {
      keepLead(() => storage, { ...post, key: 'key-2' }, { nowMs: later })
      return answered(200, 'ND-1')
    }

    await drainOutbox({ storage, send, now: () => later })

    expect(readOutbox(storage).map(({ key }) => key)).toEqual(['key-2'])
  })
})
