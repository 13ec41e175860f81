import { describe, expect, it } from 'vitest'
import { printTime } from './calendar.ts'
import { findTimes } from './times.ts'
import { readUtterance } from './tokens.ts'

// A Sunday, 10:02 in the morning.
const now = { day: '2026-11-15', minutes: 602 }

const read = (text: string, isExpected = false) =>
  findTimes(readUtterance(text).words, now, { isExpected }).map(({ value }) =>
    value.isHalfOpen
      ? `${printTime(value.minutes).replace(/ .M/, '')} ?`
      : printTime(value.minutes),
  )

describe('times as they are said', () => {
  it.each([
    ['half past five', '5:30 ?'],
    ['tomorrow at half past five in the morning', '5:30 AM'],
    ['a quarter to eight in the evening', '7:45 PM'],
    ['quarter past nine pm', '9:15 PM'],
    ['quarter of seven tonight', '6:45 PM'],
    ['ten to six', '5:50 ?'],
    ['twenty past six in the morning', '6:20 AM'],
    ['five minutes to noon', '11:55 AM'],
    ['at six', '6:00 ?'],
    ['at 6 pm', '6:00 PM'],
    ['at 6pm', '6:00 PM'],
    ['6 p.m.', '6:00 PM'],
    ['six p m', '6:00 PM'],
    ['5:30', '5:30 ?'],
    ['5:30pm', '5:30 PM'],
    ['5.30 p.m.', '5:30 PM'],
    ['at five fifteen', '5:15 ?'],
    ['make that six fifteen', '6:15 ?'],
    ['at five oh five am', '5:05 AM'],
    ['six o’clock', '6:00 ?'],
    ['at six o clock in the evening', '6:00 PM'],
    ['17:45', '5:45 PM'],
    ['noon', '12:00 PM'],
    ['at midnight', '12:00 AM'],
    ['in two hours', '12:05 PM'],
    ['in half an hour', '10:35 AM'],
    ['in an hour and a half', '11:35 AM'],
    ['in 45 minutes', '10:50 AM'],
    ['in about too hours', '12:05 PM'],
    ['as soon as possible', '10:02 AM'],
    ['at 10 at night', '10:00 PM'],
    ['around 3 in the afternoon', '3:00 PM'],
    ['at 530 am', '5:30 AM'],
    ['half passed seven', '7:30 ?'],
    ['twelve thirty in the afternoon', '12:30 PM'],
    ['at twelve', '12:00 ?'],
    ['seven a.m.', '7:00 AM'],
    ['at too in the after noon', '2:00 PM'],
    ['make it five thirty', '5:30 ?'],
    ['at for thirty pm', '4:30 PM'],
    ['the day after tomorrow, eleven fifteen, please', '11:15 ?'],
    ['Morning! at twenty to four in the afternoon', '3:40 PM'],
    ['Saturday night at 7', '7:00 PM'],
    ['I need it by eight tomorrow morning', '8:00 AM'],
    ['a quarter past noon', '12:15 PM'],
    ['sevenish in the evening', '7:00 PM'],
    ['within the next fifteen minutes', '10:20 AM'],
    ['half an hour from now', '10:35 AM'],
    ['at nine forty five and she needs a car', '9:45 ?'],
    ['eleven hundred hours', '11:00 AM'],
    ['Friday morning nine', '9:00 AM'],
    ['eleven would be great', '11:00 ?'],
    ["Tuesday at two thirty's good", '2:30 ?'],
    ["ten's fine", '10:00 ?'],
    ["2:30's good", '2:30 ?'],
    ['nine and fifteen in the morning', '9:15 AM'],
    ['eight and a half in the morning', '8:30 AM'],
    ['quarter of nine', '8:45 ?'],
    ['at ten of six', '5:50 ?'],
    ['an hour and fifteen minutes from now', '11:20 AM'],
    ['ten of six in the morning', '5:50 AM'],
    ['half six', '6:30 ?'],
    ['noonish', '12:00 PM'],
    ['twelve midnight', '12:00 AM'],
    ['a little after three', '3:00 ?'],
    ['eleven sharp', '11:00 ?'],
    ['at nineteen hundred', '7:00 PM'],
    ['oh six hundred hours', '6:00 AM'],
    ['at 0600', '6:00 AM'],
    ['six oh five', '6:05 ?'],
    ['five till eight', '7:55 ?'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it.each([
    ['seven', '7:00 ?'],
    ['seven thirty', '7:30 ?'],
    ['730', '7:30 ?'],
    ['0600', '6:00 AM'],
    ['ten of six', '5:50 ?'],
    ['nineteen hundred', '7:00 PM'],
    ['zero six thirty', '6:30 AM'],
    ['twenty five to six', '5:35 ?'],
    ['um, eight fifteen please', '8:15 ?'],
  ])('where a time is expected, %s is one', (text, expected) => {
    expect(read(text, true)).toEqual([expected])
  })

  it.each([
    ['three passengers'],
    ['for two people'],
    ['two of us'],
    ['a room for two nights'],
    ['I have four bags'],
    ['good morning'],
    ['two adults and one child'],
    ['two places'],
    ['ten of twelve'],
    ['nineteen hundred Broadway'],
    ['the little one’s tired'],
    ['two and fifteen people'],
    ['my number is oh six two five'],
    ['two adults and two kids, six and nine'],
    ['not now, thank you very much'],
  ])('%s is no time', (text) => {
    expect(read(text)).toEqual([])
  })
})
