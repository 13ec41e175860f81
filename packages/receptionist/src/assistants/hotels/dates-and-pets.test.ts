import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

describe('a stay that is taken back for another', () => {
  it.each([
    'A room from December 3rd to 6th, no sorry, 4th to 7th',
    'We’d come the 3rd to the 6th of December… no sorry, the 4th to the 7th',
    'a room for the third through the sixth of December, I mean the fourth through the seventh',
    'Book me December 3 to 6, no wait, 4 to 7',
  ])('is the second one: %s', (said) => {
    const script = `
      > ${said}
      = registration-card arrival: Friday, December 4
      = registration-card nights: 3
      < how many guests
    `

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is the second one where the day was asked for', () => {
    const script = `
      > I want to book a room
      > 3rd to 6th. No, sorry, 4th to 7th
      = registration-card arrival: Friday, December 4
      = registration-card nights: 3
    `

    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('what a pet costs', () => {
  const thirty = 'thirty dollars a stay'

  it.each([
    'how much is it for the dog',
    'is there a pet fee',
    'do I pay extra if I bring my lab',
    'What do you charge for a cat?',
    'is the dog extra',
    'do you take dogs, and what’s the fee?',
    'how much more is it with my puppy',
  ])('is answered: %s', (said) => {
    expect(playCall(hotels, `> ${said}\n< ${thirty}`)).toEqual([])
  })

  it.each([
    'and what does the dog cost',
    'Wait, is there a fee for the dog?',
    'how much for my terrier',
  ])('is answered inside of a booking: %s', (said) => {
    const script = `
        > a king for two people, December 4th for three nights
        < name
        > ${said}
        < ${thirty}
        < name
      `

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is no part of how many come', () => {
    const script = `
      > king room tomorrow for one night, my name is Sue Park
      < how many guests
      > Just me. And what’s the fee for a dog
      < ${thirty}
      = registration-card guests: 1
    `

    expect(playCall(hotels, script)).toEqual([])
  })

  it('is answered after it, and the dog stands on the card once', () => {
    const script = `
      > a king for two people, December 4th for three nights, we bring a dog, Jane Smith
      > yes
      > oh, what do you charge for the dog?
      < ${thirty}
      < !change
      = registration-card requests: Dog
    `

    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('a night on top', () => {
  it.each(['can I add a night', 'I’d like to extend it by a night'])(
    'of an earlier stay: %s',
    (said) => {
      const script = `
      > I have a reservation under Klein, ${said}
      < with one more night
    `

      expect(playCall(hotels, script)).toEqual([])
    },
  )

  it('of the one in hand', () => {
    const script = `
      > a king for two people, December 4th for three nights, Jane Smith
      > can we add a night
      < four nights
      = registration-card nights: 4
    `

    expect(playCall(hotels, script)).toEqual([])
  })
})
