import { describe, expect, it } from 'vitest'
import { findFigures } from './find-figures.ts'

describe('finding what a reader could hold us to', () => {
  it.each([
    ['saves 35% of the day', '35%'],
    ['saves 35 percent', '35 percent'],
    ['they keep 20–30% in commission', '20-30%'],
    ['60 to 70% of time', '60 to 70%'],
    ['5.4% of firms', '5.4%'],
    ['from $1,200 a month', '$1,200'],
    ['for $99.50', '$99.50'],
    ['up to $5k', '$5k'],
    ['answers 24/7', '24/7'],
    ['in 20+ Languages', '20+ languages'],
    ['500+ hotels', '500+'],
    ['in more than twenty languages', 'more than twenty languages'],
    ['prototypes in 6 to 8 weeks', '6 to 8 weeks'],
    ['live in 2-3 days', '2-3 days'],
    ['drops off after 3 rings', '3 rings'],
    ['after three rings', 'three rings'],
    ['nearly 7 times as likely', '7 times'],
    ['10x more bookings', '10x'],
    ['pays for itself within one month', 'within one month'],
    ['a reply within 24 hours', 'within 24 hours'],
    ['called back within an hour', 'within an hour'],
    ['in less than five minutes', 'less than five minutes'],
    ['at half the cost', 'half the cost'],
    ['twice the bookings', 'twice the bookings'],
  ])('finds in "%s": %s', (text, figure) => {
    expect(findFigures(text)).toContain(figure)
  })

  it.each([
    'The phone rings at 2:14 am.',
    'Late check-out, 1 pm',
    'employees × minutes × 20 ÷ 60',
    '24 hours, one example line',
    'No. 0417, room 412',
    'Effective 2025',
    'Five desks are set up; four more are being fitted out.',
    'erased 365 days after they arrive',
    'please arrive 10 minutes early',
  ])('finds nothing in "%s"', (text) => {
    expect(findFigures(text)).toEqual([])
  })

  it('names each figure once, in the order of the text', () => {
    expect(findFigures('40% here, 24/7 there, 40% again')).toEqual(['40%', '24/7'])
  })
})
