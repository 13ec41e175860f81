import { describe, expect, it } from 'vitest'

import { pauseAfter } from '../call/pause-after.ts'
import type { Action } from '../conversation.ts'
import { scriptedReceptionists } from '../mind/receptionists.ts'
import { openVoiceBank } from './voice-bank.ts'

const packetsPerSecond = 50
const desks = scriptedReceptionists()
const bank = openVoiceBank()

/** What is in no bank is spoken by the quick voice: so long it takes for a word of these letters. */
const estimated = (clause: string) => 8 + 3 * clause.replaceAll(/[^a-z]/gi, '').length

/** The seconds of the last reply, as the line sends it: the packets of its clips, and the rests between them. */
function secondsOf(clauses: readonly string[]): number {
  const packets = clauses.map((clause, at) => {
    const rest = at < clauses.length - 1 ? pauseAfter(clause) : 0
    return (bank.find(clause)?.length ?? estimated(clause)) + rest
  })
  return packets.reduce((sum, count) => sum + count, 0) / packetsPerSecond
}

function lastReply(id: string, turns: readonly string[]): readonly string[] {
  const conversation = desks
    .find((desk) => desk.id === id)
    ?.open({
      callId: 'call-1',
      startedAt: new Date('2026-11-15T15:02:00Z'),
      timeZone: 'America/New_York',
    })
  let clauses: readonly string[] = []
  for (const text of turns) {
    const reply = conversation?.answer({ text, by: 'speech' })
    reply?.accept()
    for (const action of (reply?.actions ?? []) as Iterable<Action>)
      if (action.kind === 'say') clauses = action.clauses
  }
  return clauses
}

function readBack(id: string, turns: readonly string[]) {
  const clauses = lastReply(id, turns)
  return { words: clauses.join(' '), seconds: secondsOf(clauses) }
}

describe('a ride with all its facts is read back in eight seconds', () => {
  it.each([
    'Daniel Foster, two passengers from 20 Wall Street to JFK tomorrow at 6 am',
    'Jane Smith, from 48 Orchard Street to JFK tomorrow at five thirty in the morning, two passengers',
    'Maria Lopez, I need a car tomorrow at 6 pm from Penn Station to LaGuardia for three people',
    'Sam Brown, from 350 Fifth Avenue to Newark on Friday at 6:15 in the evening, one passenger',
    'Robert Johnson, from 88 Greene Street to Grand Central tonight at nine, two passengers',
    'Linda Okafor, from JFK to 14 Spring Street on Tuesday at 3:20 in the afternoon, three passengers',
    'Kate Miller, from 1515 Broadway to LaGuardia on December 31st at midnight for four people',
    'Wei Chen, from 12 Mercer Street to 40 Hudson Street tomorrow at noon, two passengers',
  ])('%s', (order) => {
    const { words, seconds } = readBack('transportation', [order])

    expect(words).toMatch(/ Right\?$/)
    expect(seconds, words).toBeLessThanOrEqual(8)
  })
})

describe('what is more takes longer', () => {
  it.each([
    [
      'a numbered street and a terminal',
      'Priya Shah, from 245 West 44th Street to JFK terminal 4 on Friday at 5:45 am, four passengers',
      9.5,
    ],
    [
      'a corner, a terminal and a day with its date',
      'Michael Davis, from the corner of Broadway and Houston Street to Newark Airport terminal B on Thanksgiving at 10:10 am, for five people',
      10.1,
    ],
    [
      'a name that is spelled',
      'Jane Lindqvist, from 48 Orchard Street to JFK tomorrow at five thirty in the morning, two passengers',
      12,
    ],
    [
      'a phone number',
      'Daniel Foster, two passengers from 20 Wall Street to JFK tomorrow at 6 am, my number is 212 555 0123',
      12.3,
    ],
  ])('%s', (_, order, most) => {
    const { words, seconds } = readBack('transportation', [order])

    expect(words).toMatch(/ Right\?$/)
    expect(seconds, words).toBeLessThanOrEqual(most)
  })
})

describe('the other desks', () => {
  it.each([
    [
      'a stay',
      'hotels',
      ['I would like to book a king for two nights from Friday for two guests, name is Tom Baker'],
      5.5,
      /^Tom Baker, arriving this Friday .* Should I book it\?$/,
    ],
    [
      'a stay with a spelled name, a wish and a number',
      'hotels',
      [
        'Book two queens for three nights from December 10th for four guests under Maria Lindqvist with a crib, my number is 212 555 0123',
      ],
      16.5,
      / Should I book it\?$/,
    ],
    [
      'a discovery call with a mail address',
      'air',
      [
        'book a call',
        'a hotel',
        'Priya Shah',
        'jane dot doe at gmail dot com',
        'Tuesday at ten in the morning',
      ],
      11,
      /^Priya Shah, .* May I pass this on\?$/,
    ],
    [
      'a discovery call with a spelled name and a number',
      'air',
      [
        'book a call',
        'a law firm',
        'Daniel Lindqvist',
        'my number is 212 555 0123',
        'December 1st',
        'ten fifty',
      ],
      15,
      / May I pass this on\?$/,
    ],
  ] as const)('%s', (_, id, turns, most, shape) => {
    const { words, seconds } = readBack(id, turns)

    expect(words).toMatch(shape)
    expect(seconds, words).toBeLessThanOrEqual(most)
  })
})
