import { expect, it } from 'vitest'

import { createCallTally, tellEnd } from './call-tally.ts'

const call = {
  assistant: 'hotels',
  reason: 'customer-ended-call',
  lengthMs: 41_600,
  turns: 6,
  answerMs: 412,
} as const

it.each([
  [{}, 'call with hotels ended after 42 s and 6 turns, answered within 0.41 s: the caller hung up'],
  [
    { turns: 1, answerMs: undefined },
    'call with hotels ended after 42 s and 1 turn: the caller hung up',
  ],
  [
    { reason: 'assistant-join-timed-out', lengthMs: undefined, turns: 0, answerMs: undefined },
    'call with hotels never began: nobody joined it in time',
  ],
  [
    { reason: 'pipeline-error-ear-died', answerMs: undefined },
    'call with hotels ended after 42 s and 6 turns: the ear died',
  ],
] as const)('tells of a call that is over: %j', (change, sentence) => {
  expect(tellEnd({ ...call, ...change })).toBe(sentence)
})

it('counts turns, and has the answer time at the median', () => {
  const tally = createCallTally()
  const empty = tally.read()
  for (const ms of [900, 300, 400]) {
    tally.turn()
    tally.took('answer', ms)
    tally.took('recognize', 1)
  }

  expect(empty).toEqual({ turns: 0, answerMs: undefined })
  expect(tally.read()).toEqual({ turns: 3, answerMs: 400 })
})
