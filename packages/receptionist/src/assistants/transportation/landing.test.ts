import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')

describe('when a flight lands', () => {
  it.each([
    'Well, four fifteen is when it lands',
    'yes, but 4:15 is when he lands',
    'four fifteen’s when we land',
    'that’s right, four fifteen is my landing time',
    'yes. four fifteen PM is when the plane gets in',
  ])('is noted as such, and the driver follows the flight: %s', (said) => {
    const script = `
      > a car Thursday from Newark to 48 Orchard Street at four fifteen PM, just me, Tom Baker
      < right?
      > ${said}
      = trip-ticket wishes: Flight lands 4:15 PM
      = trip-ticket time: 4:15 PM
      = trip-ticket status: draft
      < flight lands at four fifteen
      < tracks your flight
      > yes
      = trip-ticket status: sent-for-approval`

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each([
    ['we land at six, make it six thirty PM', '6:30 PM', '6:00 PM'],
    ['six thirty in the evening, the plane gets in at six', '6:30 PM', '6:00 PM'],
    ['seven PM, landing at quarter past six', '7:00 PM', '6:15 PM'],
  ])('is not when the car comes, where that is told: %s', (said, time, lands) => {
    const script = `
      > a car tomorrow from JFK to 48 Orchard Street for two, Jane Smith
      < time
      > ${said}
      = trip-ticket time: ${time}
      = trip-ticket wishes: Flight lands ${lands}
      < flight lands
      < !tracks`

    expect(playCall(transportation, script)).toEqual([])
  })

  it('is the time of the car where no other is told, and that is said', () => {
    const script = `
      > pick me up at JFK Thursday, I land at six PM, going to 48 Orchard Street, two of us, Anna Miller
      = trip-ticket time: 6:00 PM
      = trip-ticket wishes: Flight lands 6:00 PM
      < tracks your flight`

    expect(playCall(transportation, script)).toEqual([])
  })

  it('is added to what was sent', () => {
    const script = `
      > a car Thursday from Newark to 48 Orchard Street at four fifteen PM, just me, Tom Baker
      > yes
      > four fifteen is when it lands, and my number is nine one seven five five five oh one four four
      = trip-ticket wishes: Flight lands 4:15 PM
      = trip-ticket contact: (917) 555-0144
      = trip-ticket status: sent-for-approval`

    expect(playCall(transportation, script)).toEqual([])
  })
})

it('takes the hour after the number of a flight for the hour', () => {
  const script = `
    > a car from Newark on Thursday, United 78, four fifteen PM, to 48 Orchard Street
    = trip-ticket time: 4:15 PM`

  expect(playCall(transportation, script)).toEqual([])
})
