import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

describe('the name of a business', () => {
  it.each([
    'Dana Pohl from Pohl Plumbing and Drain',
    'dana pohl from pohl plumbing and drain',
    'Dana Pohl calling from Pohl Plumbing and Drain',
  ])('goes on behind its "and": %s', (who) => {
    const script = `
      > this is ${who} I want a discovery call Tuesday at two in the afternoon
      = call-note company: Pohl Plumbing and Drain
      = call-note time: Tuesday, November 17, 2:00 PM
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('ends before the "and" that begins something else', () => {
    const script = `
      > this is Dana Pohl from Pohl Plumbing and I want a discovery call
      = call-note company: Pohl Plumbing
    `

    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    [
      'yes that’s fine but it’s Pohl Plumbing and Drain not just Pohl Plumbing',
      'Pohl Plumbing and Drain',
    ],
    ['you still have the company wrong it’s Castillo and Daughters', 'Castillo and Daughters'],
    [
      'the name of the company is wrong it should be castillo and daughters',
      'Castillo and Daughters',
    ],
    [
      'yes but the company’s Castillo Brothers and my email is dana at gmail dot com',
      'Castillo Brothers',
    ],
  ])('is corrected at the read-back: %s', (said, company) => {
    const script = `
      > this is Dana Pohl from Pohl Plumbing I want a discovery call Tuesday at two in the afternoon
      > 718 555 0142
      < for pohl plumbing, home services
      > ${said}
      < now i have
      < ${company.toLowerCase()}
      = call-note company: ${company}
      = call-note name: Dana Pohl
      > yes
      = call-note status: sent
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is read back beside a number that is told with it', () => {
    const script = `
      > this is Dana Pohl from Pohl Plumbing I want a discovery call Tuesday at two in the afternoon
      > 718 555 0142
      > yes but the company is Castillo Sisters and can you put down my email too dana at gmail dot com
      < castillo sisters, d, a, n, a, at gmail dot com
    `

    expect(playCall(air, script)).toEqual([])
  })
})

describe('the line of business', () => {
  it.each([
    'Jess Moran but it’s not about a taxi company it’s for my dog grooming place',
    'Jess Moran, and it’s for our dog grooming place, not for a taxi company',
  ])('is the one it is told apart for, also beside a name: %s', (said) => {
    const script = `
      > hi I’d like a discovery call for a taxi company Tuesday at ten
      = call-note topic: Transportation
      > ${said}
      = call-note name: Jess Moran
      = call-note topic: Dog grooming place
    `

    expect(playCall(air, script)).toEqual([])
  })
})
