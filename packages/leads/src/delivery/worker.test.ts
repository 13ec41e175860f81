import { hourMs, minuteMs, secondMs } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import type { Lead } from '../lead.ts'
import { createOutbox } from '../testing/outbox-fixture.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { DeliveryError, type Channel } from './channel.ts'

/** A channel that does what it is told, and remembers what it was given. */
function createChannel() {
  const taken: string[] = []
  const state = {
    fault: undefined as DeliveryError | undefined,
    /** Turned away whatever happens to the others. */
    poison: '',
    gate: Promise.resolve(),
  }
  const channel: Channel = {
    name: 'mail',
    async deliver({ reference }: Lead) {
      await state.gate
      if (state.fault) throw state.fault
      if (reference === state.poison) throw refused
      taken.push(reference)
    },
  }
  return { channel, taken, state }
}

const down = new DeliveryError('unreachable', 'ECONNREFUSED')
const refused = new DeliveryError('refused', 'SMTP 451')

describe('the worker', () => {
  it('delivers what is there, each once', async () => {
    const { channel, taken } = createChannel()
    const { addLeads, pass, store } = await createOutbox(channel)

    const references = await addLeads(10)
    await pass(hourMs)

    expect(taken.sort()).toEqual(references.sort())
    expect(await store.counts()).toMatchObject({ delivered: 10, undelivered: 0 })
  })

  it('has one delivery under way at a time, so that a crash repeats one at most', async () => {
    let underWay = 0
    let most = 0
    const { addLeads, pass, store } = await createOutbox({
      name: 'mail',
      async deliver() {
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise((resolve) => setImmediate(resolve))
        underWay -= 1
      },
    })

    await addLeads(10)
    await pass(minuteMs)

    expect(await store.counts()).toMatchObject({ delivered: 10 })
    expect(most).toBe(1)
  })

  it('notices work that somebody else left', async () => {
    const { channel, taken } = createChannel()
    const { worker, store, clock, pass } = await createOutbox(channel)
    worker.wake()
    await pass(secondMs)

    await store.add(sampleLead(), { now: clock.now(), channels: ['mail'] })
    await pass(minuteMs)

    expect(taken).toHaveLength(1)
  })

  it('tries again after 10 s, 1 m, 5 m, 15 m, then every 30 m', async () => {
    const { channel, state } = createChannel()
    const { addLeads, pass, store, clock, logs } = await createOutbox(channel)
    state.fault = refused
    const [reference = ''] = await addLeads(1)
    const started = clock.now()
    const seen: number[] = []

    await pass(0)
    for (let count = 0; count < 6; count += 1) {
      const dueAt = (await store.nextDueAt('mail')) ?? 0
      seen.push((dueAt - clock.now()) / secondMs)
      clock.advance(dueAt - clock.now())
      await pass(0)
    }

    expect(seen).toEqual([10, 60, 300, 900, 1_800, 1_800])
    expect(clock.now() - started).toBeGreaterThan(hourMs)
    expect((await store.find(reference))?.deliveries[0]).toMatchObject({ attempts: 7 })
    expect(logs.filter((line) => line.includes('not delivered yet'))).toHaveLength(7)
  })

  it('gives up after 72 hours, loudly, and keeps the letter', async () => {
    const { channel, state } = createChannel()
    const { addLeads, pass, clock, store, logs, counts } = await createOutbox(channel)
    state.fault = refused
    const [reference = ''] = await addLeads(1)
    await pass(0)

    clock.advance(72 * hourMs)
    await pass(0)

    expect((await store.find(reference))?.deliveries[0]).toMatchObject({
      state: 'dead',
      lastError: 'SMTP 451',
    })
    expect(logs.at(-1)).toContain('lead delivery is dead')
    expect(counts).toEqual({ 'mail retried': 1, 'mail dead': 1 })
  })

  it('brings everything as soon as the other side is back', async () => {
    const { channel, state, taken } = createChannel()
    const { addLeads, pass } = await createOutbox(channel)
    state.fault = down
    const references: string[] = []
    for (let round = 0; round < 12; round += 1) {
      references.push(...(await addLeads(2)))
      await pass(5 * minuteMs)
    }

    state.fault = undefined
    await pass(10 * minuteMs)

    expect(taken.sort()).toEqual(references.sort())
  })

  it('does not hurry for one letter that is always turned away', async () => {
    const { channel, state, taken } = createChannel()
    const { addLeads, pass, store } = await createOutbox(channel)
    state.fault = refused
    const [poison = ''] = await addLeads(1)
    await pass(minuteMs)
    state.fault = undefined
    state.poison = poison

    await addLeads(20)
    await pass(secondMs)

    expect(taken).toHaveLength(20)
    expect((await store.find(poison))?.deliveries[0]?.attempts).toBe(2)
  })

  it('delivers at most once more after a crash between delivery and mark', async () => {
    const { channel, taken } = createChannel()
    let hasCrashed = false
    const { addLeads, pass } = await createOutbox(channel, (store) => ({
      ...store,
      async markDelivered(...args) {
        if (!hasCrashed) {
          hasCrashed = true
          throw new Error('killed')
        }
        return store.markDelivered(...args)
      },
    }))

    const [reference] = await addLeads(1)
    await pass(44 * secondMs)
    const before = [...taken]
    await pass(minuteMs)
    await pass(hourMs)

    expect(before).toEqual([reference])
    expect(taken).toEqual([reference, reference])
  })

  it('lets a try end before it stops, and takes up nothing more', async () => {
    const { channel, state, taken } = createChannel()
    const { addLeads, worker, store } = await createOutbox(channel)
    let open = () => {}
    state.gate = new Promise((resolve) => (open = resolve))
    await addLeads(5)

    const stopped = worker.stop()
    setTimeout(open, 20)
    await stopped

    expect(taken.length).toBeLessThanOrEqual(1)
    expect(await store.counts()).toMatchObject({ delivered: taken.length })
    expect(await store.nextDueAt('mail')).not.toBeNull()
  })

  it('waits while the store is not available, and goes on afterwards', async () => {
    const { channel, taken } = createChannel()
    const fault = { isOn: true }
    const { addLeads, pass } = await createOutbox(channel, (store) => ({
      ...store,
      claim: (options) => (fault.isOn ? Promise.reject(new Error('locked')) : store.claim(options)),
    }))
    await addLeads(1)
    await pass(minuteMs)

    fault.isOn = false
    await pass(minuteMs)

    expect(taken).toHaveLength(1)
  })
})
