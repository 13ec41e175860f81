import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')
const play = (script: string) => playCall(transportation, script)

describe('what the desk has no facts for', () => {
  it.each([
    ['And the bridge? Are the tolls in there?', 'tolls or fees'],
    ['Does the fare already have the Holland Tunnel in it?', 'tolls or fees'],
    ['After that free hour, what do you charge to wait?', 'what waiting costs'],
    ['And if customs takes longer than the hour?', 'what waiting costs'],
    ['Would the driver come up and give her a hand on the stairs?', 'on the stairs'],
    ['It’s a third floor walk-up. Does he help my mother down the stairs?', 'on the stairs'],
    ['My wife has an oxygen concentrator, can she bring that in your car?', 'walkers or oxygen'],
  ])('is said to be unknown, and books nothing: %s', (said, answer) => {
    expect(
      play(`
      > ${said}
      < ${answer}
      < dispatcher can tell you
      = no trip-ticket
      = open`),
    ).toEqual([])
  })

  it('is no ramp van for whoever can walk', () => {
    expect(
      play(`
      > my husband's on one of those rolling oxygen machines, is a driver gonna mind
      < oxygen
      > he can walk, he don't need a ramp, he just needs to bring the oxygen along, is that allowed
      < !ramps
      < transfer you to our dispatcher
      = no trip-ticket`),
    ).toEqual([])
  })
})

describe('what is told for a matter', () => {
  it.each([
    [
      'I left a blue gym bag in your car on Friday',
      'Lost item: I left a blue gym bag in your car on Friday',
    ],
    [
      'hi, need to scrap a pickup. it’s tomorrow morning at five thirty from Yonkers, name’s Novak',
      'Cancellation: Need to scrap a pickup. it’s tomorrow morning at five thirty from Yonkers, name’s Novak',
    ],
    [
      'my driver was supposed to be at Terminal 4 at noon and there’s nobody here, it’s Alan Frey',
      'Status of a ride: My driver was supposed to be at Terminal 4 at noon and there’s nobody here, it’s Alan Frey',
    ],
  ])('goes to the dispatcher in the caller’s words, and is no order: %s', (said, written) => {
    expect(
      play(`
      > ${said}
      < transfer you to our dispatcher
      = no trip-ticket
      > yes please
      = trip-ticket status: noted
      = trip-ticket wishes: ${written}
      = forwarded`),
    ).toEqual([])
  })
})

it('an airport that somebody flies into is where the car waits', () => {
  expect(
    play(`
    > me and my wife are flying in to Newark on Tuesday and we're staying at the Hilton Midtown
    = trip-ticket pickup: Newark Airport
    = trip-ticket dropoff: Hilton Midtown`),
  ).toEqual([])
})
