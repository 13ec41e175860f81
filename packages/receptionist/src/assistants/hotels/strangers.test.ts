import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

// Words as they come without any marks, by people nobody foresaw.
const calls: Readonly<Record<string, string>> = {
  'two people that are counted and named are two': `
    > i need a king for two nights from december 4
    > 2 people my husband and me
    = registration-card guests: 2
    = registration-card room: king
  `,
  'another day is one of the month that was booked, and the second one ends the stay': `
    > two queens from the 18th of december for one night for 3 people tom miller
    > oh sorry can we make it the 20th to the 23rd instead
    = registration-card arrival: Sunday, December 20
    = registration-card nights: 3
    > yes the 20th to the 23rd book it
    = registration-card arrival: Sunday, December 20
    = registration-card status: booked
  `,
  'a last name of two parts is one name, with its hyphen': `
    > a king tomorrow for two nights for one
    > it's for amara nwosu lindqvist
    = registration-card guest: Amara Nwosu Lindqvist
    > no the last name is nwosu lindqvist with a hyphen
    = registration-card guest: Amara Nwosu-Lindqvist
  `,
  'a name ends with its sentence, and the family may come first': `
    > a king tomorrow for two nights for one
    > maria lopez do you need my number
    = registration-card guest: Maria Lopez
    > 212 555 0134
    = registration-card contact: (212) 555-0134
  `,
  'the room beside the number of guests counts': `
    > a room on friday for two nights
    > just one, she'd like a king
    = registration-card guests: 1
    = registration-card room: king
  `,
  'two wishes in one are both read back, and an order is none': `
    > a king on friday for two nights for one person something quiet on a high floor helen moore
    < somewhere quiet, on a high floor
    > yes but put high floor too
    < on a high floor
    = registration-card requests: Quiet on a high floor
  `,
  'more nights are told by their number': `
    > i have a reservation for next friday under robert klein, can i add four more nights
    < with four more nights, under the name robert
    = registration-card requests: 4 more nights
  `,
  'the day of a reservation from before is no change of it': `
    > i have a reservation for next friday and i'd like to add a night
    > robert klein
    < arriving this friday
    < with one more night
    > yes so we'd be leaving on monday the 23rd
    < for three nights
    > yes
    = registration-card arrival: Friday, November 20
    = registration-card nights: 3
    = registration-card status: noted
  `,
  'what a cancellation costs is asked beside the yes': `
    > i have to cancel my room my father's in the hospital
    < so sorry
    > linda moretti the 25th to the 28th of november
    = registration-card nights: 3
    > yes please will i be charged
    < free of charge until
    < !hold on your card
    = registration-card status: noted
  `,
  'a bill and a booking in one breath: first the one, then the other': `
    > i need a copy of my last bill and i also want to book a king for the 30th
    < booking first
    > one night just me harold greene
    > yes
    = forwarded
    = registration-card kind: escalation
    = registration-card guest: Harold Greene
  `,
  'whoever has a room and comes late books none': `
    > hi i'm checking in tonight but my flight's late i'll be there about 1 in the morning
    < on your reservation
    < !book a room
    > yes please it's under gloria ruiz
    = registration-card kind: change
    = registration-card guest: Gloria Ruiz
    > actually it's more like 2 am they say
    = registration-card requests: Late arrival, 2 am
  `,
  'whoever asks a price books nothing': `
    > so how much is a room around christmas like the 23rd to the 26th
    < one hundred eighty-nine
    < !how many guests
    = no registration-card
  `,
  'whoever wants somebody who knows asks for no guest': `
    > is there a height limit in the garage
    < six feet eight
    > can you put me through to somebody who knows about trailers
    < !who’s staying
    = forwarded
  `,
  'what nobody here knows is offered to the front desk, and stands on its note': `
    > will it be crowded at the parade
    < transfer
    > yes please
    = forwarded
    = registration-card summary: For the front desk: the caller said: “will it be crowded at the parade”
  `,
  'an answer that did not help is not given twice': `
    > are dogs allowed at your hotel
    < thirty dollars
    > and does the dog have to weigh under some limit
    < !thirty dollars
  `,
  'whoever has had enough may go': `
    > is there a pool
    > perfect thank you that's it
    = ended
  `,
}

describe('what strangers said to the hotel', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(hotels, script)).toEqual([])
  })
})
