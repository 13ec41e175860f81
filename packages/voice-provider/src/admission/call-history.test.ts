import { dayMs, hourMs } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { createCallHistory } from './call-history.ts'

function open() {
  const time = { now: 1_000_000 }
  return { time, history: createCallHistory(() => time.now) }
}

it('says how long a visitor waits until one more call fits into the span', () => {
  const { time, history } = open()
  history.add('anna')
  time.now += 600_000
  expect(history.waitMs('anna', 2, hourMs)).toBeUndefined()

  history.add('anna')
  expect(history.waitMs('anna', 2, hourMs)).toBe(hourMs - 600_000)
  expect(history.waitMs('ben', 2, hourMs)).toBeUndefined()

  time.now += hourMs - 600_000
  expect(history.waitMs('anna', 2, hourMs)).toBeUndefined()
})

it('believes others more than itself', () => {
  const { time, history } = open()
  history.add('anna')
  history.learn('anna', [])
  expect(history.waitMs('anna', 1, dayMs)).toBeUndefined()

  history.learn('anna', [time.now - hourMs])
  expect(history.waitMs('anna', 1, dayMs)).toBe(dayMs - hourMs)
})

it.each(['add', 'learn'] as const)('remembers ten thousand visitors and no more: %s', (how) => {
  const { time, history } = open()
  const note = {
    add: (visitor: string) => history.add(visitor),
    learn: (visitor: string) => history.learn(visitor, [time.now]),
  }[how]
  for (let number = 0; number < 10_001; number += 1) note(`visitor ${number}`)

  const isKnown = (number: number) => history.waitMs(`visitor ${number}`, 1, dayMs) !== undefined
  expect([0, 1, 10_000].map(isKnown)).toEqual([false, true, true])
})
