import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'
import { readCompany } from './company.ts'

const air = receptionistOf('air')

describe('the name of a business', () => {
  it('stands on the paper, in the lead and in what is read back, wherever it was told', () => {
    const script = `
      > I’d like to book a discovery call
      > we’re a pharmacy
      > Nadia Petrov, it’s Corner Drug and Sundry
      < thank you, nadia
      = call-note company: Corner Drug and Sundry
      = call-note topic: Healthcare
      > 212 555 0147
      > Wednesday at two
      < for corner drug and sundry, healthcare, this wednesday
      > yes
      = call-note status: sent
      = book-discovery-call company: Corner Drug and Sundry
      = book-discovery-call message: Discovery call requested in the voice demo. Company: Corner Drug and Sundry. Business: Healthcare. Preferred time: Wednesday, November 18, 2:00 PM.
    `

    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    [
      'hi this is adele fontaine from fontaine wealth, i want to book a call',
      'Fontaine Wealth',
      'Financial services',
    ],
    [
      'book me a discovery call, it’s for our limo service, moonlight limo',
      'Moonlight Limo',
      'Transportation',
    ],
  ])('tells the line of business, too: %s', (said, company, topic) => {
    const script = `
      > ${said}
      < !what kind of business
      = call-note company: ${company}
      = call-note topic: ${topic}
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is no line of business by itself', () => {
    const script = `
      > I want to set up a discovery call
      > it’s for Harlow and Finch
      < what does your business do|what kind of business
      = call-note company: Harlow and Finch
      = call-note topic:
    `

    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    ['the tin roof', 'The Tin Roof'],
    ['it’s garrity and sons', 'Garrity and Sons'],
    ['O’Rourke Funeral Home', 'O’Rourke Funeral Home'],
    ['a small dental office', undefined],
    ['my restaurant', undefined],
  ])('is not the kind of it: %s', (said, name) => {
    const value = readCompany(said, {
      now: { day: '2026-11-15', minutes: 0 },
      by: 'speech',
      tag: 'company',
      values: {},
    })

    expect(value).toEqual(name && { kind: 'text', text: name })
  })
})
