import { expect, it } from 'vitest'
import { createRounds } from './learn-in-rounds.ts'

const things = Array.from({ length: 6 }, (_, number) => ({ number }))
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

it('looks again at what it did not know, and in every other round at everything', () => {
  const seen: number[] = []
  const learn = createRounds(things, ({ number }) => {
    seen.push(number)
    return number === 2 ? 1 : 0
  })

  learn(4, 3)

  expect(inOrder(seen.slice(0, 4))).toEqual([0, 1, 2, 3])
  expect(seen[4]).toBe(2)
  expect(inOrder(seen.slice(5))).toEqual([0, 1, 2, 3])
})

it('learns what comes later with what it did not know yet, and without the rest', () => {
  const seen: number[] = []
  const learn = createRounds(things, ({ number }) => {
    seen.push(number)
    return number === 2 || number === 5 ? 1 : 0
  })
  learn(4, 1)
  seen.length = 0

  learn(6, 2)

  expect(inOrder(seen.slice(0, 3))).toEqual([2, 4, 5])
  expect(inOrder(seen.slice(3))).toEqual([2, 5])
})

it('tells how much of the time is over in which the weights settle', () => {
  const told: number[] = []
  const learn = createRounds(things, (_, settling) => {
    told.push(settling)
    return 1
  })

  learn(6, 3)

  expect(told.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 0))
  expect(told.slice(12)).toEqual(things.map((_, at) => at / 6))
})
