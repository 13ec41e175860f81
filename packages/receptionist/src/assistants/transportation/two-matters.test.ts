import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')
// A Tuesday, two minutes past two in the afternoon in New York.
const startedAt = '2026-11-17T19:02:00Z'
const play = (script: string) => playCall(transportation, script, { startedAt })

const calls: Readonly<Record<string, string>> = {
  'what was lost last night, and a ride that is told in the same breath': `
    > hi I think I dropped my house keys in your car last night and I need a pickup Wednesday at eight in the morning from 31 Perry Street to Penn Station
    < look for it
    < your ride right after this
    > no just make a note
    = trip-ticket date: Monday, November 16
    = trip-ticket time:
    = trip-ticket pickup:
    = trip-ticket wishes: Lost item: I think I dropped my house keys in your car last night
    > they're on a red lanyard, my name is Nadia Flores
    = trip-ticket name: Nadia Flores
    > 917 555 0144
    < should i pass it on
    > yes
    < has your note
    < how many passengers
    = trip-ticket date: Wednesday, November 18
    = trip-ticket time: 8:00 AM
    = trip-ticket pickup: 31 Perry Street
    = trip-ticket dropoff: Penn Station
    = trip-ticket name: Nadia Flores
    = trip-ticket wishes:
  `,
  'what is told of the ride meanwhile is kept for it': `
    > there's a mistake on my bill, and my mother needs a ride Friday
    > no write it down, I'm Kate Murray
    > the ride is at ten in the morning from 80 East End Avenue
    = trip-ticket pickup:
    = trip-ticket time:
    > 347 555 0190
    > is the car for Friday booked or not
    < not yet
    > okay send that and then let's do the ride
    < has your note
    = trip-ticket pickup: 80 East End Avenue
    = trip-ticket time: 10:00 AM
    = trip-ticket date: Friday, November 20
  `,
  'a late driver, and another car tonight': `
    > my driver is twenty minutes late, I'm at 480 Park Avenue, and on top of that book me a new car for nine tonight from the Beacon Theatre to 480 Park Avenue
    > don't transfer me, just tell them, Ellen Shaw, 212 555 0121
    = trip-ticket pickup: 480 Park Avenue
    = trip-ticket dropoff:
    > yes
    < has your note
    = trip-ticket pickup: Beacon Theatre
    = trip-ticket dropoff: 480 Park Avenue
    = trip-ticket time: 9:00 PM
  `,
}

describe('two matters at once', () => {
  it.each(Object.entries(calls))('%s', (_title, script) => {
    expect(play(script)).toEqual([])
  })
})

it('keeps what was lost and a booking apart at the hotel, with a word on both', () => {
  expect(
    playCall(
      receptionistOf('hotels'),
      `
      > the shower was broken the whole time we stayed in October, and we'd like two queens for Thanksgiving
      < sorry
      < your booking first
      = registration-card kind: book
      = registration-card room: two queens`,
      { startedAt },
    ),
  ).toEqual([])
})
