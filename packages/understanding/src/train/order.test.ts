import { array, assert, integer, property, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { orderOfRound } from './order.ts'

const numbered = uniqueArray(integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 40 }).map((all) =>
  all.map((number) => ({ number })),
)

it('keeps the order of all others when one thing comes or goes', () => {
  assert(
    property(numbered, integer({ min: 0, max: 9 }), array(integer()), (things, round, gone) => {
      const isLeft = ({ number }: { number: number }) => !gone.includes(number % 7)

      expect(orderOfRound(things.filter(isLeft), round)).toEqual(
        orderOfRound(things, round).filter(isLeft),
      )
    }),
  )
})

it('has another order in every round', () => {
  const things = Array.from({ length: 20 }, (_, number) => ({ number }))

  expect(orderOfRound(things, 0)).not.toEqual(orderOfRound(things, 1))
  expect(orderOfRound(things, 0)).not.toEqual(things)
})
