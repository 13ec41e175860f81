import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hotels: {
    'the hours once more, of what was just answered': `
      > is breakfast included
      > and when does that end
      < ten thirty
      < !restaurant
      < !don’t know
      > sorry the breakfast I mean, until what hour
      < ten thirty
    `,
    'a price that was just told': `
      > is there somewhere to park
      > and I’d pay that per night
      < thirty-five dollars a night
      < !king
    `,
    'no price of a room after something else': `
      > do you have wifi
      > so nobody charges me for it
      < wifi is free
      < !one hundred eighty-nine
    `,
    'a price that nobody here knows': `
      > do you have a pool
      > and do they charge you for that
      < front desk
      < !one hundred eighty-nine
    `,
    'the price of what is asked about, and no other': `
      > do you have a garage and what’s that gonna cost me
      < thirty-five dollars a night
      < !one hundred eighty-nine
      < !other question
    `,
    'a tail that asks nothing else': `
      > can I leave my bag after checking out or am I carrying it around all afternoon
      < hold your bags
      < !other question
    `,
    'a weight beside a dog': `
      > can our dog stay, she’s around seventy pounds
      < dogs and cats are welcome
      < front desk can tell you if that’s okay
      > is she too big
      < transfer you to the front desk
    `,
    'advice on the room': `
      > I’d like a room for the tenth of december, one night
      > there’s four of us
      > which one would be best for us
      < two queen beds sleeps four
      < !one hundred eighty-nine
      < a king, two queens, or a suite
    `,
  },
  transportation: {
    'a rough figure': `
      > what does a car to jfk cost
      < dispatcher confirms the fare
      > just roughly, is it sixty or is it more like a hundred and fifty
      < guessing
      < dispatcher
      = no trip-ticket
    `,
    'whether it is free, after it was said': `
      > do you have a seat for a baby
      > hang on, is it free or do I pay for it
      < no charge
      < !don’t know
      > so it won’t cost me anything
      < no charge
    `,
    'a tail that asks nothing else': `
      > what if my plane is late, does he just take off without me
      < waits an hour
      < !other question
    `,
    'how many seats, where nothing is booked': `
      > could you fit two child seats in one car
      < child seats and boosters
      < dispatcher can tell you
      < !pick you up
      = no trip-ticket
    `,
    'how many, after it was answered': `
      > do you have car seats
      > what about two of them
      < dispatcher can tell you
      < !anything else
      = no trip-ticket
    `,
    'whether something fits': `
      > would a bicycle fit in the trunk
      < dispatcher can tell you
      = no trip-ticket
    `,
    'how many, in the middle of a ride': `
      > a ride from JFK to 48 Orchard Street on Sunday at six pm for four
      > can I get two booster seats
      = trip-ticket wishes: Two booster seats
      < name
    `,
  },
  air: {
    'a rough figure': `
      > what does it cost
      > come on, are we talking hundreds a month or thousands
      < guessing
      < discovery call
    `,
    'what it costs, after something else': `
      > does it speak Italian
      > and do you charge extra for that
      < one flat rate
    `,
  },
}

describe.each(Object.entries(calls))('%s answers from what was just answered', (id, scripts) => {
  const assistant = receptionistOf(id)

  it.each(Object.entries(scripts))('%s', (_, script) => {
    expect(playCall(assistant, script)).toEqual([])
  })
})
