import { describe, expect, it } from 'vitest'
import { findDates } from './dates.ts'
import { readUtterance } from './tokens.ts'

// Sunday, November 15, 2026.
const now = { day: '2026-11-15', minutes: 602 }

const read = (text: string, day = now.day) =>
  findDates(readUtterance(text).words, { ...now, day }).map(({ value }) => value)

describe('dates as they are said', () => {
  it.each([
    ['today', '2026-11-15'],
    ['tonight at eight', '2026-11-15'],
    ['this evening', '2026-11-15'],
    ['tomorrow', '2026-11-16'],
    ['tommorow morning', '2026-11-16'],
    ['to Marow at four', '2026-11-16'],
    ['the day after tomorrow', '2026-11-17'],
    ['on Friday', '2026-11-20'],
    ['not tomorrow but the Monday after', '2026-11-23'],
    ['not this Friday but the Friday after', '2026-11-27'],
    ['Saturday the twenty eight', '2026-11-28'],
    ['this Friday', '2026-11-20'],
    ['next Friday', '2026-11-20'],
    ['Friday next week maybe', '2026-11-20'],
    ['on Sunday', '2026-11-22'],
    ['a week from Monday', '2026-11-23'],
    ['in three days', '2026-11-18'],
    ['in a week', '2026-11-22'],
    ['in two weeks', '2026-11-29'],
    ['the 21st', '2026-11-21'],
    ['the third', '2026-12-03'],
    ['December fifth', '2026-12-05'],
    ['december 5', '2026-12-05'],
    ['the fifth of December', '2026-12-05'],
    ['June 5th', '2027-06-05'],
    ['June fifth twenty twenty eight', '2028-06-05'],
    ['Friday the 20th', '2026-11-20'],
    ['Friday, November 27th', '2026-11-27'],
    ['12/24', '2026-12-24'],
    ['1/5/27', '2027-01-05'],
    ['2026-12-01', '2026-12-01'],
    ['Christmas Eve', '2026-12-24'],
    ['Labor Day', '2027-09-06'],
    ['Memorial Day', '2027-05-31'],
    ['Easter', '2027-03-28'],
    ['Good Friday', '2027-03-26'],
    ['MLK Day', '2027-01-18'],
    ['Veterans Day', '2027-11-11'],
    ['Black Friday', '2026-11-27'],
    ['New Year’s Eve', '2026-12-31'],
    ['the twenty second', '2026-11-22'],
    ['wensday', '2026-11-18'],
    ['Friday the 18th', '2026-12-18'],
    ['Saturday 28th', '2026-11-28'],
    ['Tuesday of next week', '2026-11-17'],
    ['the Monday after this one', '2026-11-23'],
    ['next week on Thursday', '2026-11-19'],
    ['the fifth of next month', '2026-12-05'],
    ['three days from now', '2026-11-18'],
    ['two weeks from Friday', '2026-12-04'],
    ['Thanksgiving', '2026-11-26'],
    ['the day after Thanksgiving', '2026-11-27'],
    ['for two, December 18', '2026-12-18'],
    ['a Sunday, the one after Thanksgiving', '2026-11-29'],
    ['for Friday after Thanksgiving', '2026-11-27'],
    ['the Friday before Christmas', '2026-12-18'],
    ['the Tuesday after Thanksgiving', '2026-12-01'],
    ['the Friday after the 12th of December', '2026-12-18'],
    ['the day before Thanksgiving', '2026-11-25'],
    ['three days before Christmas', '2026-12-22'],
    ['a week before Christmas', '2026-12-18'],
    ['two Fridays from now', '2026-11-27'],
    ['a week from Thursday', '2026-11-26'],
    ['two weeks from tomorrow', '2026-11-30'],
    ['Thursday week', '2026-11-26'],
    ['the third of next month', '2026-12-03'],
    ['the tenth of the month', '2026-12-10'],
    ['this coming Friday', '2026-11-20'],
    ['the following Monday', '2026-11-16'],
    ['not this Friday, the next one', '2026-11-27'],
    ['not this Friday, the one after', '2026-11-27'],
    ['Monday after next', '2026-11-23'],
    ['the last Saturday of the month', '2026-11-28'],
    ['the first Monday of the month', '2026-12-07'],
    ['the second Friday in December', '2026-12-11'],
    ['the last day of November', '2026-11-30'],
    ['the week of Christmas, on the 22nd', '2026-12-22'],
    ['Christmas week, Tuesday', '2026-12-22'],
    ['Wednesday the week after next', '2026-11-25'],
    ['next week, maybe Thursday', '2026-11-19'],
    ['a week on Tuesday', '2026-11-24'],
    ['for a week on Tuesday', '2026-11-17'],
    ['Friday, the week after', '2026-11-27'],
    ['next Friday, not this one', '2026-11-27'],
    ['this coming Sunday', '2026-11-22'],
    ['Friday after the game', '2026-11-20'],
    ['Friday after 5', '2026-11-20'],
    ['the Sunday of Thanksgiving weekend', '2026-11-29'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('takes ‘next Friday’ on a Wednesday for the Friday after this week’s', () => {
    expect(read('next Friday', '2026-11-18')).toEqual(['2026-11-27'])
    expect(read('Friday', '2026-11-18')).toEqual(['2026-11-20'])
  })

  it('knows a day that is ruled out from one that is proposed', () => {
    expect(read('not Thursday, Friday')).toEqual(['2026-11-20'])
    expect(read('why not Friday')).toEqual(['2026-11-20'])
  })

  it('takes no count of people for a date', () => {
    expect(read('Friday the three of us')).toEqual(['2026-11-20'])
  })

  it('reads two dates in one sentence', () => {
    expect(read('from Friday to Sunday')).toEqual(['2026-11-20', '2026-11-22'])
  })

  it('counts the second day from the first', () => {
    expect(read('on december 23rd and leave on the 27th')).toEqual(['2026-12-23', '2026-12-27'])
    expect(read('the 28th to the 30th of December')).toEqual(['2026-12-28', '2026-12-30'])
    expect(read('from next Friday to Sunday', '2026-11-18')).toEqual(['2026-11-27', '2026-11-29'])
    expect(read('December 18 to 20')).toEqual(['2026-12-18', '2026-12-20'])
    expect(read('move it from Tuesday to Monday')).toEqual(['2026-11-17', '2026-11-16'])
  })

  it.each([
    ['the fifth avenue entrance'],
    ['may I ask something'],
    ['June 31'],
    ['the second time'],
    ['in two hours'],
    ['end of the month'],
    ['the week after next'],
    ['for two nights'],
  ])('%s is no date', (text) => {
    expect(read(text)).toEqual([])
  })
})
