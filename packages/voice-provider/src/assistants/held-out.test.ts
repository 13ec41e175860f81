import { describe, expect, it } from 'vitest'
import { air } from './air/air.ts'
import { playCall } from './call-script.ts'
import { hotels } from './hotels/hotels.ts'
import { transportation } from './transportation/transportation.ts'

// Wordings that were written after the brain was finished and run once: 23 of 30 went right, and that is the pass
// line. Never tune the brain to a single one of them.
const wordings: Readonly<Record<string, readonly [typeof air, readonly string[]]>> = {
  rides: [
    transportation,
    [
      `> Hi, Rachel White speaking. Could I get a car from Columbus Circle over to Citi Field on Saturday afternoon at one?
       = trip-ticket name: Rachel White
       = trip-ticket pickup: Columbus Circle
       = trip-ticket dropoff: Citi Field
       = trip-ticket date: Saturday, November 21
       = trip-ticket time: 1:00 PM`,
      `> I've got to be at Kennedy by ten tomorrow morning. I'd say collect me at half eight, 75 Fulton Street.
       = trip-ticket pickup: 75 Fulton Street
       = trip-ticket dropoff: JFK Airport
       = trip-ticket time: 8:30 AM`,
      `> Is it possible to order a taxi for this evening?
       > seven fifteen
       = trip-ticket time: 7:15 PM
       > we're at Lincoln Center
       > back to 400 East 54th Street
       = trip-ticket pickup: Lincoln Center
       = trip-ticket dropoff: 400 East 54th Street`,
      `> Four of us would like to go from Battery Park to the Brooklyn Bridge at noon on Wednesday
       = trip-ticket passengers: 4
       = trip-ticket pickup: Battery Park
       = trip-ticket dropoff: Brooklyn Bridge
       = trip-ticket time: 12:00 PM`,
      `> a car to Newark from Union Square, tomorrow, eight a.m.
       > oh and there are three passengers not two
       = trip-ticket passengers: 3
       > put it under Foster
       > F O S T E R
       = trip-ticket name: Foster`,
      `> My sister arrives at La Guardia, terminal C, at five past nine in the evening on the twentieth. Please take her to 18 Allen Street.
       = trip-ticket pickup: LaGuardia Airport, Terminal C
       = trip-ticket dropoff: 18 Allen Street
       = trip-ticket time: 9:05 PM
       = trip-ticket date: Friday, November 20`,
      `> from Tribeca to Penn Station Thursday 6 pm for two, name Carol
       > no, not Penn Station, Grand Central
       = trip-ticket dropoff: Grand Central Terminal
       > yes
       = trip-ticket status: sent-for-approval`,
      `> Do you take cards? And can you drive me from Hudson Yards to Harlem in twenty five minutes?
       < card
       = trip-ticket pickup: Hudson Yards
       = trip-ticket dropoff: Harlem`,
      `> I'd need a van, there's nine of us, Times Square to Islip, December the tenth, quarter to six in the morning
       = trip-ticket passengers: 9
       = trip-ticket pickup: Times Square
       = trip-ticket date: Thursday, December 10
       = trip-ticket time: 5:45 AM`,
      `> Can I please just talk to somebody at your dispatch
       = forwarded`,
    ],
  ],
  stays: [
    hotels,
    [
      `> Good evening, do you have anything free this coming Tuesday for one night?
       = registration-card arrival: Tuesday, November 17
       = registration-card nights: 1`,
      `> I'd like to bring my cat along, would that be a problem?
       < dogs and cats`,
      `> At what hour does breakfast start?
       < half past six`,
      `> How do I get to the hotel from Kennedy and how long does that take?
       < kennedy|car`,
      `> My name is Patrick Hall and I want to reserve a king from December 3rd to December 6th for two people
       = registration-card guest: Patrick Hall
       = registration-card arrival: Thursday, December 3
       = registration-card nights: 3
       = registration-card room: king
       > looks good
       = registration-card status: booked`,
      `> could you switch us to a suite, we're under Bennett
       = registration-card kind: change
       = registration-card room: suite
       = registration-card guest: Bennett`,
      `> please cancel everything, my trip's off. The name is Wong and we would have come on the 24th
       = registration-card kind: cancel
       = registration-card guest: Wong
       = registration-card arrival: Tuesday, November 24`,
      `> There's water coming through the ceiling of our bathroom!
       = registration-card kind: escalation
       = forwarded`,
      `> book two queens tomorrow for two nights, three people, Claire Scott
       > sorry, I should have said four people
       = registration-card guests: 4
       > yes thank you
       = registration-card status: booked`,
      `> Do you charge for internet, and can I work out somewhere?
       < wifi is free
       < gym`,
    ],
  ],
  owners: [
    air,
    [
      `> Tell me what your product actually does
       < answers every call|ai receptionists`,
      `> Is there a monthly fee or do you charge per call?
       < flat rate`,
      `> Can people talk to it in Portuguese?
       < more than twenty languages`,
      `> Do you keep the audio of conversations?
       < not stored`,
      `> I manage a dental office and would like to schedule an introduction
       = call-note topic: Healthcare`,
      `> Let's set something up. Wednesday at a quarter to eleven. I'm Nathan Reed, nathan at example dot org, we do construction.
       = call-note name: Nathan Reed
       = call-note contact: nathan@example.org
       = call-note topic: Estimators & Construction
       = call-note time: Wednesday, November 18, 10:45 AM`,
      `> What do I do if I'm not happy with it?
       < money back`,
      `> book a discovery call
       > pizza place
       > Tony, well, Anthony Rivera
       = call-note name: Anthony Rivera
       > a dot rivera at gmail dot com
       = call-note contact: a.rivera@gmail.com`,
      `> Does it also take restaurant orders over the phone?
       < order`,
      `> how quickly could we have something to look at
       < 6 to 8 weeks`,
    ],
  ],
}

const passLine = { rides: 9, stays: 8, owners: 6 }

describe('wordings the brain was not developed against', () => {
  it.each(Object.entries(wordings))('%s', (kind, [assistant, scripts]) => {
    const results = scripts.map((script) => playCall(assistant, script))
    const passed = results.filter((problems) => problems.length === 0).length
    console.info(`held out, ${kind}: ${passed} of ${scripts.length}`)

    expect(passed, results.flat().join('\n\n')).toBeGreaterThanOrEqual(
      passLine[kind as keyof typeof passLine],
    )
  })
})
