import { describe, expect, it } from 'vitest'
import { createRing } from './ring.ts'

const at = (place: number) => ({ place, thing: `at ${place}` })

describe('a ring', () => {
  it('gives the next thing from a place on, and the first after the last', () => {
    const next = createRing([at(0.8), at(0.2), at(0.5)])

    expect([0, 0.2, 0.3, 0.7, 0.9].map(next)).toEqual([
      'at 0.2',
      'at 0.2',
      'at 0.5',
      'at 0.8',
      'at 0.2',
    ])
  })

  it('gives the same as before wherever another thing is not nearer', () => {
    const places = Array.from({ length: 100 }, (_, index) => index / 100)
    const before = createRing([at(0.2), at(0.5), at(0.8)])
    const after = createRing([at(0.2), at(0.4), at(0.5), at(0.8)])

    const changed = places.filter((place) => before(place) !== after(place))

    expect(changed).toEqual(places.filter((place) => place > 0.2 && place <= 0.4))
  })

  it('gives nothing where there is nothing', () => {
    expect(createRing([])(0.5)).toBeUndefined()
  })
})
