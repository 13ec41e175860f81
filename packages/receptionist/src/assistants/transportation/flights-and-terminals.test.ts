import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')

describe('the number of a flight', () => {
  it.each([
    ['One. And it’s Delta 1187.', '1', 'Delta 1187'],
    ['Two of us, American 93.', '2', 'American 93'],
    ['Just me, I’m on JetBlue 915', '1', 'JetBlue 915'],
    ['three people, flight number United 2204', '3', 'United 2204'],
  ])('counts nobody: %s', (said, passengers, flight) => {
    const script = `
      > a car from 48 Orchard Street to JFK tomorrow at six in the morning
      < how many
      > ${said}
      = trip-ticket passengers: ${passengers}
      = trip-ticket wishes: ${flight}
      < name
    `

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('a flight in words', () => {
  it.each([
    ['it’s jetblue eleven oh four landing at six pm', 'Flight lands 6:00 PM, JetBlue 1104'],
    ['american two hundred lands at nine at night', 'Flight lands 9:00 PM, American 200'],
    ['delta seven fifteen lands at three in the afternoon', 'Flight lands 3:00 PM, Delta 715'],
  ])('has its number as the ticket has it: %s', (said, wishes) => {
    const script = `
      > a ride from JFK to 48 Orchard Street on Sunday for two
      > ${said}
      = trip-ticket wishes: ${wishes}
    `

    expect(playCall(transportation, script)).toEqual([])
  })
})

it('reads a booster back as one', () => {
  const script = `
    > a ride from JFK to 48 Orchard Street on Sunday at six pm for two, Jane Smith, with a booster seat
    < with a booster seat
    < !with a child seat
  `

  expect(playCall(transportation, script)).toEqual([])
})

it('keeps how many seats are wished for', () => {
  const script = `
    > a ride from JFK to 48 Orchard Street on Sunday at six pm for four, Jane Smith, with two child seats
    = trip-ticket wishes: Two child seats
    < two child seats
  `

  expect(playCall(transportation, script)).toEqual([])
})

describe('the half of the day', () => {
  it('is known from an appointment', () => {
    const script = `
      > my mother has a dentist appointment at nine tomorrow pick her up at 8:15 from 48 Orchard Street
      = trip-ticket time: 8:15 AM
      < !AM or PM
    `

    expect(playCall(transportation, script)).toEqual([])
  })

  it('stays known in the turns after it', () => {
    const script = `
      > I need a ride, I have a job interview on Thursday
      > 48 Orchard Street
      > 30 Wall Street
      > at half past one
      = trip-ticket time: 1:30 PM
    `

    expect(playCall(transportation, script)).toEqual([])
  })

  it('is asked where nothing tells it', () => {
    const script = `
      > I need a ride on Thursday at eight from 48 Orchard Street to 30 Wall Street
      < AM or PM
    `

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('a terminal', () => {
  const ride = (from: string, to: string) =>
    `> a car from ${from} to ${to} tomorrow at six in the evening for two, Jane Smith`

  it.each([
    'it’s terminal 8',
    'Oh, and terminal eight.',
    'Yes, terminal 8',
    'we’re at terminal 8 by the way',
  ])('belongs to the airport the ride goes to: %s', (said) => {
    const script = `
        ${ride('48 Orchard Street', 'JFK')}
        > ${said}
        < j f k, terminal eight
        = trip-ticket pickup: 48 Orchard Street
        = trip-ticket dropoff: JFK Airport, Terminal 8
      `

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each(['it’s terminal 8', 'terminal 8, American'])(
    'belongs to the airport it begins at: %s',
    (said) => {
      const script = `
      ${ride('JFK', '48 Orchard Street')}
      > ${said}
      = trip-ticket pickup: JFK Airport, Terminal 8
      = trip-ticket dropoff: 48 Orchard Street
    `

      expect(playCall(transportation, script)).toEqual([])
    },
  )

  it('belongs to the one of two airports it is told with', () => {
    const script = `
      ${ride('LaGuardia', 'JFK')}
      > terminal 5 at JFK
      = trip-ticket pickup: LaGuardia Airport
      = trip-ticket dropoff: JFK Airport, Terminal 5
    `

    expect(playCall(transportation, script)).toEqual([])
  })

  it('counts nobody beside the passengers', () => {
    const script = `
      > a car from JFK to 48 Orchard Street tomorrow at six in the evening
      > two of us, American 93, terminal 8
      = trip-ticket passengers: 2
      = trip-ticket pickup: JFK Airport, Terminal 8
    `

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('a house in a town that was told', () => {
  it.each([
    ['the Marriott', 'Marriott, Stamford'],
    ['The Hyatt Regency.', 'Hyatt Regency, Stamford'],
    ['it’s the Hilton', 'Hilton, Stamford'],
    ['40 Broad Street', '40 Broad Street, Stamford'],
    ['the Sheraton in Stamford', 'Sheraton in Stamford'],
  ])('keeps the town: %s', (said, pickup) => {
    const script = `
      > pick me up in Stamford tomorrow at nine in the morning, going to LaGuardia
      < address
      > ${said}
      = trip-ticket pickup: ${pickup}
      < how many
    `

    expect(playCall(transportation, script)).toEqual([])
  })

  it('keeps it at the other end too', () => {
    const script = `
      > from Newark Airport to White Plains on Friday at 4 pm
      > the Crowne Plaza
      = trip-ticket dropoff: Crowne Plaza, White Plains
      = trip-ticket pickup: Newark Airport
    `

    expect(playCall(transportation, script)).toEqual([])
  })
})

it('notes a dog once, where a pet is answered', () => {
  const script = `
    > a car from 48 Orchard Street to JFK tomorrow at six in the evening for two, Jane Smith
    > yes, and I have a dog with me
    < pets are welcome
    = trip-ticket wishes: Dog
  `

  expect(playCall(transportation, script)).toEqual([])
})
