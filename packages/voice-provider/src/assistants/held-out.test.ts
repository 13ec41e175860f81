import { describe, expect, it } from 'vitest'
import { air } from './air/air.ts'
import { playCall } from './call-script.ts'
import { hotels } from './hotels/hotels.ts'
import { transportation } from './transportation/transportation.ts'

// Wordings that were written after the brain was finished, and run once: 18 of 30 went right. That first run is the
// only measurement, and the pass line; whatever is learned later may raise the count, but proves nothing.
const wordings: Readonly<Record<string, readonly [typeof air, readonly string[]]>> = {
  rides: [
    transportation,
    [
      `> Hello, yes, I'm trying to get from Flushing to Madison Square Garden for a concert on Friday, I'd like to leave at five
       = trip-ticket pickup: Flushing
       = trip-ticket dropoff: Madison Square Garden
       = trip-ticket date: Friday, November 20`,
      `> Would you have a car available tomorrow at ten past seven in the morning to bring us from 33 Crosby Street to JFK terminal eight?
       = trip-ticket pickup: 33 Crosby Street
       = trip-ticket dropoff: JFK Airport, Terminal 8
       = trip-ticket time: 7:10 AM`,
      `> it's Laura Clark, same as always, one person
       = trip-ticket passengers: 1
       > from Chelsea Market
       > I want to be dropped at Rockefeller Center
       = trip-ticket pickup: Chelsea Market
       = trip-ticket dropoff: Rockefeller Center
       = trip-ticket name: Laura Clark`,
      `> A limousine for six people, Saturday the 28th, 8 in the evening, starting from the Upper East Side, destination Barclays Center
       = trip-ticket passengers: 6
       = trip-ticket date: Saturday, November 28
       = trip-ticket time: 8:00 PM
       = trip-ticket pickup: Upper East Side
       = trip-ticket dropoff: Barclays Center`,
      `> I need a lift from Long Island City to Wall Street tomorrow at six forty
       > morning
       = trip-ticket time: 6:40 AM
       = trip-ticket pickup: Long Island City`,
      `> to Newark from the Javits Center at 3 today, two people, Keith Nelson
       > hmm actually let's say half past three
       = trip-ticket time: 3:30 PM`,
      `> Will the driver have a sign with my name on it?
       < sign`,
      `> I want you to come get me at Yankee Stadium once the game is over, so about ten thirty tonight, I live at 60 Riverside Drive
       = trip-ticket pickup: Yankee Stadium
       = trip-ticket dropoff: 60 Riverside Drive
       = trip-ticket time: 10:30 PM`,
      `> we're two adults with a small child and we have to get to Penn Station by eleven in the morning on Monday
       = trip-ticket passengers: 3
       = trip-ticket dropoff: Penn Station
       = trip-ticket time: 11:00 AM`,
      `> um I think I need a a car to uh too la guardia at for thirty in the after noon to day
       = trip-ticket dropoff: LaGuardia Airport
       = trip-ticket time: 4:30 PM`,
    ],
  ],
  stays: [
    hotels,
    [
      `> Hi, what's the latest I can arrive on the day I check in?
       < all night|whenever`,
      `> we're driving in from Ohio, is there somewhere for the car?
       < garage`,
      `> I would like to make a reservation for Saturday the fifth of December, two nights, two adults, two queens please
       = registration-card arrival: Saturday, December 5
       = registration-card nights: 2
       = registration-card guests: 2
       = registration-card room: two queens`,
      `> Can the kids use the pool?
       < pool|children`,
      `> Is it okay to pay when we leave?
       < when you leave|all cards`,
      `> My reservation is under Campbell and I'd like to stay one night longer
       = registration-card kind: change
       = registration-card guest: Campbell
       = registration-card requests: 1 more night`,
      `> I won't need the room on the 23rd any more, the name was Diaz
       = registration-card kind: cancel
       = registration-card guest: Diaz
       = registration-card arrival: Monday, November 23`,
      `> the people next door are having a party and I can't sleep
       = forwarded`,
      `> give me your cheapest room for tonight
       = registration-card arrival: Sunday, November 15
       > just one night, just me
       = registration-card nights: 1
       = registration-card guests: 1`,
      `> Are towels provided at the pool or should I bring my own?
       < towels|pool`,
    ],
  ],
  owners: [
    air,
    [
      `> What makes you different from voicemail?
       < every call|picked up`,
      `> I'd like to find out whether this would work for our hotel
       < hotels`,
      `> Roughly what am I looking at in terms of cost?
       < flat rate`,
      `> And if my customers want to speak to me directly?
       < put through`,
      `> Who can see the data from the calls?
       < not stored`,
      `> Sure, book me in. Thursday, nine thirty. Emma Brooks. Emma dot brooks at icloud dot com. It's a vet clinic.
       = call-note name: Emma Brooks
       = call-note contact: emma.brooks@icloud.com
       = call-note topic: Healthcare
       = call-note time: Thursday, November 19, 9:30 AM`,
      `> I'd like to arrange a call with your team
       > an insurance agency
       = call-note topic: Financial services
       > it's Paul
       > my cell is nine one seven, five five five, oh one oh nine
       = call-note contact: (917) 555-0109`,
      `> do you guys do anything besides phones?
       < document automation`,
      `> Is this thing on? Can you hear me?
       < hear you|here`,
      `> How would I even get started with you?
       < discovery|business|name`,
    ],
  ],
}

const firstRun = { rides: 8, stays: 6, owners: 4 }

describe('wordings the brain was not developed against', () => {
  it.each(Object.entries(wordings))('%s', (kind, [assistant, scripts]) => {
    const results = scripts.map((script) => playCall(assistant, script))
    const passed = results.filter((problems) => problems.length === 0).length
    const measured = firstRun[kind as keyof typeof firstRun]
    console.info(
      `held out, ${kind}: ${measured} of ${scripts.length} on the first run, ${passed} now`,
    )

    expect(passed, results.flat().join('\n\n')).toBeGreaterThanOrEqual(measured)
  })
})
