import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

describe('a message for a guest', () => {
  it.each([
    ['Tell Roy in 214 that Peggy called', 'Roy in 214'],
    ['could you tell Roy Miller his car comes at seven', 'Roy Miller'],
    ['Please let Mister Okafor know that the meeting is off', 'Mister Okafor'],
    [
      'Can you tell my brother Roy in room two fourteen that Mom is fine',
      'Roy in room two fourteen',
    ],
  ])('is written down at once: %s', (said, guest) => {
    const script = `
      > ${said}
      < written this down
      < who is it from|say it’s from|anything else
      < !transfer
      = registration-card kind: message
      = registration-card guest: ${guest}
      = registration-card status: noted
      > did you write that down?
      < yes
      < down
      > no thanks, bye
      = ended`

    expect(playCall(hotels, script)).toEqual([])
  })

  it.each([
    'no I don’t have time for that, just tell him his car is coming at seven, it’s from Melissa',
    'Just tell him his car is coming at seven, it’s from Melissa',
    'can’t you let him know his car is coming at seven, it’s from Melissa',
  ])('is written down instead of a transfer: %s', (said) => {
    const script = `
      > could you get a message to one of your guests please, Mister Okafor, he's staying there now
      < what’s the message
      > ${said}
      < his car is coming at seven
      = registration-card contact: From Melissa
      = registration-card guest: Mister Okafor
      = registration-card status: noted
      = open
      > I'm not booking anything, I want you to give Mister Okafor a message
      < Mister Okafor
      < !arrive
      = registration-card kind: message`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is asked for where it was not told yet', () => {
    const script = `
      > I'd like to leave a message for my brother Roy Dillard
      < what’s the message
      > his sister Peggy called and Daddy is out of surgery
      < his sister Peggy called and Daddy is out of surgery
      = registration-card guest: Roy Dillard
      = registration-card requests: Message: “his sister Peggy called and Daddy is out of surgery”`

    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('what is for a person and shall only be written down', () => {
  it.each([
    'yeah sure, or can you just write it down? I’m running into a meeting',
    'No, can’t you just write it down?',
    'could you take a message instead',
    'no just jot that down please',
    'just note it, please',
  ])('is, and nobody is put through: %s', (said) => {
    const script = `
      > I left my AirPods in the car last night
      < transfer
      > ${said}
      < AirPods
      < written this down
      = trip-ticket wishes: Lost item: I left my AirPods in the car last night
      = trip-ticket status: noted
      = open
      > so did you write it down or not?
      < yes
      < AirPods
      > Ann Lee
      < number
      > no
      < about a lost item
      > yes
      < has your note
      > no thanks
      = ended`

    expect(playCall(transportation, script)).toEqual([])
  })

  it('puts through whoever wants that', () => {
    const script = `
      > I left my AirPods in the car last night
      > yes please
      = forwarded`

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('whoever books nothing', () => {
  it.each(['no I’m not booking now, bye', 'bye', 'thank you, goodbye'])('may leave: %s', (said) => {
    const script = `
        > I'd like a room
        < arrive
        > ${said}
        < thank|thanks
        < !arrive
        = ended`

    expect(playCall(hotels, script)).toEqual([])
  })

  it.each(['I’m not booking anything', 'I don’t want a room', 'we’re not looking to book yet'])(
    'is asked for no day: %s',
    (said) => {
      const script = `
        > I'd like a room
        < arrive
        > ${said}
        < else
        < !arrive
        = open`

      expect(playCall(hotels, script)).toEqual([])
    },
  )

  it('is not meant by a room that is wanted otherwise', () => {
    const script = `
      > I'd like a room for Friday
      > I don't want a room near the elevator
      < night`

    expect(playCall(hotels, script)).toEqual([])
  })
})
