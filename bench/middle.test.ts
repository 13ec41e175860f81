import { expect, it } from 'vitest'
import { middleBy } from './middle.ts'

it('is the item with the median figure, whatever the order', () => {
  const runs = [{ score: 100 }, { score: 96 }, { score: 99 }]

  expect(middleBy(runs, ({ score }) => score)).toBe(runs[2])
})
