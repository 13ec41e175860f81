import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const air = receptionistOf('air')
const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const ride = `
  > a van from 48 Orchard Street to JFK tomorrow at six in the morning for two
  < name`

describe('whether a number was written down', () => {
  it.each([
    'did you get my phone number?',
    'yes. did you get my phone number?',
    'Did you write down my number?',
    'yeah but do you have my cell',
    'you’ve got my number, right?',
    'have you got my phone number down?',
    'is my number on there?',
    'okay, and did you actually note my phone?',
  ])('is answered with the number: %s', (question) => {
    const script = `${ride}
      > Jane Smith, and my phone is three four seven five five five oh one six six
      < right?
      > ${question}
      < three four seven, five five five, zero one six six
      < yes
      < !of course
      = trip-ticket status: draft
      = open
      > yes
      = trip-ticket status: sent-for-approval
      = trip-ticket contact: (347) 555-0166
      > ${question}
      < zero one six six
      < yes
      = trip-ticket status: sent-for-approval
      = open`

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each([
    'did you get my phone number?',
    'yes. did you write down my number?',
    'you have my cell, right?',
    'do you have my number',
    'yes please. You need my telephone?',
  ])('is denied where none was told, and asked for: %s', (question) => {
    const script = `${ride}
      > Jane Smith
      < right?
      > ${question}
      < don’t have that yet
      < number
      = trip-ticket status: draft
      > it's 347 555 0166
      = trip-ticket contact: (347) 555-0166
      < zero one six six`

    expect(playCall(transportation, script)).toEqual([])
  })

  it('is asked for also once all is sent', () => {
    const script = `${ride}
      > Jane Smith
      > yes
      = trip-ticket status: sent-for-approval
      > did you get my phone number?
      < don’t have that yet
      < number
      > three four seven five five five oh one six six
      = trip-ticket contact: (347) 555-0166
      = trip-ticket status: sent-for-approval
      < zero one six six`

    expect(playCall(transportation, script)).toEqual([])
  })

  it('is told where the number comes once more with the question', () => {
    const script = `${ride}
      > Jane Smith
      > did you get my number, it's three four seven five five five oh one six six?
      = trip-ticket contact: (347) 555-0166
      < zero one six six`

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('whether words stand on the paper', () => {
  it.each([
    'Yeah but you got it down as a van, right?',
    'you have it down as a van?',
    'does it say van?',
    'it’s written down as a van, correct?',
    'yes, and did you put down a van?',
  ])('is told, and nothing is sent: %s', (question) => {
    const script = `${ride}
      > Jane Smith
      > ${question}
      < yes
      < van
      = trip-ticket status: draft
      > yes
      = trip-ticket wishes: Van
      = trip-ticket status: sent-for-approval`

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each([
    ['does it say gutters?', 'gutters'],
    ['Yes, but you got it down as seamless gutters, right?', 'seamless gutters'],
    ['and it’s down as gutters?', 'gutters'],
  ])('is denied where they do not, and then they do: %s', (question, words) => {
    const script = `
      > book a discovery call for my roofing business Tuesday at eleven
      > Jane Smith
      > 205 555 0138
      < May I pass
      > ${question}
      < don’t have that yet
      < ${words}
      < is that right
      = no book-discovery-call
      > yes
      < with our team`

    expect(playCall(air, script)).toEqual([])
  })

  it('changes no day that was asked about', () => {
    const script = `${ride}
      > Jane Smith
      > does it say Friday?
      < !yes
      < tomorrow
      = trip-ticket date: Monday, November 16
      = trip-ticket status: draft`

    expect(playCall(transportation, script)).toEqual([])
  })
})

describe('whether it is done', () => {
  it.each([
    'okay fine, but is Tuesday sent or not',
    'is it sent already?',
    'so it’s booked, right?',
  ])('is denied before it is: %s', (question) => {
    const script = `${ride}
        > Jane Smith
        > ${question}
        < not yet
        < should I send
        = trip-ticket status: draft`

    expect(playCall(transportation, script)).toEqual([])
  })

  it.each([
    'and it’s written down as canceled?',
    'And it’s wrote down as canceled?',
    'so it’s canceled, right?',
    'you have me down as canceled?',
    'did you write that down?',
  ])('is told, and nothing begins anew: %s', (question) => {
    const script = `
      > I need to cancel my room, Gladys Ferguson, December fourth
      < go ahead and cancel
      > is it canceled now?
      < not yet
      < cancel
      = registration-card status: draft
      > yes
      = registration-card status: noted
      > ${question}
      < written the cancellation down
      < anything else
      = registration-card status: noted
      > no
      = ended`

    expect(playCall(hotels, script)).toEqual([])
  })

  it('reads all of it back to whoever asks for all of it', () => {
    const script = `${ride}
      > did you get all that?
      < forty-eight Orchard Street
      < J F K
      < name
      > Jane Smith
      > yes, you got everything?
      < Orchard
      = trip-ticket status: draft`

    expect(playCall(transportation, script)).toEqual([])
  })
})

it.each([
  ['transportation', 'Do you have my driver’s name yet?'],
  ['hotels', 'Do you have my reservation?'],
  ['hotels', 'do you have that in a suite?'],
  ['air', 'does it say it’s a robot?'],
])('takes no other question for one about the paper: %s, %s', (id, question) => {
  const script = `
    > ${question}
    < !down
    < !don’t have that`

  expect(playCall(receptionistOf(id), script)).toEqual([])
})
