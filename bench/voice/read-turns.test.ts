import { expect, it } from 'vitest'
import { countCutOffs, readBargeIn, readGreeting, readTurns } from './read-turns.ts'

const stepMs = 5

function levels(lengthMs: number, microphone: number[][], assistant: number[][]) {
  const isIn = (at: number, sounds: number[][]) =>
    sounds.some(([from = 0, to = 0]) => at >= from && at <= to)
  return Array.from({ length: lengthMs / stepMs }, (_, index) => {
    const at = index * stepMs
    return [at, isIn(at, microphone) ? 0.3 : 0, isIn(at, assistant) ? 0.3 : 0] as const
  }).map((row) => row)
}

const message = (at: number, fields: object) => ({ at, text: JSON.stringify(fields) })

it('measures from the end of the caller to the first sound of the answer', () => {
  const record = {
    connectedAt: 100,
    levels: levels(
      10_000,
      [[3_000, 4_000]],
      [
        [500, 2_000],
        [4_400, 6_000],
      ],
    ),
    messages: [
      message(4_200, {
        type: 'transcript',
        role: 'user',
        transcriptType: 'partial',
        transcript: 'Hi',
      }),
      message(4_300, {
        type: 'transcript',
        role: 'user',
        transcriptType: 'final',
        transcript: 'Hi',
      }),
      message(4_350, { type: 'metadata', metadata: { answerTimeMs: 333 } }),
    ],
  }

  expect(readTurns(record)).toEqual([
    { index: 0, understoodMs: 200, takenMs: 300, answeredMs: 400, reportedMs: 333, text: 'Hi' },
  ])
  expect(readGreeting(record)).toBe(500)
})

it('leaves out what was never answered', () => {
  const record = { connectedAt: 1, levels: levels(12_000, [[3_000, 4_000]], []), messages: [] }

  expect(readTurns(record)).toEqual([])
  expect(readGreeting(record)).toBeUndefined()
})

it('counts the turns the assistant did not let the caller finish', () => {
  const microphone = [
    [3_000, 4_000],
    [4_700, 5_500],
    [12_000, 12_800],
  ]
  const assistant = [
    [4_400, 4_900],
    [13_200, 14_000],
  ]
  const record = { connectedAt: 1, levels: levels(15_000, microphone, assistant), messages: [] }

  expect(countCutOffs(record)).toBe(1)
  expect(readTurns(record).map(({ index }) => index)).toEqual([1])
})

it('measures how long the assistant went on under a caller who broke in', () => {
  const record = {
    connectedAt: 1,
    levels: levels(
      9_000,
      [[2_000, 4_000]],
      [
        [500, 2_250],
        [4_500, 6_000],
      ],
    ),
    messages: [],
  }

  expect(readBargeIn(record)).toBe(250)
})
