import { describe, expect, it } from 'vitest'

import type { Action, Receptionist } from '../conversation.ts'
import { scriptedReceptionists } from '../mind/receptionists.ts'
import { bankClauses } from './bank-clauses.ts'
import { openVoiceBank, wordsOf } from './voice-bank.ts'

const desks: readonly Receptionist[] = scriptedReceptionists()

const deskOf = (id: string) => desks.find((desk) => desk.id === id)

function clausesOf(assistant: Receptionist, turns: readonly string[]): string[] {
  const conversation = assistant.open({
    callId: 'call-1',
    startedAt: new Date('2026-11-15T15:02:00Z'),
    timeZone: 'America/New_York',
  })
  const replies = [
    () => conversation.greet(),
    ...turns.map(
      (text) => () => conversation.answer({ text, by: 'speech' }, new AbortController().signal),
    ),
    () => conversation.afterSilence(1),
    () => conversation.beforeTimeIsUp(),
    () => conversation.afterSilence(2),
    () => conversation.afterSilence(3),
  ]
  return replies.flatMap((make) => {
    const reply = make()
    reply.accept()
    return [...(reply.actions as Iterable<Action>)].flatMap((action) =>
      action.kind === 'say' ? action.clauses : [],
    )
  })
}

const calls: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a ride',
    'transportation',
    [
      'a car',
      '245 West 44th Street',
      'JFK terminal four',
      'Friday',
      'at 5:40',
      'am',
      'three',
      'Jane Smith',
      'no',
      'make it ten past six',
      'yes',
      'bye',
    ],
  ],
  [
    'a ride through strange streets',
    'transportation',
    [
      'from 1515 Broadway to the corner of 5th Avenue and 110th Street on December 31st at midnight for 11 people, Maria Lopez',
      'yes',
    ],
  ],
  [
    'a ride with every detour',
    'transportation',
    [
      'are you a robot',
      'how are you',
      'I need a cab',
      'what',
      'the of',
      'how do I pay',
      'to my house',
      'who is this',
      'never mind',
      'can you hear me',
      'damn',
      'help',
      'person please',
    ],
  ],
  [
    'a stay',
    'hotels',
    [
      'book a suite for thirteen nights from May second',
      'two adults',
      'Tom Baker',
      'how much is that',
      'make it two nights',
      'yes',
      'add one more night',
      'yes',
      'cancel it',
      'no',
      'bye',
    ],
  ],
  ['a complaint', 'hotels', ['is the pool open', 'what about lunch', 'I want to complain']],
  [
    'a discovery call',
    'air',
    [
      'book a call',
      'a hotel',
      'Priya Shah',
      'p underscore shah 99 at mail dot example dot org',
      'December 1st',
      'ten fifty',
      'no',
      'my number is 212 555 0123',
      'yes',
      'bye',
    ],
  ],
]

const mostMissing = 0.1

describe('the voice bank', () => {
  it.each(calls)('is made for every stretch of speech of %s', (_title, id, turns) => {
    const desk = deskOf(id)
    const ahead = new Set(Array.from(desk?.clauses() ?? [], wordsOf))
    const said = desk ? clausesOf(desk, turns) : []

    expect(said.length).toBeGreaterThan(turns.length)
    const unknown = said.filter((clause) => !ahead.has(wordsOf(clause)))

    expect(unknown).toEqual([])
  })

  it('stays small enough to be recorded', () => {
    const all = new Set(desks.flatMap((assistant) => [...assistant.clauses()]))

    expect(all.size).toBeLessThanOrEqual(3_500)
    expect([...all].join('').length).toBeLessThanOrEqual(48_000)
  })

  it('has a recording of all but a few, and says of which', () => {
    const wanted = bankClauses(desks)
    const bank = openVoiceBank()
    const missing = wanted.filter((clause) => bank.find(clause) === undefined)

    if (missing.length > 0)
      console.warn(
        [`${missing.length} are to be recorded (npm run voicebank):`, ...missing].join('\n  '),
      )
    // What has no recording is spoken by the plainer voice: nobody should hear that often.
    expect(missing.length / wanted.length).toBeLessThan(mostMissing)
  })

  it.each(desks)('has no empty and no endless stretch in $id', (assistant) => {
    for (const clause of assistant.clauses()) {
      expect(clause.trim()).toBe(clause)
      expect(clause.length).toBeGreaterThan(0)
      expect(clause.length).toBeLessThan(200)
    }
  })
})
