import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const phone = '(646) 555-0123'
const mail = 'hannah@example.com'

describe('a number or an address nobody asked for', () => {
  it('is read back before the name, and not as that of whose number it is', () => {
    const script = `
      > room for Friday, two nights, just me, a king, Chloe Adams, 646 555 0123
      < phone six four six, five five five, zero one two three.
      > yes
    `
    const matter = `
      > have somebody call me in advance, I left my umbrella in the car on Friday, Chloe Adams 646 555 0123
      < for the ride friday, november thirteenth
      < zero one two three.
    `

    expect(playCall(hotels, script)).toEqual([])
    expect(playCall(transportation, matter)).toEqual([])
  })

  it.each([
    ['Chloe Adams, and my cell’s six four six five five five oh one two three', phone],
    ['my number is 646 555 0123, Chloe Adams', phone],
    ['Chloe Adams. You can reach me at hannah at example dot com', mail],
    ['put it under Chloe Adams, phone’s six four six, five five five, oh one two three', phone],
  ])('is a contact of a stay and no request: %s', (said, contact) => {
    const script = `
      > room for Friday, two nights, just me, a king
      < name
      > ${said}
      = registration-card guest: Chloe Adams
      = registration-card contact: ${contact}
      = registration-card requests:
      < !request
      > yes
      = registration-card status: booked
      = registration-card contact: ${contact}`

    expect(playCall(hotels, script)).toEqual([])
  })

  it.each([
    ['yes, and my phone is six four six five five five oh one two three', phone],
    ['You can call me at 646-555-0123', phone],
    ['yes, you can reach me at hannah at example dot com', mail],
    ['it is right, my email is hannah at example dot com', mail],
  ])('is read back before anything is sent: %s', (said, contact) => {
    const script = `
      > a car from 48 Orchard Street to JFK tomorrow at six in the morning for two, Jane Smith
      > ${said}
      = trip-ticket contact: ${contact}
      = trip-ticket wishes:
      = trip-ticket status: draft
      > yes
      = trip-ticket contact: ${contact}
      = trip-ticket status: sent-for-approval`

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each([
    'uh no, that’s my phone number, not a request',
    'that is my cell number, not a wish',
    'no, it’s my phone number, take it out of the requests',
  ])('stays where it is when it is told apart: %s', (said) => {
    const script = `
      > room for Friday, two nights, just me, a king
      > Chloe Adams, 646 555 0123
      > ${said}
      < zero one two three
      < !what should I change
      = registration-card contact: ${phone}
      > yes, book it
      = registration-card status: booked`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is added to what was booked', () => {
    const script = `
      > room for Friday, two nights, just me, a king, Chloe Adams
      > yes
      = registration-card status: booked
      > oh, and my number is 646 555 0123
      = registration-card contact: ${phone}
      = registration-card status: booked
      < zero one two three`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is not cut: a digit that is missing is asked for', () => {
    const script = `
      > room for Friday, two nights, just me, a king
      > Chloe Adams, my cell is six four six five five five oh one two
      = registration-card contact: 646555012
      = registration-card requests:
      < digit
      > six four six five five five oh one two three
      = registration-card contact: ${phone}
      < zero one two three`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is whole in a long sentence', () => {
    const script = `
      > room for Friday, two nights, two of us
      > A king's fine. And the phone's mine, three one four five five five oh one two nine
      = registration-card contact: (314) 555-0129
      = registration-card room: king
      = registration-card requests:`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('counts beside a question about the paper', () => {
    const script = `
      > a room for one from Friday, two nights, king, quiet, high floor, Gregory Vance
      < on a high floor
      > yes, and high floor, you have that too? you can reach me at hannah at example dot com
      < on a high floor
      = registration-card contact: ${mail}
      = registration-card status: draft`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('comes along with a cancellation', () => {
    const script = `
      > I need to cancel my room, Gladys Ferguson, December fourth, my number is 646 555 0123
      = registration-card kind: cancel
      = registration-card contact: ${phone}`

    expect(playCall(hotels, script)).toEqual([])
  })
})
