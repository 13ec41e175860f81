import { describe, expect, it } from 'vitest'
import { sayValue } from '../kinds/kinds.ts'
import { readPlace } from '../kinds/place.ts'
import { sayMail, sayName } from './name.ts'
import { sayHouse, sayNumber, sayOrdinal, sayPhone } from './number.ts'
import { sayDay, sayTime } from './time.ts'

const now = { day: '2026-11-15', minutes: 602 }

describe('how things are said', () => {
  it.each([
    [7, 'seven'],
    [45, 'forty-five'],
    [78, 'seventy eight'],
    [80, 'eighty'],
    [378, 'three hundred seventy eight'],
    [1040, 'one thousand forty'],
  ])('the number %i', (value, expected) => {
    expect(sayNumber(value).join(' ')).toBe(expected)
  })

  it.each([
    [48, 'forty-eight'],
    [245, 'two forty-five'],
    [305, 'three oh five'],
    [400, 'four hundred'],
    [1200, 'twelve hundred'],
    [1515, 'fifteen fifteen'],
    [10250, 'one zero two five zero,'],
  ])('the house %i', (value, expected) => {
    expect(sayHouse(value).join(' ')).toBe(expected)
  })

  it.each([
    [21, 'twenty-first'],
    [42, 'forty-second'],
    [44, 'forty-fourth'],
    [80, 'eightieth'],
    [100, 'one hundredth'],
    [110, 'one hundred tenth'],
    [200, 'two hundredth'],
  ])('the ordinal %i', (value, expected) => {
    expect(sayOrdinal(value).join(' ')).toBe(expected)
  })

  it.each([
    [330, 'at five thirty a.m.,'],
    [1080, 'at six p.m.,'],
    [605, 'at ten oh five a.m.,'],
    [1280, 'at nine twenty p.m.,'],
    [720, 'at noon,'],
    [0, 'at midnight,'],
    [765, 'at twelve forty-five p.m.,'],
  ])('the time %i', (minutes, expected) => {
    expect(sayTime(minutes).join(' ')).toBe(expected)
  })

  it.each([
    ['2026-11-15', 'today'],
    ['2026-11-16', 'tomorrow, Monday,'],
    ['2026-11-20', 'this Friday'],
    ['2026-11-21', 'this Saturday'],
    ['2026-11-22', 'Sunday, November twenty-second'],
    ['2026-11-13', 'Friday, November thirteenth'],
    ['2027-01-01', 'Friday, January first'],
  ])('the day %s', (day, expected) => {
    expect(sayDay(day, now).join(' ')).toBe(expected)
  })

  it.each([
    ['JFK terminal four', 'J F K, terminal four,'],
    ['245 West 44th Street', 'two forty-five West forty-fourth Street,'],
    ['250 West 100th Street', 'two fifty West one hundredth Street,'],
    ['1515 Broadway', 'fifteen fifteen Broadway,'],
    ['10 Spring Street in Brooklyn', 'ten Spring Street, Brooklyn,'],
    ['200 Park Avenue South', 'two hundred Park Avenue, South,'],
  ])('the place %s', (text, expected) => {
    const place = readPlace(text, { now, by: 'speech', tag: 'pickup', values: {} })

    expect(sayValue(place, now).join(' ')).toBe(expected)
  })

  it('a name: both parts, and letter by letter where it is unusual', () => {
    expect(sayName({ first: 'Jane', last: 'Smith' }).join(' ')).toBe('Jane Smith,')
    expect(sayName({ first: 'Jane', last: 'Lindqvist' }).join(' ')).toBe(
      'Jane Lindqvist, L, I, N, D, Q, V, I, S, T,',
    )
    expect(sayName({ last: 'Lindqvist' }).join(' ')).toBe('Lindqvist, L, I, N, D, Q, V, I, S, T,')
  })

  it('a telephone number in its groups', () => {
    expect(sayPhone('2125550123').join(' ')).toBe(
      'two one two, five five five, zero one two three,',
    )
  })

  it('a mail address letter by letter', () => {
    expect(sayMail('jo.b@gmail.com').join(' ')).toBe('J, O, dot, B, at gmail dot com,')
    expect(sayMail('a1@mail.example.org').join(' ')).toBe(
      'A, one, at M, A, I, L, dot, E, X, A, M, P, L, E, dot org,',
    )
  })
})
