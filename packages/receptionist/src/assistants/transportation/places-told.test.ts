import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const booked = `
  > I need a car tomorrow at 9 am from 12 Dean Street, Brooklyn to 60 Wall Street, for Walter Brandt, one person
  = trip-ticket pickup: 12 Dean Street, Brooklyn
`

// A correction is about the place whose street it names, whatever else it sounds like.
const calls: Readonly<Record<string, string>> = {
  'another number, which is nobody’s name': `
    > A car tomorrow at 9 am from 60 Wall Street to 40 Sterling Place in Brooklyn, for Paula Weiss, one person
    > Hold on, it isn't forty Sterling Place, it's fourteen Sterling Place.
    = trip-ticket dropoff: 14 Sterling Place, Brooklyn
    = trip-ticket name: Paula Weiss
    = trip-ticket pickup: 60 Wall Street
  `,
  'the street is said to be one': `
    > A car tomorrow at 9 am from 60 Wall Street to 40 Sterling Place in Brooklyn, for Paula Weiss, one person
    > No no, Sterling Place is where I'm going. I'm Paula Weiss.
    = trip-ticket name: Paula Weiss
    = trip-ticket dropoff: 40 Sterling Place, Brooklyn
  `,
  'digits that spell the number, and the one that it is not': `
    ${booked}
    > So that's twelve Dean, one two, not twenty, yeah?
    = trip-ticket pickup: 12 Dean Street, Brooklyn
    = trip-ticket passengers: 1
    = trip-ticket time: 9:00 AM
  `,
  'both ends, of which the streets were asked about': `
    > What does it cost from Clinton Street to the Bowery?
    > Okay, fine. Fifteen Clinton Street to fifty Bowery, today.
    = trip-ticket pickup: 15 Clinton Street
    = trip-ticket dropoff: 50 Bowery
  `,
  'both numbers anew': `
    ${booked}
    > No, it's twenty Dean Street to sixteen Wall Street.
    = trip-ticket pickup: 20 Dean Street, Brooklyn
    = trip-ticket dropoff: 16 Wall Street
  `,
  'a part of the house is a wish': `
    ${booked}
    > Yes, but it's the side entrance, not the lobby, so please have him come there.
    = trip-ticket pickup: 12 Dean Street, Brooklyn
    = trip-ticket wishes: Side entrance, not the lobby
  `,
  'a street that is said before its address': `
    > Hi, pick me up in Astoria, on Ditmars Boulevard. Thirty one ten Ditmars Boulevard.
    = trip-ticket pickup: 3110 Ditmars Boulevard, Astoria
  `,
  'the other end on the same street stays the other end': `
    > I need a car from 15 Clinton Street tomorrow at 9 am, for Walter Brandt, one person
    > To 50 Clinton Street.
    = trip-ticket pickup: 15 Clinton Street
    = trip-ticket dropoff: 50 Clinton Street
  `,
}

describe('places that are told again', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(receptionistOf('transportation'), script)).toEqual([])
  })
})
