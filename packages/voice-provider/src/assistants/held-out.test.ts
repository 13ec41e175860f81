import { describe, expect, it } from 'vitest'
import { air } from './air/air.ts'
import { playCall } from './call-script.ts'
import { hotels } from './hotels/hotels.ts'
import { transportation } from './transportation/transportation.ts'

// Wordings that were written after the brain was finished, and run once: 28 of 30 went right. That first run is the
// only measurement, and the pass line; whatever is learned later may raise the count, but proves nothing. The sets that
// stood here before are among the unusual wordings now.
const wordings: Readonly<Record<string, readonly [typeof air, readonly string[]]>> = {
  rides: [
    transportation,
    [
      `> Hey, can I get picked up at 212 East 14th Street at quarter to nine tomorrow morning, headed to Newark
       = trip-ticket pickup: 212 East 14th Street
       = trip-ticket dropoff: Newark Airport
       = trip-ticket time: 8:45 AM`,
      `> My flight lands at LaGuardia at 4 on Tuesday, I need someone to take me to the Upper West Side
       = trip-ticket pickup: LaGuardia Airport
       = trip-ticket dropoff: Upper West Side
       = trip-ticket date: Tuesday, November 17`,
      `> Car for two, Wednesday, 5:15 am, 8 Spring Street to JFK, name's Olivia Price
       = trip-ticket passengers: 2
       = trip-ticket date: Wednesday, November 18
       = trip-ticket time: 5:15 AM
       = trip-ticket pickup: 8 Spring Street
       = trip-ticket dropoff: JFK Airport
       = trip-ticket name: Olivia Price`,
      `> I'll be coming out of Lincoln Center around eleven tonight and want to go home to 19 Perry Street
       = trip-ticket pickup: Lincoln Center
       = trip-ticket dropoff: 19 Perry Street
       = trip-ticket time: 11:00 PM`,
      `> can you do three pm today from Times Square
       > oh and it's to Penn Station
       = trip-ticket time: 3:00 PM
       = trip-ticket pickup: Times Square
       = trip-ticket dropoff: Penn Station`,
      `> we need to leave for the airport, Kennedy that is, Friday at noon
       = trip-ticket dropoff: JFK Airport
       = trip-ticket date: Friday, November 20
       = trip-ticket time: 12:00 PM`,
      `> Is a child seat possible?
       < seat`,
      `> It'll be just myself
       > going from Brooklyn Heights to Penn Station on the 18th at 7 in the evening
       = trip-ticket passengers: 1
       = trip-ticket pickup: Brooklyn Heights
       = trip-ticket date: Wednesday, November 18
       = trip-ticket time: 7:00 PM`,
      `> I need to book a ride. Sorry, first, how do I pay?
       < card|pay`,
      `> pick up is 5 Hudson Street drop off JFK nine thirty pm tomorrow four passengers last name Bennett
       = trip-ticket pickup: 5 Hudson Street
       = trip-ticket dropoff: JFK Airport
       = trip-ticket time: 9:30 PM
       = trip-ticket passengers: 4`,
    ],
  ],
  stays: [
    hotels,
    [
      `> What floor is the gym on?
       < gym|fitness`,
      `> Do you guys have wifi in the rooms?
       < wifi|wi-fi`,
      `> I'm looking for a room from the 24th to the 26th of November for me and my wife
       = registration-card arrival: Tuesday, November 24
       = registration-card nights: 2
       = registration-card guests: 2`,
      `> Can I drop my bags off before check in?
       < bags|luggage`,
      `> I booked under Howard, could you move it to the 12th of December
       = registration-card kind: change
       = registration-card guest: Howard
       = registration-card arrival: Saturday, December 12`,
      `> Please call off my stay, name is Whitman, arriving the 19th
       = registration-card kind: cancel
       = registration-card guest: Whitman`,
      `> a suite for three nights starting tomorrow, there are four of us, put it under Greene
       = registration-card room: suite
       = registration-card nights: 3
       = registration-card arrival: Monday, November 16
       = registration-card guests: 4
       = registration-card guest: Greene`,
      `> the shower in my room won't stop running
       = forwarded`,
      `> what time do I have to be out by?
       < check-out|eleven|noon`,
      `> is the breakfast any good, I mean is it included?
       < breakfast`,
    ],
  ],
  owners: [
    air,
    [
      `> how much would this set me back every month?
       < flat rate`,
      `> does it speak Spanish?
       < spanish|languages`,
      `> I run a dental practice, can it handle appointments?
       < appointment`,
      `> what happens to a caller at three in the morning?
       < every call|night|hour`,
      `> is my customers' information safe with you?
       < secur|encrypt|stored`,
      `> I'd like to set up a time to talk, Friday at 2, I'm Helen Ward, helen at ward law dot com
       = call-note name: Helen Ward
       = call-note contact: helen@wardlaw.com
       = call-note time: Friday, November 20, 2:00 PM`,
      `> what if I'm not happy with it?
       < guarantee|pay`,
      `> do you work with restaurants too?
       < restaurant`,
      `> can somebody call me back? Number is 646 555 0188, ask for Dan
       = call-note contact: (646) 555-0188
       = call-note name: Dan`,
      `> how long till it's up and running?
       < set up|weeks|days`,
    ],
  ],
}

const firstRun = { rides: 9, stays: 10, owners: 9 }

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
