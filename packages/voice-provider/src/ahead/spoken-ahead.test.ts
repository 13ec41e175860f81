import { hourMs, type BusinessSetup } from '@nightdesk/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createPurse } from '../admission/purse.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import { createSpokenAhead } from './spoken-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = { name: 'Rose Street Bakery', town: '' } as BusinessSetup
const me = '192.0.2.7'
const somebody = '192.0.2.8'

/** Speaks what it is asked for when it is told to, the oldest first. */
function open({ letters = 1_000, begins = true } = {}) {
  const worked: string[] = []
  const asked: { words: string; resolve: (clip: SpokenClip) => void; reject: () => void }[] = []
  const ahead = createSpokenAhead({
    speaker: {
      isThere: true,
      speakAhead: (words, signal, onBegun) =>
        new Promise((resolve, reject) => {
          if (begins) onBegun?.()
          asked.push({ words, resolve, reject: () => reject(new Error('no idea')) })
          signal?.addEventListener('abort', () => reject(new Error('given up')))
        }),
      close: () => {},
    },
    bank: { find: (clause) => (clause === 'How can I help?' ? [] : undefined) },
    now: Date.now,
    letters: createPurse({
      now: Date.now,
      withinMs: hourMs,
      perVisitor: letters,
      perNetwork: 2 * letters,
      inAll: 2 * letters,
      newcomerShare: 2 * letters,
    }),
    wordsOf: ({ name, town }) => {
      worked.push(name)
      const greeting = `thank you for calling ${name}.`
      return {
        first: [greeting, 'How can I help?', ...(town ? [`In ${town}.`] : [])],
        later: [`Thank you for calling ${name}.`, 'We’re closed today.'],
      }
    },
  })
  const speak = async (clip = [Uint8Array.of(1)]) => {
    asked.shift()?.resolve(clip)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ahead, asked, speak, worked }
}

it('speaks what the bank does not have, and tells how far it is', async () => {
  const { ahead, asked, speak } = open()
  const begun = ahead.prepare({ setup, address: me })
  expect(begun).toMatchObject({ spoken: 0, of: 1 })
  expect(asked.map(({ words }) => words)).toEqual(['thank you for calling Rose Street Bakery.'])

  await speak()

  expect(ahead.prepare({ setup, address: me, id: begun.id })).toEqual({
    id: begun.id,
    spoken: 1,
    of: 1,
  })
  // The goodbye is the greeting again; what may be asked for comes after what is ready.
  expect(asked.map(({ words }) => words)).toEqual(["We're closed today."])
})

it('gives it to calls of the same visitor, and to nobody else', async () => {
  const { ahead, speak } = open()
  const { id = '' } = ahead.prepare({ setup, address: me })
  await speak()

  expect(ahead.find(id, me)?.('Thank you for calling Rose Street Bakery.')).toHaveLength(1)
  expect(ahead.find(id, me)?.('We’re closed today.')).toBeUndefined()
  expect(ahead.find(id, somebody)).toBeUndefined()
  expect(ahead.find('another', me)).toBeUndefined()
})

it('forgets at once what the setup no longer says, and keeps what it does', async () => {
  const { ahead, speak } = open()
  const { id = '' } = ahead.prepare({ setup, address: me })
  await speak()

  ahead.prepare({ setup: { ...setup, town: 'Dover' }, address: me, id })
  expect(ahead.find(id, me)?.('Thank you for calling Rose Street Bakery.')).toBeDefined()
  ahead.prepare({ setup: { ...setup, name: 'Rose' }, address: me, id })
  expect(ahead.find(id, me)?.('Thank you for calling Rose Street Bakery.')).toBeUndefined()
})

it('forgets everything after ten minutes', async () => {
  const { ahead, speak } = open()
  const { id = '' } = ahead.prepare({ setup, address: me })
  await speak()
  const find = ahead.find(id, me)

  await vi.advanceTimersByTimeAsync(599_000)
  expect(find?.('Thank you for calling Rose Street Bakery.')).toBeDefined()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(find?.('Thank you for calling Rose Street Bakery.')).toBeUndefined()
  expect(ahead.find(id, me)).toBeUndefined()
})

it('speaks what nearly every call has first, whoever’s it is', async () => {
  const { ahead, asked, speak } = open()
  ahead.prepare({ setup, address: me })
  await speak()
  ahead.prepare({ setup: { ...setup, name: 'Elm', town: 'Dover' }, address: somebody })
  // What was begun is ended.
  await speak()
  expect(asked.map(({ words }) => words)).toEqual(['thank you for calling Elm.'])
  await speak()
  expect(asked.map(({ words }) => words)).toEqual(['In Dover.'])
  await speak()
  expect(asked.map(({ words }) => words)).toEqual(["We're closed today."])
})

it('is ready all the same where something cannot be said', async () => {
  const { ahead, asked } = open()
  const { id } = ahead.prepare({ setup, address: me })
  asked.shift()?.reject()
  await vi.advanceTimersByTimeAsync(0)

  expect(ahead.prepare({ setup, address: me, id })).toMatchObject({ spoken: 1, of: 1 })
})

it('speaks so much for one visitor and no more within an hour', async () => {
  const { ahead, speak } = open({ letters: 50 })
  const { id } = ahead.prepare({ setup, address: me })
  await speak()
  const other = { ...setup, name: 'Another Bakery' }

  expect(ahead.prepare({ setup: other, address: me, id })).toMatchObject({
    retryAfterSeconds: 3_600,
  })
  expect(ahead.prepare({ setup: other, address: somebody })).toMatchObject({ of: 1 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ahead.prepare({ setup: other, address: me })).toMatchObject({ of: 1 })
})

it('lets nobody wait for whoever has had enough', async () => {
  const { ahead, asked, speak } = open({ letters: 70 })
  const { id } = ahead.prepare({ setup, address: me })
  await speak()
  await speak()
  ahead.prepare({ setup: { ...setup, name: 'Another Bakery' }, address: me, id })
  ahead.prepare({ setup: { ...setup, name: 'Elm' }, address: somebody })
  await speak()

  expect(asked.map(({ words }) => words)).toEqual(["We're closed today."])
})

it('is ready where only what may be asked for is too much', async () => {
  const { ahead, speak } = open({ letters: 45 })
  const { id } = ahead.prepare({ setup, address: me })
  await speak()

  expect(ahead.prepare({ setup, address: me, id })).toEqual({ id, spoken: 1, of: 1 })
})

it('holds few preparations of one visitor at a time', () => {
  const { ahead } = open()
  const ids = [1, 2, 3, 4].map(() => ahead.prepare({ setup, address: me }).id ?? '')

  expect(ids.map((id) => ahead.find(id, me) !== undefined)).toEqual([false, true, true, true])
})

it('has the letters again that nobody spoke', async () => {
  const { ahead } = open({ letters: 200, begins: false })
  for (let at = 0; at < 30; at += 1) {
    expect(ahead.prepare({ setup, address: me })).toMatchObject({ of: 1 })
    await vi.advanceTimersByTimeAsync(0)
  }
})

it('counts the letters of what was begun, though nobody waits for it any more', async () => {
  const { ahead } = open({ letters: 200 })
  for (let at = 0; at < 30; at += 1) {
    ahead.prepare({ setup, address: me })
    await vi.advanceTimersByTimeAsync(0)
  }

  expect(ahead.prepare({ setup, address: me })).toMatchObject({ retryAfterSeconds: 3_600 })
})

it('works out the words once for each setup, and again after a while', async () => {
  const { ahead, worked } = open()
  const { id } = ahead.prepare({ setup, address: me })
  for (let at = 0; at < 9; at += 1) ahead.prepare({ setup, address: me, id })
  expect(worked).toEqual(['Rose Street Bakery'])

  ahead.prepare({ setup: { ...setup, name: 'Elm' }, address: me, id })
  expect(worked).toEqual(['Rose Street Bakery', 'Elm'])
  await vi.advanceTimersByTimeAsync(60_000)
  ahead.prepare({ setup: { ...setup, name: 'Elm' }, address: me, id })
  expect(worked).toHaveLength(3)
})

it('works out nothing for a newcomer when there are no letters left', async () => {
  const { ahead, speak, worked } = open({ letters: 45 })
  ahead.prepare({ setup, address: me })
  await speak()
  worked.length = 0

  expect(ahead.prepare({ setup, address: me })).toMatchObject({ retryAfterSeconds: 3_600 })
  expect(worked).toEqual([])
})

it('keeps what was prepared for whoever goes on asking, however many come from one network', async () => {
  const { ahead, speak } = open({ letters: 100_000 })
  const { id = '' } = ahead.prepare({ setup, address: '198.51.100.1' })
  await speak()
  for (let at = 0; at < 200; at += 1) {
    ahead.prepare({ setup: { ...setup, name: 'Al' }, address: `192.0.2.${(at % 40) + 1}` })
    await vi.advanceTimersByTimeAsync(100)
    if (at % 7 === 0) ahead.prepare({ setup, address: '198.51.100.1', id })
  }

  expect(ahead.prepare({ setup, address: '198.51.100.1', id })).toEqual({ id, spoken: 1, of: 1 })
  expect(ahead.prepare({ setup, address: '203.0.113.1' })).toMatchObject({ of: 1 })
})

it('gives no place to a newcomer while as many others ask', async () => {
  const { ahead } = open({ letters: 100_000 })
  for (let at = 0; at < 24; at += 1) ahead.prepare({ setup, address: `10.0.${at}.1` })

  expect(ahead.prepare({ setup, address: me })).toEqual({ retryAfterSeconds: 5 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ahead.prepare({ setup, address: me })).toMatchObject({ of: 1 })
})

it('speaks first for whoever has had little, and for whoever still asks', async () => {
  const { ahead, asked, speak } = open({ letters: 100_000 })
  const named = (name: string) => ({ ...setup, name })
  for (let at = 0; at < 12; at += 1)
    ahead.prepare({ setup: named(`Bakery ${at}`), address: `192.0.2.${at + 1}` })
  await speak()
  ahead.prepare({ setup: named('Elm'), address: '198.51.100.1' })
  await speak()
  expect(asked.map(({ words }) => words)).toEqual(['thank you for calling Elm.'])

  // Those who left are not waited for, though their network has had no more.
  await vi.advanceTimersByTimeAsync(5_000)
  ahead.prepare({ setup: named('Oak'), address: '192.0.2.99' })
  await speak()
  expect(asked.map(({ words }) => words)).toEqual(['thank you for calling Oak.'])
})
