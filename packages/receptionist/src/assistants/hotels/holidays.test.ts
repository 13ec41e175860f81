import { expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

it.each([
  [
    'we need a room over christmas we get in the twenty first and leave the twenty fourth',
    'Monday, December 21',
    '3',
  ],
  ['for christmas from the twenty sixth for two nights', 'Saturday, December 26', '2'],
  [
    'a king over new year’s we’d get there the thirty first and leave the third',
    'Thursday, December 31',
    '3',
  ],
  ['we want to stay for valentine’s the twelfth to the fourteenth', 'Friday, February 12', '2'],
  ['for the fourth of july we come the second and leave the fifth', 'Friday, July 2', '3'],
])('a holiday says which month is meant: %s', (said, arrival, nights) => {
  const script = `
    > ${said}
    = registration-card arrival: ${arrival}
    = registration-card nights: ${nights}
  `

  expect(playCall(hotels, script)).toEqual([])
})

it.each([
  ['the tenth of december we stay until the fourteen', '4'],
  ['we arrive the ninth out the twelfth', '3'],
  ['we come thursday and leave sunday', '3'],
])('the day they leave tells the nights: %s', (said, nights) => {
  const script = `
    > I’d like to book a room
    > ${said}
    = registration-card nights: ${nights}
    < how many guests
  `

  expect(playCall(hotels, script)).toEqual([])
})
