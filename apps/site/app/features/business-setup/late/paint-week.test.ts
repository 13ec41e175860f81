import { isWeek, type Week } from '@nightdesk/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSlots, paintSlot } from './paint-week.ts'

const nineToFive = [{ opens: 540, closes: 1020 }]
const barNight = [{ opens: 1200, closes: 1560 }]
const closed = [] as const
const weekdays: Week = [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, closed, closed]
const slotAt = (hour: number) => hour * 2

describe('a week that is corrected by hand', () => {
  it('opens a half hour of a closed day', () => {
    const week = paintSlot(weekdays, { day: 5, slot: slotAt(10) }, true)

    expect(week[5]).toEqual([{ opens: 600, closes: 630 }])
  })

  it('makes one span of what touches', () => {
    const week = paintSlot(weekdays, { day: 0, slot: slotAt(17) }, true)

    expect(week[0]).toEqual([{ opens: 540, closes: 1050 }])
  })

  it('cuts a lunch break out of a day', () => {
    const week = paintSlot(weekdays, { day: 2, slot: slotAt(12) }, false)

    expect(week[2]).toEqual([
      { opens: 540, closes: 720 },
      { opens: 750, closes: 1020 },
    ])
  })

  it('shows a late night on the morning after, and ends it there', () => {
    const week: Week = [closed, closed, closed, closed, closed, barNight, closed]
    expect(openSlots(week, 6).filter(Boolean)).toHaveLength(4)

    const shorter = paintSlot(week, { day: 6, slot: slotAt(1) }, false)

    expect(shorter[5]).toEqual([{ opens: 1200, closes: 1500 }])
    expect(shorter[6]).toEqual([{ opens: 90, closes: 120 }])
  })

  it('stays a week that the line takes, whatever is painted', () => {
    const strokes = fc.array(
      fc.record({ day: fc.nat(6), slot: fc.nat(47), isOpen: fc.boolean() }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom(
          weekdays,
          Array.from({ length: 7 }, () => barNight),
        ),
        strokes,
        (from, all) => {
          let week: Week = from
          for (const { day, slot, isOpen } of all) week = paintSlot(week, { day, slot }, isOpen)
          expect(isWeek(week)).toBe(true)
        },
      ),
    )
  })
})
