export const shops = ['clinic', 'advisors', 'hotel', 'cars', 'pizza'] as const

export type Shop = (typeof shops)[number]

export type Call = {
  readonly shop: Shop
  /** Minutes since the midnight before the night begins: 26 × 60 + 14 is 2:14 am. */
  readonly minute: number
  /** When the film shows it. */
  readonly startSecond: number
  readonly seconds: number
  /** What the receptionist wrote down, two short lines. */
  readonly note: readonly [string, string]
}

export const openingMinute = 18 * 60
export const closingMinute = 32 * 60

const usualSeconds = 1.25

/** The seven calls of the night. The one at 2:14 am is the home page's: room 412, late check-out. */
export const calls: readonly Call[] = [
  {
    shop: 'pizza',
    minute: 18 * 60 + 52,
    startSecond: 1.5,
    seconds: usualSeconds,
    note: ['Two large,', 'no onions'],
  },
  {
    shop: 'advisors',
    minute: 20 * 60 + 20,
    startSecond: 3.6,
    seconds: usualSeconds,
    note: ['First meeting,', 'Thu 10:00'],
  },
  {
    shop: 'hotel',
    minute: 21 * 60 + 47,
    startSecond: 5.7,
    seconds: usualSeconds,
    note: ['Late arrival,', 'room held'],
  },
  {
    shop: 'pizza',
    minute: 23 * 60 + 38,
    startSecond: 7.8,
    seconds: usualSeconds,
    note: ['One small,', 'extra basil'],
  },
  {
    shop: 'hotel',
    minute: 26 * 60 + 14,
    startSecond: 9.95,
    seconds: 1.95,
    note: ['Room 412, late', 'check-out 12:30'],
  },
  {
    shop: 'cars',
    minute: 28 * 60 + 20,
    startSecond: 12.9,
    seconds: usualSeconds,
    note: ['To the airport,', '6:15, 2 people'],
  },
  {
    shop: 'clinic',
    minute: 29 * 60 + 41,
    startSecond: 15.05,
    seconds: usualSeconds,
    note: ['Moved to', 'Friday 9:40'],
  },
]
