import { describe, expect, it } from 'vitest'
import { air } from './air/air.ts'
import { playCall } from './call-script.ts'
import { hotels } from './hotels/hotels.ts'
import { transportation } from './transportation/transportation.ts'

// Wordings that were first heard after the brain was thought to be finished: 12 of 30 went right then. What they
// taught is in it now, so they show only that it is not forgotten.
const wordings: Readonly<Record<string, readonly [typeof air, readonly string[]]>> = {
  rides: [
    transportation,
    [
      `> Morning! Could you have someone get my mother from LaGuardia on Thursday at twenty to four in the afternoon? She's going to 31 Mercer Street.
       = trip-ticket pickup: LaGuardia Airport
       = trip-ticket dropoff: 31 Mercer Street
       = trip-ticket time: 3:40 PM
       = trip-ticket date: Thursday, November 19`,
      `> So there's going to be five of us tomorrow evening, eight o'clock, Brooklyn Bridge to Yankee Stadium
       = trip-ticket pickup: Brooklyn Bridge
       = trip-ticket dropoff: Yankee Stadium
       = trip-ticket time: 8:00 PM
       = trip-ticket passengers: 5`,
      `> I'd want to leave Port Authority about a quarter after six in the morning this Wednesday and end up at Newark
       = trip-ticket pickup: Port Authority
       = trip-ticket dropoff: Newark Airport
       = trip-ticket time: 6:15 AM
       = trip-ticket date: Wednesday, November 18`,
      `> My address is 17 Bedford Street and I have to catch a train at Penn Station, noon on the dot, tomorrow
       = trip-ticket pickup: 17 Bedford Street
       = trip-ticket dropoff: Penn Station
       = trip-ticket time: 12:00 PM`,
      `> Car for two please, Chelsea Market, half an hour from now, headed to the Museum of Natural History
       = trip-ticket pickup: Chelsea Market
       = trip-ticket dropoff: Museum of Natural History
       = trip-ticket passengers: 2`,
      `> from Bryant Park to JFK on Monday at nine in the morning
       > hang on, did I say nine? it has to be eight
       = trip-ticket time: 8:00 AM`,
      `> Book a ride, please
       > I'm over at 9 West 57th
       = trip-ticket pickup: 9 West 57th Street`,
      `> a car from Harlem to SoHo tomorrow 10 pm
       > we'll be my wife, our baby and me
       = trip-ticket passengers: 3`,
      `> I want to go to the airport
       > the one in Queens, uh, LaGuardia I think
       = trip-ticket dropoff: LaGuardia Airport`,
      `> a taxi from Hoboken to Tribeca at 7 am on the 1st of December for Emily Brown plus one
       = trip-ticket date: Tuesday, December 1
       = trip-ticket time: 7:00 AM
       = trip-ticket name: Emily Brown`,
    ],
  ],
  stays: [
    hotels,
    [
      `> Until what time do I have to be out of the room?
       < eleven in the morning`,
      `> My plane gets in at one a.m., will anybody be there to let me in?
       < all night|staffed`,
      `> Is there anywhere I could leave my suitcases for a couple of hours?
       < bags`,
      `> We'd be arriving the Friday after Thanksgiving, November 27th, checking out on the 30th, a couple with one kid
       = registration-card arrival: Friday, November 27
       = registration-card nights: 3
       = registration-card guests: 3`,
      `> please put me down for a suite on the second of January, three nights
       = registration-card room: suite
       = registration-card arrival: Saturday, January 2
       = registration-card nights: 3`,
      `> something came up and I won't be able to make it on Friday, please take my name off, it's Collins
       = registration-card kind: cancel
       = registration-card guest: Collins`,
      `> Do you serve anything to eat late at night?
       < eleven at night`,
      `> book a king tomorrow for one night, just me, Amy Turner
       > hmm, could we make that two nights
       = registration-card nights: 2
       > great, do it
       = registration-card status: booked`,
      `> I'm the assistant of a famous actress and we need absolute discretion
       = forwarded`,
      `> what would two nights in a suite set me back?
       < two hundred eighty-nine|five hundred seventy eight`,
    ],
  ],
  owners: [
    air,
    [
      `> In one sentence, what's your company about?
       < ai receptionists`,
      `> What's it gonna run me each month?
       < flat rate`,
      `> Suppose it's no good, am I stuck with it?
       < money back`,
      `> Who gets to hear what my callers say?
       < not stored`,
      `> I'd love for someone to walk me through it. I've got a nail salon.
       = call-note topic: Fitness & Wellness`,
      `> put me down for a discovery call the day after tomorrow, eleven fifteen, my name is Grace Lee
       = call-note name: Grace Lee
       = call-note time: Tuesday, November 17, 11:15 AM`,
      `> book a call
       > plumbing and heating
       = call-note topic: Estimators & Construction
       > Martin Reed
       > you can reach me at m reed at yahoo dot com
       = call-note contact: mreed@yahoo.com`,
      `> Would my customers notice they're not talking to a person?
       > are you even real?
       < ai`,
      `> Can it handle a busy Friday night with everybody calling?
       < three ring at once|day and night`,
      `> how do you connect to the tools we already have?
       < calendar or system`,
    ],
  ],
}

const passLine = { rides: 9, stays: 10, owners: 10 }

describe('unusual wordings', () => {
  it.each(Object.entries(wordings))('%s', (kind, [assistant, scripts]) => {
    const results = scripts.map((script) => playCall(assistant, script))
    const passed = results.filter((problems) => problems.length === 0).length

    expect(passed, results.flat().join('\n\n')).toBeGreaterThanOrEqual(
      passLine[kind as keyof typeof passLine],
    )
  })
})
