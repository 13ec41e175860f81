import { describe, expect, it } from 'vitest'
import { receptionistOf } from '../testing/receptionist-of.ts'
import { playCall } from '../testing/call-script.ts'

const air = receptionistOf('air')
const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

// Wordings that were held out of the rules before these receptionists learned: 22 of 30 went right then, at the first
// run. They are among the sentences now, so they show only that nothing is forgotten.
const wordings: Readonly<Record<string, readonly [typeof air, readonly string[]]>> = {
  rides: [
    transportation,
    [
      `> good morning, my name is Rosa Diaz and I'd like a car on Thursday
       > quarter past six in the morning
       > 145 West 86th Street, and I'm off to LaGuardia
       > it's the two of us
       = trip-ticket name: Rosa Diaz
       = trip-ticket date: Thursday, November 19
       = trip-ticket time: 6:15 AM
       = trip-ticket pickup: 145 West 86th Street
       = trip-ticket dropoff: LaGuardia Airport
       = trip-ticket passengers: 2`,
      `> I've got a train out of Penn Station at five, can you fetch me at 20 Jay Street by four
       = trip-ticket pickup: 20 Jay Street
       = trip-ticket dropoff: Penn Station
       = trip-ticket time: 4:00`,
      `> tomorrow evening, eight, Lincoln Center back to Hoboken, three people
       = trip-ticket pickup: Lincoln Center
       = trip-ticket dropoff: Hoboken
       = trip-ticket time: 8:00 PM
       = trip-ticket passengers: 3`,
      `> car for Friday at 1 pm from Union Square to JFK
       > hmm, could we say half past one
       = trip-ticket time: 1:30 PM`,
      `> I need someone to drive my parents from Newark to 71 Ocean Avenue this Wednesday
       = trip-ticket pickup: Newark Airport
       = trip-ticket dropoff: 71 Ocean Avenue
       = trip-ticket date: Wednesday, November 18`,
      `> do I tip the driver or is that in the price
       < tip|fare|price`,
      `> my flight was cancelled so I won't need tomorrow's car
       < dispatcher`,
      `> Grand Central, 10:40 tonight, to Long Island City. Just one. Ellis.
       = trip-ticket pickup: Grand Central Terminal
       = trip-ticket dropoff: Long Island City
       = trip-ticket time: 10:40 PM
       = trip-ticket passengers: 1
       = trip-ticket name: Ellis`,
      `> pick me up in an hour and a half at the Empire State Building
       > taking me to Yankee Stadium
       > with my brother
       = trip-ticket pickup: Empire State Building
       = trip-ticket dropoff: Yankee Stadium
       = trip-ticket passengers: 2`,
      `> from JFK to 12 Clark Street on the 21st at 3 in the afternoon
       > no I said the 22nd
       = trip-ticket date: Sunday, November 22`,
    ],
  ],
  stays: [
    hotels,
    [
      `> hey there, got any rooms this Thursday for two nights
       > queens please, there's four of us
       > Laura Bennett
       = registration-card arrival: Thursday, November 19
       = registration-card nights: 2
       = registration-card room: two queens
       = registration-card guests: 4
       = registration-card guest: Laura Bennett`,
      `> my husband and I want to come for Thanksgiving, Wednesday till Saturday
       = registration-card guests: 2
       = registration-card nights: 3`,
      `> how late can I get something to eat
       < eleven|night`,
      `> can you store a suitcase for me until the evening
       < bag|luggage`,
      `> I'd rather have a suite than the king I booked, name's Murphy
       = registration-card kind: change
       = registration-card guest: Murphy
       = registration-card room: suite`,
      `> scrap my reservation please, it's under Turner for Friday
       = registration-card kind: cancel
       = registration-card guest: Turner`,
      `> is it okay if my cat comes along
       < cats|pets`,
      `> I'm in 508 and there's no hot water
       = forwarded`,
      `> one king, one person, one night, tonight, name is Sam Patel
       = registration-card room: king
       = registration-card guests: 1
       = registration-card nights: 1
       = registration-card arrival: Sunday, November 15
       = registration-card guest: Sam Patel`,
      `> book me in from the third of December
       > for five nights
       > sorry, four
       = registration-card arrival: Thursday, December 3
       = registration-card nights: 4`,
    ],
  ],
  owners: [
    air,
    [
      `> we get about fifty calls a day at our veterinary clinic, could you take them all
       < call`,
      `> what's it going to cost me
       < flat rate`,
      `> I'd like somebody to explain this to me on Tuesday at three
       > Eric Nguyen
       > eric@nguyendental.com
       = call-note name: Eric Nguyen
       = call-note contact: eric@nguyendental.com
       = call-note time: Tuesday, November 17, 3:00 PM`,
      `> who listens to the conversations
       < stored|recordings`,
      `> does a customer ever have to wait in line
       < every call|at once|picked up`,
      `> put me in touch with your team, Maria Lopez, 718 555 0122, we run a bakery
       = call-note name: Maria Lopez
       = call-note contact: (718) 555-0122`,
      `> can I keep my phone number
       < number`,
      `> okay you convinced me, what's next
       > Henry Adams from a roofing company
       > henry at adams roofing dot com
       > Monday morning at nine thirty
       = call-note name: Henry Adams
       = call-note topic: Home services
       = call-note contact: henry@adamsroofing.com
       = call-note time: Monday, November 16, 9:30 AM`,
      `> is there a minimum contract
       < terms|contract|writing`,
      `> do you only do voice or other automation too
       < automation`,
    ],
  ],
}

const firstRun = { rides: 5, stays: 7, owners: 10 }

describe('wordings that were held out once', () => {
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
