import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'

import type { Receptionist } from '../conversation.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const air = receptionistOf('air')
const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const waitMs = 120_000
const shortLength = 1_500
// Twice the words take twice the time, four times where every word is held against every other.
const mostTimes = 3
const rounds = 3
const tries = 4

const facts =
  'My name is Anna Miller, I need a car from JFK to 25 Main Street tomorrow at half past five for three people. '
const vocabulary = [
  'a',
  'b',
  'at',
  'five',
  'pm',
  'no,',
  'tomorrow',
  'double',
  'dot',
  'street',
  'to',
]

const desks: readonly (readonly [string, Receptionist, string])[] = [
  ['air', air, 'I want a discovery call'],
  ['hotels', hotels, 'I want to book a room'],
  ['transportation', transportation, 'I need a car'],
]

/** Processor time of this thread: the clock also counts what others do with the machine. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function answerTime(assistant: Receptionist, before: string, text: string): Promise<number> {
  const startedAt = new Date('2026-11-15T15:02:00Z')
  const conversation = assistant.open({ callId: 'c', startedAt, timeZone: 'America/New_York' })
  const first = conversation.answer({ text: before, by: 'typing' })
  first.accept()
  for await (const _ of first.actions);
  const begun = spentMs()
  for await (const _ of conversation.answer({ text, by: 'typing' }).actions);
  await conversation.patience(text)
  return spentMs() - begun
}

/** How many times as long twice the words take; the quickest of several runs, because others use the machine too. */
async function timesAsLong(assistant: Receptionist, before: string, unit: string): Promise<number> {
  const short = unit.repeat(Math.ceil(shortLength / unit.length))
  const quickest = { short: Infinity, long: Infinity }
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [
      await answerTime(assistant, before, short),
      await answerTime(assistant, before, short + short),
    ]
    quickest.short = Math.min(quickest.short, one)
    quickest.long = Math.min(quickest.long, two)
  }
  return quickest.long / quickest.short
}

/** The lowest of several tries: no reader is quicker than it is, but any can be held up. */
async function growth(assistant: Receptionist, before: string, unit: string): Promise<number> {
  let times = Infinity
  for (let at = 0; at < tries && times >= mostTimes; at++)
    times = Math.min(times, await timesAsLong(assistant, before, unit))
  return times
}

it.each(desks)(
  '%s reads twice the words in about twice the time',
  async (_name, assistant, before) => {
    for (const unit of ['a b ', 'at five pm ', 'no, ', facts])
      expect(await growth(assistant, before, unit), unit).toBeLessThan(mostTimes)
  },
  waitMs,
)

it(
  'whatever the words are',
  async () => {
    const unit = array(constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
    await assert(
      asyncProperty(unit, constantFrom(...desks), async (words, [, assistant, before]) => {
        expect(await growth(assistant, before, `${words.join(' ')} `)).toBeLessThan(mostTimes)
      }),
      { numRuns: 6 },
    )
  },
  waitMs,
)

it(
  'an address of many short words costs about what it costs at the other desks',
  async () => {
    const text = `er ${'s\n'.repeat(248)}`
    const quickest = async (assistant: Receptionist, before: string) => {
      const times: number[] = []
      for (let at = 0; at < 5; at++) times.push(await answerTime(assistant, before, text))
      return Math.min(...times)
    }
    const atTheDesk = await quickest(transportation, 'I need a car')
    const elsewhere = await quickest(hotels, 'I want to book a room')

    expect(atTheDesk / elsewhere).toBeLessThan(4)
  },
  waitMs,
)

it.each(desks)(
  '%s survives a word that is doubled and doubled again',
  async (_name, assistant, before) => {
    const answer = answerTime(assistant, before, `${'double '.repeat(70)}a`)
    await expect(answer).resolves.toBeGreaterThan(0)
  },
)
