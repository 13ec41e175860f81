import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const air = receptionistOf('air')
const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const stay = `
  > a king for Friday, one night, one person, under Emma Wilson
  < should I book it`
const ride = `
  > a car from 48 Orchard Street to Penn Station tomorrow at six in the evening for two, for Jane Smith
  < right?`
const call = `
  > I'd like a discovery call for my dental practice, my name is Nora Blake
  > nora at blakedental dot com
  > Tuesday at eleven in the morning
  < may I pass this on`

describe('talk that is no wish', () => {
  it.each([
    'yes book it. and you have me down as Wilson, with a W, right?',
    'yeah book it and that is Wilson with one L right',
  ])('is none beside a yes: %s', (words) => {
    const script = `${stay}
      > ${words}
      < !with this request
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('counts as a yes that is followed by a question', () => {
    const script = `${ride}
      > yes please. and somebody lets me know if the driver is late, right
      < !with this request
      = trip-ticket wishes:
      = trip-ticket status: sent-for-approval`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('is answered where a note was read back', () => {
    const script = `
      > I forgot my violin case in your car last night
      > can somebody ring me back, I'm on my way into court
      > Paul Adler
      > nine one seven five five five oh one four four
      < should I pass it on
      > sorry, what do you mean by your own words
      < I forgot my violin case
      = trip-ticket wishes: Lost item: I forgot my violin case in your car last night, Callback
      > yes
      = trip-ticket status: noted`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('is answered with all of the note, also after something was added to it', () => {
    const script = `
      > I forgot my violin case in your car last night
      > can somebody ring me back, I'm on my way into court
      > Paul Adler
      > nine one seven five five five oh one four four
      > yes, and tell them there is a rare bow in it
      < Now I have: There is a rare bow in it,
      > hm, and what did you mean by in your own words
      < I forgot my violin case
      > yes
      = trip-ticket status: noted`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('goes away at once when it is said to be none', () => {
    const script = `${stay}
      > yes, and please leave the porch lamp burning
      < porch lamp
      > no no that wasn't a request
      < taken that out|off now
      = registration-card requests:
      > yes
      = registration-card status: booked
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('goes away beside the fact that was meant', () => {
    const script = `${call}
      > yes and add that we like short calls
      < short calls
      > that's not a request, my number is two one two five five five oh one nine one
      = call-note contact: nora@blakedental.com, (212) 555-0191
      = call-note topic: Healthcare`
    expect(playCall(air, script)).toEqual([])
  })

  it('is written without whom it is told to', () => {
    const script = `${call}
      > okay but let 'em know I haven't made up my mind
      < the caller hasn’t made up their mind
      > yes
      = call-note topic: Healthcare, The caller hasn’t made up their mind`
    expect(playCall(air, script)).toEqual([])
  })
})

describe('one wish of two', () => {
  const two = `
    > a king on a high floor for Friday, one night, one person
    > do you have accessible rooms
    > Emma Wilson
    < should I book it
    = registration-card requests: A high floor, Accessible room`

  it.each([
    'take out the accessible one please, she only needs the high floor',
    'actually she does not need the roll-in shower, just the high floor',
    "oh no, we don't need that special shower",
  ])('is taken out by whatever name it has: %s', (words) => {
    const script = `${two}
      > ${words}
      < taken that out|off now
      = registration-card requests: A high floor`
    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('what was sent', () => {
  it('takes a number and what the driver shall do', () => {
    const script = `${ride}
      > yes
      = trip-ticket status: sent-for-approval
      > it's nine one seven five five five oh one oh six, and have the driver ring me when he's outside
      < with this request
      < added that
      = trip-ticket contact: (917) 555-0106
      = trip-ticket wishes: Have the driver ring me when he's outside`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('takes a number for a change that was noted', () => {
    const script = `
      > I already have a booking with you in December and I'd like to stay one more night
      > it's under Lindqvist, Greta Lindqvist
      > yes
      = registration-card status: noted
      > will they tell me if that works out, my number is seven one eight five five five oh one six three
      < added that
      = registration-card kind: change
      = registration-card status: noted
      = registration-card requests: 1 more night
      = registration-card contact: (718) 555-0163`
    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('the time', () => {
  it('is as soon as possible, and no minute of the clock', () => {
    const script = `
      > a car from 48 Orchard Street to Penn Station right away, two of us, Jane Smith
      < as soon as possible
      = trip-ticket time: As soon as possible
      > yes
      = trip-ticket status: sent-for-approval
      = trip-ticket time: As soon as possible`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('is not told by what a caller cannot do now', () => {
    const script = `
      > I left my umbrella in your car yesterday
      > I can't talk right now, could someone call me back
      = trip-ticket time:
      = trip-ticket status: noted`
    expect(playCall(transportation, script)).toEqual([])
  })

  it('of a flight stands beside that of the car', () => {
    const script = `
      > pick up my son at JFK on Friday and take him to 48 Orchard Street
      > nine o'clock at night, that's when he comes in
      > one
      > Ben Carter
      < lands`
    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('a yes beside a question', () => {
  it.each([
    'yes, send it, but can I pay by card?',
    'so can I pay by card? okay, send it then',
    'yes please go ahead and send it, but do you take cards',
  ])('sends it, and the question is answered: %s', (words) => {
    const script = `${ride}
      > ${words}
      < card
      = trip-ticket status: sent-for-approval`
    expect(playCall(transportation, script)).toEqual([])
  })

  it.each(['yes, but can I pay by card?', 'is that six o’clock? no, do not send it'])(
    'sends nothing where none is given: %s',
    (words) => {
      expect(
        playCall(
          transportation,
          `${ride}
            > ${words}
            = trip-ticket status: draft`,
        ),
      ).toEqual([])
    },
  )

  it('sends no fact that was not read back', () => {
    const script = `${ride}
      > it should be seven in the evening. okay, send it
      < at seven p.m.
      = trip-ticket status: draft
      = trip-ticket time: 7:00 PM`
    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('a person shall call', () => {
  it('about a bill of ours', () => {
    const script = `
      > hi, Gus Lowell here, you guys charged me for two months at once and I want somebody to ring me
      < !what kind of business
      > I don't use email, it's two one two five five five oh one eight one
      < a note for the team
      > yes, and tell them after lunch on Tuesday
      > yes
      = call-note status: sent
      = call-note contact: (212) 555-0181`
    expect(playCall(air, script)).toEqual([])
  })

  it('about what no sales call is for', () => {
    const script = `
      > hello, this is Ada Moss, who is in charge of press at your place?
      < !discovery call
      > ada at mossnews dot com
      < a note for the team`
    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    "no, I don't want a discovery call, just have somebody ring me about it",
    'what do you mean, discovery call, I only want a person to call me',
  ])('and all that was told for a discovery call is for that: %s', (words) => {
    const script = `${call}
      > ${words}
      < a note for the team
      = call-note time: Tuesday, November 17, 11:00 AM
      = call-note contact: nora@blakedental.com
      > yes, it's only a call back
      = call-note status: sent
      = call-note time: Tuesday, November 17, 11:00 AM`
    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    'could one of them call me back instead, it is twelve rooms from the third to the fifth of June',
    'I cannot be put through, I am on a train. it is twelve rooms from the third to the fifth of June',
  ])('where a transfer was declined: %s', (words) => {
    const script = `
      > we are planning a reunion and need a block of rooms for our guests
      < transfer you
      > ${words}
      = open
      = registration-card kind: message
      < name and number
      > Hank Doyle, two one two five five five oh one eight three
      = registration-card guest: Hank Doyle
      = registration-card contact: (212) 555-0183
      = open`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('and the name is asked for until it is told', () => {
    const script = `
      > we are planning a reunion and need a block of rooms for our guests
      > can one of them ring me back, it is twelve rooms in June
      < name and number
      > I cannot hold now, can you not just take my name and number
      < name and number
      > okay so please write it down, it's Hank Doyle, two one two five five five oh one eight three
      = registration-card guest: Hank Doyle
      = registration-card contact: (212) 555-0183`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('of a thing that was left behind', () => {
    const script = `
      > I checked out yesterday and left a scarf in my room
      < transfer you
      > can I leave it with you, it's a green silk scarf and my name is Ida Klein
      = open
      = registration-card kind: message
      = registration-card guest: Ida Klein`
    expect(playCall(hotels, script)).toEqual([])
  })
})
