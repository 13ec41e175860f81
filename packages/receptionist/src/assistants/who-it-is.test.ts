import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const visit =
  '> book me a discovery call for my bakery, Tuesday at ten, name is Jane Smith, jane at example dot com'
const ride = '> a car from 24 Barclay Street to Newark tomorrow at seven am for two'

// Who it is, and what is other: a name stays that of whom it is for, and a correction changes what it names.
const calls: Readonly<Record<string, readonly [string, string]>> = {
  'whoever joins is a wish, and a correction leaves nothing of them in the name': [
    'air',
    `${visit}
    > yes and our manager Bob Lowell should be on the line as well
    = call-note name: Jane Smith
    < Bob Lowell should be on the line
    > no, I’m Jane Smith and Bob Lowell is our manager
    = call-note name: Jane Smith
    = call-note topic: Restaurants & takeouts, Our manager Bob Lowell should be on the line`,
  ],
  'a relative who comes along calls nobody else in': [
    'transportation',
    `${ride}, Gloria Bennett
    > no, my name's Pete Bennett, Gloria is my wife she's coming along
    = trip-ticket name: Pete Bennett
    = trip-ticket wishes: `,
  ],
  'nobody calls for themself': [
    'hotels',
    `> a king for tuesday two nights one guest
    > it's for my mother Rosa Delgado, I'm Angela Delgado
    = registration-card guest: Rosa Delgado
    > no, the room is mine, put it under Angela Delgado
    = registration-card guest: Angela Delgado
    = registration-card requests: `,
  ],
  'a possession of somebody is no relation': [
    'transportation',
    `${ride}
    > I'm Ruth Lowell and the ride's for Simon Lowell, he's my daughter's husband's boy
    = trip-ticket name: Simon Lowell
    = trip-ticket wishes: Called by Ruth Lowell`,
  ],
  'another room beside a yes is a booking of its own': [
    'hotels',
    `> i have a reservation for december eighteenth for two nights and i would like to add a crib
    > it's under nadia kowalski
    > yes and then we want another room for my sister same nights
    = registration-card arrival: Friday, December 18
    = registration-card nights: 2
    = registration-card guest: 
    < guests|people
    > just her, a king, ewa kowalski
    = registration-card kind: book
    = registration-card guest: Ewa Kowalski`,
  ],
  'a short name before the full one, and the name over the door': [
    'air',
    `> I'd like to set up a discovery call, I run a barber shop
    > Tommy, Tom Russo, Russo's on Smith Street
    = call-note name: Tom Russo
    = call-note company: Russo's`,
  ],
  'a doctor who begins with the name has told it': [
    'air',
    `> good morning Doctor Amir Rahman from Elm Dental I want a discovery call Monday at four
    = call-note name: Dr. Amir Rahman
    = call-note company: Elm Dental`,
  ],
  'a company is told by what it is called': [
    'air',
    `${visit}
    > yeah send it, the firm's Tidewater Fiber
    = call-note company: Tidewater Fiber`,
  ],
  'the house that somebody meant to call is not their own': [
    'air',
    `> hello is this the Seaview hotel I'm calling about my booking
    > oh, well I do have a flower shop, book me a discovery call
    = call-note company: `,
  ],
  'an address that is said and spelled is one, the fuller': [
    'air',
    `> a discovery call for my bakery, Tuesday at ten, Tia Moran
    > t moran at the millhouse dot com, so t m o r a n at millhouse dot com
    = call-note contact: tmoran@millhouse.com`,
  ],
  'the end of a number, in words': [
    'air',
    `${visit}
    > yes and my cell is two one two five five five oh two five nine
    > hold on that's the old one it's two four nine at the end not two five nine
    = call-note contact: jane@example.com, (212) 555-0249
    < zero two four nine
    = call-note topic: Restaurants & takeouts
    > no it's my phone number, two one two five five five oh two four nine
    = call-note contact: jane@example.com, (212) 555-0249`,
  ],
  'the beginning of a number': [
    'transportation',
    `${ride}, Theo Brandt, 646 555 0108
    > no the area code is nine one seven
    = trip-ticket contact: (917) 555-0108`,
  ],
  'a card that is kept back is no number that is refused': [
    'transportation',
    `${ride}, Theo Brandt
    > I won't give you my credit card over the phone
    > yes send it
    < phone number
    > but they can't text me, you never asked for my number
    < number to reach you
    > 646 555 0108
    = trip-ticket contact: (646) 555-0108`,
  ],
  'a terminal beside an address': [
    'transportation',
    `> I need a car to JFK tomorrow morning at six
    > two sixteen East Eighty First Street, and it's terminal four
    = trip-ticket pickup: 216 East 81st Street
    = trip-ticket dropoff: JFK Airport, Terminal 4`,
  ],
  'an airport that is named again beside an address': [
    'transportation',
    `> I need a car to JFK tomorrow morning at six
    > 214 West 82nd Street, and it's terminal four at JFK
    = trip-ticket pickup: 214 West 82nd Street
    = trip-ticket dropoff: JFK Airport, Terminal 4`,
  ],
  'a part of the city that was told before the address': [
    'transportation',
    `> a car from LaGuardia tomorrow at six pm for one
    > she lives over in Brooklyn, that's 44 Court Street
    = trip-ticket dropoff: 44 Court Street, Brooklyn`,
  ],
  'a word that joins is none of an address': [
    'transportation',
    `> a car on Thursday at six pm to Newark
    > one forty West Eleventh, and actually make it six thirty, six is too early
    = trip-ticket pickup: 140 West 11th Street
    = trip-ticket time: 6:30 PM`,
  ],
  'a day and what day that is': [
    'hotels',
    `> a room for two please
    > the ninth of december that's the day we met, just one night
    = registration-card arrival: Wednesday, December 9
    = registration-card nights: 1`,
  ],
  'a guest says which room it is': [
    'hotels',
    `> can i get a late checkout
    > yes please
    > Sandra Moore, this is room four oh two
    = registration-card requests: Late check-out, Room 402
    < you’d like your reservation with a late check-out
    < room 402, under the name sandra`,
  ],
  'a booked ride keeps its hour beside the new one': [
    'transportation',
    `> I have a ride booked Friday at six and need it at seven thirty instead
    > no just write it down
    > Tom Reilly, R E I L L Y
    > 347 555 0133
    > make it eight
    = trip-ticket time: 6:00
    = trip-ticket wishes: Change to a booked ride: I have a ride booked Friday at six and need it at seven thirty instead, Moved to 8:00
    < with a new time, at eight`,
  ],
}

describe('who it is, and what is other', () => {
  it.each(Object.entries(calls))('%s', (_, [desk, script]) => {
    expect(playCall(receptionistOf(desk), script)).toEqual([])
  })
})
