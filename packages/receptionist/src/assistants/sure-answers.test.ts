import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transportation: {
    'who puts the seat in': `
      > do you have a seat for a toddler
      < no charge
      > and is it the driver who fastens the seat or is that up to me
      < driver puts the seat in
      < !tip
    `,
    'how soon a car is there is no drive to the airport': `
      > what’s the quickest you could get a car to me
      < how soon one can be there
      < !kennedy
    `,
    'an order with a question behind it is sent': `
      > I need a car right now from 55 Hudson Street to Grand Central for two people
      > Elena Popova
      < right?
      > yes send it but how many minutes until he pulls up
      < with our dispatcher now
      < how soon one can be there
      = trip-ticket status: sent-for-approval
    `,
    'no driving time of other places': `
      > I need a car to Teterboro tonight at ten from 30 Prince Street
      > for two, and how long would the drive be
      < driving time for that trip
      < !laguardia
    `,
    'traffic, after a driving time': `
      > how long does it take to LaGuardia from midtown
      < forty minutes
      > isn’t there heavier traffic on a Friday evening
      < extra time
      < !tip
      < !every day of the year
    `,
    'the price of a van with a ramp, and never the same words twice': `
      > have you got anything with a ramp for a power chair
      < vans with ramps
      > does that one cost more than a regular car
      < van with a ramp costs more
      > I’m asking if the wheelchair van is more money
      < !costs more
      < transfer you to our dispatcher
    `,
    'a rough figure asks for no call, and no call is no goodbye': `
      > how much is it from Tribeca to Newark
      > can you give me a rough idea, and are the tolls in that
      = no trip-ticket
      < tolls
      > have somebody call me back about it please
      < call you
      > actually I don’t want anybody calling me
      = open
      < anything else
    `,
    'a question beside a call that is wanted no more': `
      > please have the dispatcher call me back
      < call you
      > no I don’t need a call back, I was only asking whether tolls are included
      < tolls
      = open
    `,
    'a reason is no other question': `
      > I’m landing at JFK, will he wait if we’re late, because it’s always delayed that time of year
      < waits an hour
      < !other question
    `,
    'no other question beside a big dog': `
      > I’ve got a big dog about fifty pounds, would that be all right
      < pets are welcome
      < !other question
    `,
  },
  hotels: {
    'whether a truck fits': `
      > is there a garage
      < thirty-five dollars
      > no thanks not now, I drive a huge pickup, would it fit in there
      < vehicles up to
      < !umbrellas
    `,
    'what was told for the dog is for the stay': `
      > would you take a small dog
      < thirty dollars a stay
      > so it’s thirty for the whole visit and not every night
      < thirty dollars a stay
      < !one hundred eighty-nine
    `,
    'a question about rooms begins no booking': `
      > hello I’m calling for my dad, he uses a wheelchair, and I’d like to know if there are rooms with a roll in shower
      < roll-in showers
      < !what day
      = no registration-card
      > is there a step at the front door
      < no steps
    `,
    'from Kennedy by train': `
      > do I take the airtrain from Kennedy to get to you
      < AirTrain
      < !a king or two queens
    `,
    'a wake-up call is written down': `
      > hi this is room three eighteen, could somebody wake me tomorrow at a quarter to six
      < written this down for the front desk
      < !book a room
      = registration-card status: noted
      = open
    `,
    'and asked for what it lacks': `
      > I need a wake-up call please
      < your room number
      > room five twenty two at six thirty
      < written this down
      = registration-card status: noted
    `,
    'whoever stays here is offered no room': `
      > we’re staying here in room 512, how much is the garage
      < thirty-five dollars
      < !book a room
    `,
    'a late arrival of what is booked': `
      > we’ve got a reservation for December ninth but our plane is late, we’d come around two in the morning, is that a problem
      < staffed all night
    `,
    'a card, and how one knows': `
      > do I have to give you a credit card to keep the room
      < don’t take card numbers
      > I’ve no email, so how can I be sure it’s booked
      < under your name
    `,
    'a check of the paper behind a no': `
      > I’d like a king for one night on December tenth for two people, on a high floor
      > Anna Berg
      > yes book it
      < booked
      > no that’s everything, and the high floor is on there, right
      < high floor
      = open
    `,
  },
  air: {
    'the second time, a person': `
      > how long before we’re up and running
      < 6 to 8 weeks
      > so is that six to eight weeks for the receptionist too or is it quicker
      < !you’ll see prototypes
      < someone from our team
    `,
    'the automation besides the phone': `
      > we’re a staffing agency and your page says AI automation, what would that be apart from the phones
      < document and agentic automation
      = no call-note
    `,
    'a rush of calls': `
      > hello, I’m a tax preparer, does it keep up when everybody calls at once in April
      < every call gets picked up
    `,
    'whoever would rather talk to people': `
      > I’m a barber and my customers like to talk to me, I don’t know about robots
      < your customers can still talk to you
      > and what happens if one of them gets confused by the machine
      < put through the calls
    `,
  },
}

const who: Readonly<Record<string, string>> = {
  transportation: 'Example Car Service',
  hotels: 'Example Hotel',
  air: 'AIR, the AI receptionist at Nightdesk',
}

describe.each(Object.entries(calls))('%s answers what was asked, or says who knows', (id, own) => {
  const assistant = receptionistOf(id)

  it.each(Object.entries(own))('%s', (_, script) => {
    expect(playCall(assistant, script)).toEqual([])
  })

  it.each(['hello is this the Seaview Inn', 'who is this', 'which company have I reached'])(
    'says who we are to: %s',
    (asked) => {
      const script = `
        > ${asked}
        < ${who[id] ?? ''}
        < isn’t the right number
        > no but what business is this
        < !isn’t the right number
        < !all I know
      `
      expect(playCall(assistant, script)).toEqual([])
    },
  )
})
