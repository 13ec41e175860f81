import { expect, it } from 'vitest'

import { createAnswerClock } from './answer-clock.ts'

function createStopwatch() {
  const times: string[] = []
  const time = { now: 1_000 }
  const clock = createAnswerClock({
    now: () => time.now,
    took: (stage, ms) => void times.push(`${stage} ${ms}`),
  })
  return { clock, times, pass: (ms: number) => void (time.now += ms) }
}

it('times an answer from the last sound of the caller to the first of ours', () => {
  const { clock, times, pass } = createStopwatch()
  clock.heard(1_000)
  pass(200)
  clock.taken('speech')
  pass(20)

  expect(clock.sounded()).toBe(220)
  expect(times).toEqual(['first-packet 20', 'answer 220'])
})

it('counts from the last time the caller was heard', () => {
  const { clock, times, pass } = createStopwatch()
  clock.heard(1_000)
  pass(500)
  clock.heard(1_400)
  clock.taken('speech')

  expect(clock.sounded()).toBe(100)
  expect(times).toContain('answer 100')
})

it('takes no time of an answer to typed words', () => {
  const { clock, times, pass } = createStopwatch()
  clock.heard(1_000)
  clock.taken('typing')
  pass(10)

  expect(clock.sounded()).toBe(10)
  expect(times).toEqual([])
})

it('takes each answer once, and nothing that is none', () => {
  const { clock, times, pass } = createStopwatch()
  clock.heard(1_000)
  clock.taken('speech')
  clock.sounded()
  times.length = 0
  clock.heard(2_000)
  clock.taken('speech')
  clock.forget()
  pass(7_000)

  expect(clock.sounded()).toBeUndefined()
  expect(times).toEqual([])
})
