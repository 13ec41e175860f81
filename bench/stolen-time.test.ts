import { expect, it } from 'vitest'
import { ticksOf } from './stolen-time.ts'

it('counts stolen ticks among those asked for, and neither idle ones nor guests twice', () => {
  expect(ticksOf('cpu  100 20 30 9000 500 1 9 40 70 3\ncpu0 1 2 3\n')).toEqual({
    stolen: 40,
    wanted: 200,
  })
})

it('reads an old kernel that counts no steal', () => {
  expect(ticksOf('cpu  100 20 30 9000 500\n')).toEqual({ stolen: 0, wanted: 150 })
})
