import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const stay = '> two queens from December tenth for three nights, four people, Marta Lindgren'
const ride = '> a car from 24 Barclay Street to Newark tomorrow at seven am'

const calls: Readonly<Record<string, readonly [string, string]>> = {
  'whether there is a room, and for whom, begins a booking': [
    'hotels',
    `> hello do you have a room for Friday just for me
    < nights
    = registration-card guests: 1`,
  ],
  'what is asked before a yes is answered before anything is done': [
    'hotels',
    `${stay}
    > looks good but what's the wifi like
    < Wifi
    < Should I book it
    = registration-card status: draft
    > yes
    = registration-card status: booked`,
  ],
  'the charge of a cancellation is told beside the name': [
    'hotels',
    `> cancel my booking for Friday please
    > it's under Theo Brandt will I lose my money
    < free of charge
    = registration-card guest: Theo Brandt`,
  ],
  'a phone number after a yes counts, and so does what is asked after it': [
    'transportation',
    `${ride} for two, Theo Brandt
    > yes and my phone is 646 555 0108 and do you take credit cards
    < card or cash
    = trip-ticket contact: (646) 555-0108`,
  ],
  'whoever tells a trade and asks what we do is answered': [
    'air',
    `> hey so I own a nail salon what would you do for me
    < I answer every call`,
  ],
  'other units take back no number': [
    'hotels',
    `> a room from December tenth for five nights, four people
    > two queens and sorry make it three nights
    < changed
    = registration-card room: two queens
    = registration-card nights: 3`,
  ],
  'a day in words keeps the month': [
    'hotels',
    `> a room from February sixth for two nights, four people
    > two queens oh and make it the ninth instead
    = registration-card arrival: Tuesday, February 9`,
  ],
  'a day is told apart from another beside the name': [
    'transportation',
    `> a car from 10 Barclay Street to Newark tomorrow at seven am for two
    > it's Theo Brandt and sorry not tomorrow Friday
    < this friday
    = trip-ticket name: Theo Brandt
    = trip-ticket date: Friday, November 20`,
  ],
  'an hour is no number of passengers and no wish': [
    'transportation',
    `${ride}
    > just mom and her walker and actually make it eight sharp she's slow
    = trip-ticket passengers: 1
    = trip-ticket time: 8:00 AM
    = trip-ticket wishes: Walker`,
  ],
  'the number of a house alone is another': [
    'transportation',
    `${ride}
    > three of us and oh the street number it's forty two not twenty four
    = trip-ticket passengers: 3
    = trip-ticket pickup: 42 Barclay Street`,
  ],
  'a number in a yes is no wish': [
    'hotels',
    `> a room for three from December tenth for two nights, two queens, Dolores Whitfield
    > yes three that's correct book it dear
    = registration-card status: booked
    = registration-card requests: `,
  ],
  'what the caller tells somebody is no message': [
    'transportation',
    `> do your drivers wear ties
    > nah I'll let him know thanks bye
    = no trip-ticket
    = ended`,
  ],
  'what is not needed is no need': [
    'hotels',
    `${stay}
    > no pets just us
    < Should I book it
    = registration-card requests: 
    > yes
    = registration-card status: booked`,
  ],
  'what is not needed beside a yes is not noted': [
    'transportation',
    `${ride} for two, Theo Brandt, 646 555 0108
    > yes and he won't need a child seat
    = trip-ticket wishes: 
    = trip-ticket status: sent-for-approval`,
  ],
  'who was asked about a ramp and needs none gets none': [
    'transportation',
    `> can you take a wheelchair
    > I need a ride from 10 Barclay Street to Newark tomorrow at seven am but she doesn't need a ramp
    = trip-ticket wishes: `,
  ],
  'a question that looks like a statement is not noted': [
    'air',
    `> a discovery call for my bakery Wednesday at ten, Ruth Jones, ruth at jones dot com
    > yes and nobody's gonna sell my number right
    = call-note topic: Restaurants & takeouts
    = call-note status: sent`,
  ],
  'a new arrival is no other length of stay': [
    'hotels',
    `> a room from December first for three nights for two people
    > with two queens and change the arrival to the fifth sorry
    = registration-card arrival: Saturday, December 5
    = registration-card nights: 3`,
  ],
  'whoever wants no call takes the note back, and is answered': [
    'transportation',
    `> could you have somebody call me with a rough estimate
    > don't have anybody call me do you take credit cards
    < card or cash
    = trip-ticket status: dropped`,
  ],
}

describe('what rides along with an answer', () => {
  it.each(Object.entries(calls))('%s', (_, [desk, script]) => {
    expect(playCall(receptionistOf(desk), script)).toEqual([])
  })
})
