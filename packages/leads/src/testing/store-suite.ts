// What every store must do. One suite, run over each database.
import { describe, expect, it, onTestFinished } from 'vitest'

import { dayMs, hourMs, isReference, minuteMs } from '@nightdesk/contracts'
import { statusOf, type ChannelName, type NewLead } from '../lead.ts'
import type { Claim, LeadStore } from '../store/lead-store.ts'
import { dumpStore } from './dump-store.ts'
import { numberedLead, sampleLead, sampleSetup, startTime } from './sample-lead.ts'

export type StoreFixture = {
  readonly store: LeadStore
  /** Another server on the same leads. */
  readonly openAnother: () => Promise<LeadStore>
}

const channels: readonly ChannelName[] = ['mail', 'webhook']
const added = { now: startTime, channels }
// Every commit waits for the disk, which others may be using.
const patient = { timeout: 20_000 }
const claimAll = { channel: 'mail', now: startTime, leaseMs: minuteMs, limit: 100 } as const

export function describeStore(name: string, createFixture: () => Promise<StoreFixture>): void {
  async function createStore(): Promise<LeadStore> {
    const { store } = await createFixture()
    onTestFinished(() => store.close())
    return store
  }

  async function createTwoStores(): Promise<readonly [LeadStore, LeadStore]> {
    const { store, openAnother } = await createFixture()
    const other = await openAnother()
    onTestFinished(async () => {
      await store.close()
      await other.close()
    })
    return [store, other]
  }

  async function createDump() {
    const store = await createStore()
    await addNumbered(store, 1)
    return dumpStore(store)
  }

  async function addNumbered(store: LeadStore, count: number): Promise<string[]> {
    const references: string[] = []
    for (let number = 0; number < count; number += 1) {
      references.push(referenceOf(await store.add(numberedLead(number), added)))
    }
    return references
  }

  describe(`${name}: a backup`, patient, () => {
    it('put into an empty store gives the same rows, and is refused by one that has leads', async () => {
      const store = await createStore()
      const empty = await createStore()
      const [first = ''] = await addNumbered(store, 3)
      await store.add(numberedLead(9), { ...added, key: 'a' })
      const [claim] = await store.claim({ ...claimAll, limit: 1 })
      if (claim) await store.markDelivered(claim, startTime)

      const dump = await dumpStore(store)
      await empty.load(JSON.parse(JSON.stringify(dump)))

      expect(dump.rows).toHaveLength(4 + 1 + 8)
      expect(await dumpStore(empty)).toEqual(dump)
      expect(await empty.find(first)).toEqual(await store.find(first))
      await expect(store.load(dump)).rejects.toThrow(/empty store/)
    })

    it('hands over every row once, of a store that is read a page at a time', async () => {
      const store = await createStore()
      for (let number = 0; number < 205; number += 1)
        await store.add(numberedLead(number), { ...added, key: `${number}` })

      const { rows } = await dumpStore(store)

      const texts = rows.map((row) => JSON.stringify(row))
      expect(new Set(texts).size).toBe(205 * 4)
      expect(rows).toHaveLength(205 * 4)
    })

    it('with rows of somebody else is refused whole', async () => {
      const store = await createStore()
      const [row] = (await createDump()).rows
      const rows = [...(row ? [row] : []), { table: 'leads; DROP TABLE leads', values: { a: 1 } }]

      await expect(store.load({ version: 1, rows })).rejects.toThrow(/none of ours/)

      expect(await store.list()).toEqual([])
    })
  })

  describe(`${name}: a try to add`, patient, () => {
    it('leaves nothing, neither for a reader nor for a worker', async () => {
      const [store, other] = await createTwoStores()
      const [reference = ''] = await addNumbered(store, 1)
      const before = await dumpStore(store)

      await Promise.all([store.tryToAdd(), other.tryToAdd(), store.tryToAdd()])

      expect(await dumpStore(store)).toEqual(before)
      expect(await store.counts()).toMatchObject({ leads: 1, undelivered: 2 })
      const claims = await store.claim({ ...claimAll, now: Date.now() })
      expect(claims.map(({ lead }) => lead.reference)).toEqual([reference])
    })
  })

  describe(`${name}: a mark`, patient, () => {
    it('is set once in its time among all servers, and stays its holder’s', async () => {
      const [one, other] = await createTwoStores()
      const claim = (store: LeadStore, holder: string, now = startTime) =>
        store.claimMark({ name: 'digest', holder, now, everyMs: dayMs })

      expect(await claim(one, 'a')).toBe(true)
      expect(await claim(other, 'b')).toBe(false)
      expect(await claim(one, 'a', startTime + hourMs)).toBe(true)
      expect(await claim(other, 'b', startTime + dayMs)).toBe(true)
    })

    it('of a receipt counts for everybody but its holder, for as long as was asked', async () => {
      const [one, other] = await createTwoStores()
      for (const [index, holder] of ['a', 'b', 'c'].entries()) {
        const now = startTime + index
        await one.claimMark({ name: `receipt:${holder}`, holder, now, everyMs: dayMs })
      }
      await one.claimMark({ name: 'digest', holder: 'd', now: startTime + 2, everyMs: dayMs })

      const since = startTime
      const network = '203.0.113.0/24'
      const toAll = await other.countReceiptMarks({ since, network, holder: 'x' })
      const toOthers = await other.countReceiptMarks({ since, network, holder: 'c' })
      expect([toAll.inAll, toOthers.inAll]).toEqual([2, 1])
    })

    it('of a receipt is counted for the network of its lead', async () => {
      const store = await createStore()
      const near = numberedLead(1)
      const far = { ...numberedLead(2), network: '198.51.100.0/24' }
      for (const lead of [near, far]) {
        const holder = referenceOf(await store.add(lead, added))
        await store.claimMark({ name: `receipt:${holder}`, holder, now: startTime, everyMs: dayMs })
      }

      const filter = { since: startTime - 1, holder: 'x', network: far.network }
      expect(await store.countReceiptMarks(filter)).toEqual({ inAll: 2, ofNetwork: 1 })
    })

    it('can be a time that is remembered, also an earlier one', async () => {
      const [one, other] = await createTwoStores()
      const unknown = await one.readTime('housekeeping')
      await one.rememberTime('housekeeping', startTime)
      await other.rememberTime('housekeeping', startTime - dayMs)

      expect(unknown).toBeNull()
      expect(await one.readTime('housekeeping')).toBe(startTime - dayMs)
    })

    it('of a receipt is forgotten, any other is not', async () => {
      const store = await createStore()
      const claim = (name: string, holder: string) =>
        store.claimMark({ name, holder, now: startTime, everyMs: dayMs })
      for (const name of ['receipt:a', 'silence']) await claim(name, 'a')

      await store.forgetReceiptMarks(startTime + 1)

      expect(await claim('receipt:a', 'b')).toBe(true)
      expect(await claim('silence', 'b')).toBe(false)
    })
  })

  describe(`${name}: a test lead of our own`, patient, () => {
    it('is delivered as any other, is no lead to anybody, and goes when it is old', async () => {
      const store = await createStore()
      const reference = referenceOf(
        await store.add(sampleLead({ source: 'probe', fields: { email: '' } }), added),
      )

      expect(await store.claim(claimAll)).toHaveLength(1)
      expect(await store.list()).toEqual([])
      expect(await store.counts()).toMatchObject({ leads: 0, undelivered: 2 })
      await store.removeProbes(startTime + 1)
      expect(await store.find(reference)).toBeUndefined()
      expect(await store.counts()).toMatchObject({ undelivered: 0 })
    })
  })

  describe(`${name}: adding a lead`, patient, () => {
    it('keeps everything about it, with a delivery for each channel', async () => {
      const store = await createStore()

      const reference = referenceOf(await store.add(sampleLead(), added))

      const { quarantine: _none, ...kept } = sampleLead()
      const pending = { state: 'pending', attempts: 0, dueAt: startTime }
      expect(isReference(reference)).toBe(true)
      expect(await store.find(reference)).toEqual({
        ...kept,
        reference,
        createdAt: startTime,
        isQuarantined: false,
        quarantineReason: null,
        deliveries: channels.map((channel) => {
          return { channel, ...pending, finishedAt: null, lastError: null }
        }),
      })
    })

    it('keeps any text as it is', async () => {
      const store = await createStore()
      const message = `'; DROP TABLE leads; -- "quoted" \\ $1 ? 日本語 🌙\n\tend`

      const reference = referenceOf(await store.add(sampleLead({ fields: { message } }), added))

      expect((await store.find(reference))?.fields.message).toBe(message)
    })

    it('takes a repeat with the same key for the same lead, even much later', async () => {
      const store = await createStore()
      const first = await store.add(sampleLead(), { ...added, key: 'a' })

      const second = await store.add(sampleLead(), { ...added, key: 'a', now: startTime + dayMs })

      expect(second).toEqual({ kind: 'duplicate', reference: referenceOf(first) })
      expect(await store.list()).toHaveLength(1)
    })

    it('refuses another lead under a key that is taken', async () => {
      const store = await createStore()
      await store.add(sampleLead(), { ...added, key: 'a' })

      const second = await store.add(numberedLead(2), { ...added, key: 'a' })

      expect(second).toEqual({ kind: 'conflict' })
      expect(await store.list()).toHaveLength(1)
    })

    it('tells callers apart who left the same message and a phone number alone', async () => {
      const store = await createStore()
      const caller = (phone: string) => sampleLead({ source: 'call', fields: { email: '', phone } })

      const one = await store.add(caller('2125550123'), added)
      const other = await store.add(caller('2125550124'), added)
      const again = await store.add(caller('2125550123'), added)

      expect([one.kind, other.kind]).toEqual(['added', 'added'])
      expect(again).toEqual({ ...one, kind: 'duplicate' })
    })

    it.each([
      ['name', 'Ada Moss-Reed'],
      ['email', 'ada.moss@clinic.example'],
      ['phone', '+1 212 555 0199'],
      ['message', 'Our phone rings all night.'],
    ])('takes a lead with another %s for another lead, under any key', async (field, text) => {
      const store = await createStore()
      const first = await store.add(sampleLead(), { ...added, key: 'a' })
      const corrected = sampleLead({ fields: { [field]: text } })

      const second = await store.add(corrected, { ...added, key: 'b' })
      const third = await store.add(corrected, added)

      expect(second.kind).toBe('added')
      expect(referenceOf(second)).not.toBe(referenceOf(first))
      expect((await store.find(referenceOf(second)))?.fields).toEqual(corrected.fields)
      expect(third).toEqual({ kind: 'duplicate', reference: referenceOf(second) })
    })

    it.each([
      ['with its key', 'a'],
      ['under another key', 'b'],
      ['without a key', undefined],
    ])('releases what a trap caught when it is sent again cleanly, %s', async (_title, key) => {
      const store = await createStore()
      const trapped = sampleLead({ quarantine: 'too-fast' })
      const reference = referenceOf(await store.add(trapped, { ...added, key: 'a' }))

      const trappedAgain = await store.add(trapped, { ...added, key })
      const clean = await store.add(sampleLead(), { ...added, key })
      const again = await store.add(sampleLead(), { ...added, key })

      expect([trappedAgain, clean, again]).toEqual([
        { kind: 'duplicate', reference },
        { kind: 'released', reference },
        { kind: 'duplicate', reference },
      ])
      expect(await store.list()).toHaveLength(1)
      expect(await store.claim(claimAll)).toHaveLength(1)
    })

    it('lets work release what a trap caught when its repeat is to be proved', async () => {
      const store = await createStore()
      const trapped = await store.add(sampleLead({ quarantine: 'honeypot' }), added)

      const repeat = await store.add(sampleLead({ quarantine: 'no-proof' }), added)

      expect(repeat).toEqual({ kind: 'duplicate', reference: referenceOf(trapped) })
      expect(await store.list()).toMatchObject([
        { isQuarantined: true, quarantineReason: 'no-proof' },
      ])
    })

    it('keeps a hundred an hour of one network in quarantine, and any of another', async () => {
      const [store, other] = await createTwoStores()
      const unproven = (number: number, more: Partial<NewLead> = {}) =>
        ({ ...numberedLead(number), quarantine: 'no-proof', ...more }) as const
      const first = await store.add(unproven(0), added)
      for (let number = 1; number < 100; number += 1) await store.add(unproven(number), added)

      const results = [
        await other.add(unproven(100), added),
        await store.add(unproven(0), added),
        await store.add(numberedLead(101), added),
        await store.add(unproven(102, { network: '198.51.100.0/24' }), added),
        await store.add(unproven(103), { ...added, now: startTime + hourMs }),
        await store.add(unproven(104, { quarantine: 'over-allowance' }), added),
      ]

      const kinds = results.map(({ kind }) => kind)
      expect(kinds).toEqual(['full', 'duplicate', 'added', 'added', 'added', 'added'])
      expect(await store.counts()).toMatchObject({ leads: 104, quarantined: 103 })
      expect(referenceOf(results[1] ?? first)).toBe(referenceOf(first))
    })

    it('has room in quarantine again for as many as were released', async () => {
      const store = await createStore()
      const unproven = (number: number) => ({ ...numberedLead(number), quarantine }) as const
      const quarantine = 'no-proof'
      const first = await store.add(unproven(0), added)
      for (let number = 1; number < 100; number += 1) await store.add(unproven(number), added)

      await store.release(referenceOf(first), added)
      const after = [await store.add(unproven(100), added), await store.add(unproven(101), added)]

      expect(after.map(({ kind }) => kind)).toEqual(['added', 'full'])
    })

    it('takes the same words within ten minutes for the same lead', async () => {
      const store = await createStore()
      const first = await store.add(sampleLead(), added)

      const soon = await store.add(sampleLead(), { ...added, now: startTime + 10 * minuteMs - 1 })
      const later = await store.add(sampleLead(), { ...added, now: startTime + 10 * minuteMs })

      expect(soon).toEqual({ kind: 'duplicate', reference: referenceOf(first) })
      expect(later.kind).toBe('added')
      expect(await store.list()).toHaveLength(2)
    })

    it('remembers the key of a repeat that was known by its content', async () => {
      const store = await createStore()
      const first = await store.add(sampleLead(), added)
      await store.add(sampleLead(), { ...added, key: 'b' })

      const late = await store.add(sampleLead(), { ...added, key: 'b', now: startTime + dayMs })

      expect(late).toEqual({ kind: 'duplicate', reference: referenceOf(first) })
    })

    it('keeps no more than twenty keys of one lead, and answers every repeat the same', async () => {
      const store = await createStore()
      const first = await store.add(sampleLead(), added)
      const repeats = []
      for (let number = 0; number < 30; number += 1)
        repeats.push(await store.add(sampleLead(), { ...added, key: `key-${number}` }))

      const { rows } = await dumpStore(store)

      expect(new Set(repeats.map(({ kind }) => kind))).toEqual(new Set(['duplicate']))
      expect(repeats.map(referenceOf)).toEqual(repeats.map(() => referenceOf(first)))
      expect(rows.filter(({ table }) => table === 'lead_keys')).toHaveLength(20)
    })

    it.each([
      ['with one key', 'k'],
      ['without a key', undefined],
    ])(
      'makes one lead of twenty posts at the same time %s, on two servers',
      async (_title, key) => {
        const [one, other] = await createTwoStores()

        const results = await Promise.all(
          Array.from({ length: 20 }, (_, index) => {
            return (index % 2 ? one : other).add(sampleLead(), { ...added, key })
          }),
        )

        expect(new Set(results.map(referenceOf)).size).toBe(1)
        expect(results.filter(({ kind }) => kind === 'added')).toHaveLength(1)
        expect(await one.list()).toHaveLength(1)
      },
    )

    it('delivers nothing of a quarantined lead until it is released', async () => {
      const store = await createStore()
      const lead = sampleLead({ quarantine: 'honeypot' })
      const reference = referenceOf(await store.add(lead, added))
      const before = await store.claim(claimAll)

      const isReleased = await store.release(reference, added)
      const isReleasedAgain = await store.release(reference, added)

      expect(before).toEqual([])
      expect([isReleased, isReleasedAgain]).toEqual([true, false])
      expect(await store.claim(claimAll)).toHaveLength(1)
      expect((await store.find(reference))?.quarantineReason).toBe('honeypot')
    })
  })

  describe(`${name}: a lead with a business`, patient, () => {
    it('keeps what the visitor described, and erases it with the lead', async () => {
      const store = await createStore()
      const reference = referenceOf(await store.add(sampleLead({ setup: sampleSetup }), added))
      const plain = referenceOf(await store.add(numberedLead(1), added))

      expect((await store.find(reference))?.setup).toEqual(sampleSetup)
      expect(await store.find(plain)).not.toHaveProperty('setup')
      await store.eraseByEmail('ada@clinic.example')
      expect(JSON.stringify(await dumpStore(store))).not.toContain('Rose Street Bakery')
    })
  })

  describe(`${name}: the outbox`, patient, () => {
    it('gives each delivery to one of two servers', async () => {
      const [one, other] = await createTwoStores()
      const references = await addNumbered(one, 30)
      const taken: Claim[] = []

      for (let round = 0; round < 3; round += 1) {
        const claims = await Promise.all(
          [one, other].map((store) => store.claim({ ...claimAll, limit: 5 })),
        )
        taken.push(...claims.flat())
      }

      expect(taken.map(({ lead }) => lead.reference).sort()).toEqual(references.sort())
    })

    it('gives a delivery away again when its lease has ended', async () => {
      const store = await createStore()
      await store.add(sampleLead(), added)
      await store.claim(claimAll)

      const during = await store.claim({ ...claimAll, now: startTime + minuteMs - 1 })
      const after = await store.claim({ ...claimAll, now: startTime + minuteMs })

      expect(during).toEqual([])
      expect(after).toMatchObject([{ attempts: 2, since: startTime }])
    })

    it('never delivers twice what was marked as delivered, even by who lost the lease', async () => {
      const store = await createStore()
      const reference = referenceOf(await store.add(sampleLead(), added))
      const claim = only(await store.claim(claimAll))
      await store.claim({ ...claimAll, now: startTime + hourMs })

      await store.markDelivered(claim, startTime + hourMs)

      expect(await store.claim({ ...claimAll, now: startTime + dayMs })).toEqual([])
      expect((await store.find(reference))?.deliveries[0]).toMatchObject({
        state: 'delivered',
        finishedAt: startTime + hourMs,
      })
    })

    it('tries a failed delivery again when it is due, not before', async () => {
      const store = await createStore()
      await store.add(sampleLead(), added)
      const claim = only(await store.claim(claimAll))

      await store.markFailed(claim, { now: startTime, retryAt: startTime + 500, error: 'X' })

      expect(await store.nextDueAt('mail')).toBe(startTime + 500)
      expect(await store.claim({ ...claimAll, now: startTime + 499 })).toEqual([])
      expect(await store.claim({ ...claimAll, now: startTime + 500 })).toHaveLength(1)
    })

    it('does not let who lost the lease call a delivery failed', async () => {
      const store = await createStore()
      const reference = referenceOf(await store.add(sampleLead(), added))
      const late = only(await store.claim(claimAll))
      await store.claim({ ...claimAll, now: startTime + hourMs })

      await store.markFailed(late, { now: startTime + hourMs, retryAt: undefined, error: 'X' })

      expect((await store.find(reference))?.deliveries[0]?.state).toBe('pending')
    })

    it('gives back what was claimed and not tried', async () => {
      const store = await createStore()
      await store.add(sampleLead(), added)
      const claims = await store.claim(claimAll)

      await store.unclaim(claims)

      expect(await store.claim(claimAll)).toMatchObject([{ attempts: 1 }])
    })

    it('hastens one channel and leaves the other alone', async () => {
      const store = await createStore()
      await store.add(sampleLead(), added)
      for (const channel of channels) {
        const claim = only(await store.claim({ ...claimAll, channel }))
        await store.markFailed(claim, { now: startTime, retryAt: startTime + dayMs, error: 'X' })
      }

      await store.hasten('mail', startTime + minuteMs)

      expect(await store.nextDueAt('mail')).toBe(startTime + minuteMs)
      expect(await store.nextDueAt('webhook')).toBe(startTime + dayMs)
    })

    it('keeps a dead letter until the owner asks for another try', async () => {
      const store = await createStore()
      const reference = referenceOf(await store.add(sampleLead(), { ...added, channels: ['mail'] }))
      const claim = only(await store.claim(claimAll))
      await store.markFailed(claim, { now: startTime, retryAt: undefined, error: 'SMTP 550' })
      const dead = await store.find(reference)

      const count = await store.retry({ ...added, now: startTime + dayMs, reference })

      expect(dead?.deliveries).toMatchObject([{ state: 'dead', lastError: 'SMTP 550' }])
      expect(dead && statusOf(dead)).toBe('dead')
      expect(count).toBe(1)
      expect(await store.claim({ ...claimAll, now: startTime + dayMs })).toMatchObject([
        { attempts: 1, since: startTime + dayMs },
      ])
    })

    it('makes deliveries for leads that came when nothing was configured', async () => {
      const store = await createStore()
      await store.add(sampleLead(), { ...added, channels: [] })
      await store.add(sampleLead({ fields: { message: 'b' }, quarantine: 'too-fast' }), added)

      const count = await store.retry({ now: startTime, channels: ['mail'] })

      expect(count).toBe(1)
      expect(await store.claim(claimAll)).toHaveLength(1)
    })
  })

  describe(`${name}: looking at leads`, patient, () => {
    it('lists the newest first, as many as asked for, quarantined or not', async () => {
      const store = await createStore()
      const old = await store.add(numberedLead(1), added)
      const spam = { ...numberedLead(2), quarantine: 'too-fast' } as const
      const caught = await store.add(spam, { ...added, now: startTime + 1 })
      const young = await store.add(numberedLead(3), { ...added, now: startTime + 2 })

      const all = await store.list()
      const newest = await store.list({ limit: 1 })
      const quarantined = await store.list({ isQuarantined: true })

      const references = (leads: typeof all) => leads.map(({ reference }) => reference)
      expect(references(all)).toEqual([young, caught, old].map(referenceOf))
      expect(references(newest)).toEqual([referenceOf(young)])
      expect(references(await store.list({ limit: 1, after: newest[0] }))).toEqual([
        referenceOf(caught),
      ])
      expect(all.map(({ deliveries }) => deliveries.length)).toEqual([2, 0, 2])
      expect(references(quarantined)).toEqual([referenceOf(caught)])
    })

    it('counts them', async () => {
      const store = await createStore()
      const empty = await store.counts()
      await store.add(numberedLead(1), { ...added, channels: ['mail'] })
      await store.add(numberedLead(2), { now: startTime + 1, channels: ['mail'] })
      await store.add(
        { ...numberedLead(3), quarantine: 'honeypot' },
        { ...added, now: startTime + 2 },
      )
      await store.markDelivered(only(await store.claim({ ...claimAll, limit: 1 })), startTime)

      const counts = await store.counts()

      expect(empty).toEqual({
        leads: 0,
        quarantined: 0,
        delivered: 0,
        undelivered: 0,
        dead: 0,
        oldestUndeliveredAt: null,
        lastLeadAt: null,
      })
      expect(counts).toEqual({
        leads: 3,
        quarantined: 1,
        delivered: 1,
        undelivered: 1,
        dead: 0,
        oldestUndeliveredAt: startTime + 1,
        lastLeadAt: startTime + 1,
      })
    })

    it('finds nothing under a number that is nobody’s', async () => {
      const store = await createStore()

      expect(await store.find('ND-2222-2222')).toBeUndefined()
    })
  })

  describe(`${name}: erasing`, patient, () => {
    it('takes every lead of one address and no other', async () => {
      const store = await createStore()
      const first = await store.add(sampleLead(), { ...added, key: 'a' })
      const second = await store.add(sampleLead({ fields: { message: 'b' } }), added)
      const other = await store.add(numberedLead(1), added)

      const erased = await store.eraseByEmail('Ada@CLINIC.example')

      expect(erased.sort()).toEqual([first, second].map(referenceOf).sort())
      expect((await store.list()).map(({ reference }) => reference)).toEqual([referenceOf(other)])
      expect(await store.claim(claimAll)).toHaveLength(1)
    })

    it('takes one lead by its number', async () => {
      const store = await createStore()
      const first = await store.add(numberedLead(1), added)
      const second = await store.add(numberedLead(2), added)

      const erased = await store.eraseByReference(referenceOf(first))

      expect(erased).toEqual([referenceOf(first)])
      expect((await store.list()).map(({ reference }) => reference)).toEqual([referenceOf(second)])
    })

    it('takes what is older than a time', async () => {
      const store = await createStore()
      await store.add(numberedLead(1), added)
      const young = await store.add(numberedLead(2), { ...added, now: startTime + dayMs })

      const count = await store.eraseOlderThan(startTime + dayMs)

      expect(count).toBe(1)
      expect((await store.list()).map(({ reference }) => reference)).toEqual([referenceOf(young)])
    })
  })

  it(`${name}: is laid out once when several servers start together`, patient, async () => {
    const { store, openAnother } = await createFixture()
    const others = await Promise.all(Array.from({ length: 4 }, () => openAnother()))
    onTestFinished(async () => {
      for (const one of [store, ...others]) await one.close()
    })

    await store.add(sampleLead(), added)

    for (const other of others) expect(await other.list()).toHaveLength(1)
  })
}

export function referenceOf(result: { kind: string; reference?: string }): string {
  if (!result.reference) throw new Error(`No reference in ${result.kind}`)
  return result.reference
}

function only<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined || items.length > 1) throw new Error(`${items.length} items, not one`)
  return item
}
