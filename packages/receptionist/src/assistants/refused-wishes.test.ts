import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const stay = 'two queens friday for two nights two people ann lee'

describe('a request that is refused', () => {
  it.each([
    ['a cot', 'nope lose the cot'],
    ['a cot', 'oh without the cot after all'],
    ['an extra bed', "we won't be needing the extra bed dear"],
    ['a rollaway', "we won't be needing the extra bed dear"],
    ['a cot', 'so is the cot off'],
    ['an accessible room', 'and not accessible if you please'],
    ['a roll-in shower', 'he does not want a wheelchair room'],
  ])('leaves the paper by what it is: %s, %s', (wish, words) => {
    const script = `
      > ${stay}
      > add ${wish} please
      < should I book it|is that right
      > ${words}
      < taken that out|off now
      = registration-card requests:
      > yes book it
      = registration-card status: booked
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('is gone beside a question, and nothing is sent that was not read back', () => {
    const script = `
      > ${stay} and an accessible room
      < accessible room
      > yes but skip the accessible one what is it in all
      < taken that out
      < should I book it
      = registration-card requests:
      = registration-card status: draft
      > yes please
      = registration-card status: booked
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('is gone also where it was asked for twice, and beside a name', () => {
    const script = `
      > two queens friday for two nights four people
      > could we get an extra bed in there
      > nah drop the extra bed and it is Ann Lee
      < Ann
      = registration-card requests:
      = registration-card guest: Ann Lee
      > no extra bed no cot you hear
      < !this request
      = registration-card requests:
      > yes
      = registration-card status: booked`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('is gone after all was done', () => {
    const script = `
      > ${stay} and an accessible room
      > yes
      = registration-card status: booked
      > look I do not want the accessible room make it a plain one
      < taken that out
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('says what stands there still', () => {
    const script = `
      > ${stay} on a high floor with a crib
      < should I book it
      > leave out the crib please
      < taken that out
      < on a high floor
      < is that right`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('is told truly to be off', () => {
    const script = `
      > ${stay} with a crib
      > remove the crib please
      > have you taken the crib off
      < off now|taken that out
      = registration-card requests:`
    expect(playCall(hotels, script)).toEqual([])
  })

  it('leaves a ride as well', () => {
    const script = `
      > car friday at 2 pm from 301 east 57th street to mount sinai hospital one person ruth kaplan with a child seat
      = trip-ticket wishes: Child seat
      > the child seat can go he is too big
      < taken that out
      = trip-ticket wishes:`
    expect(playCall(transportation, script)).toEqual([])
  })
})

it('counts nobody who is only told of', () => {
  const script = `
    > a king friday for two nights
    > it's just me my brother lives in Queens he has his own place
    = registration-card guests: 1`
  expect(playCall(hotels, script)).toEqual([])
})
