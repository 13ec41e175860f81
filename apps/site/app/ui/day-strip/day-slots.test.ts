import { describe, expect, it } from 'vitest'
import { daySlots } from './day-slots.ts'

describe('the slots of the example day', () => {
  const slots = daySlots(96)
  const hourOf = (index: number) => index / 4

  it('cuts 24 hours into as many slots as asked for', () => {
    expect(slots).toHaveLength(96)
    expect(daySlots(24)).toHaveLength(24)
  })

  it('finds the desk open from 9 am to 6 pm and at no other hour', () => {
    const openHours = slots.flatMap((slot, index) => (slot.kind === 'open' ? [hourOf(index)] : []))

    expect(Math.min(...openHours)).toBe(9)
    expect(Math.max(...openHours)).toBe(17.75)
    expect(openHours).toHaveLength(36)
  })

  it.each([96, 48, 24])('marks the call at 2:14 am as lost among %i slots', (count) => {
    const slot = daySlots(count)[Math.floor((134 / 1440) * count)]

    expect(slot).toEqual({ kind: 'lost', height: 0.58 })
  })

  it('is the same day each time', () => {
    expect(daySlots(96)).toEqual(slots)
  })

  it('keeps every height between 0 and 1', () => {
    expect(slots.every((slot) => slot.height >= 0 && slot.height <= 1)).toBe(true)
  })
})
