import { describe, expect, test } from 'vitest'

import { isVaguePlace, spotDropoff, spotOnTheWay, spotPickup } from './ride-places.ts'

describe('places of any town', () => {
  test.each([
    ['a ride from the Greyhound stop to Camp Lejeune', 'the Greyhound stop', 'Camp Lejeune'],
    ['I want a ride from home to work.', 'home', 'work'],
    ['Pick him up at 16 Orchard Street and take him to the VA.', '16 Orchard Street', 'the VA'],
    ['pick up my mother-in-law at the salon', 'the salon', undefined],
    ['He lands at six and has to be at the Westin by four.', undefined, 'the Westin'],
    ['I need a car to get to my flight', undefined, 'my flight'],
  ])('%s', (text, pickup, dropoff) => {
    expect([spotPickup(text), spotDropoff(text)]).toEqual([pickup, dropoff])
  })

  test.each(['my house', 'Home', 'our office', 'my sister’s place', 'her doctor’s', 'the hotel'])(
    'nobody finds %s',
    (place) => {
      expect(isVaguePlace(place)).toBe(true)
    },
  )

  test.each(['22 Oak Lane', 'the airport', 'St. Mary’s Church', 'Joe’s Tavern', 'Union Station'])(
    '%s can be found',
    (place) => {
      expect(isVaguePlace(place)).toBe(false)
    },
  )

  test('a stop on the way is a wish', () => {
    expect(spotOnTheWay('a ride to the airport with a stop at the bank')).toBe('a stop at the bank')
  })
})
