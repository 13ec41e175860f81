import { describe, expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { demoBlocks } from '../demo.ts'
import { hotels } from './hotels.ts'

const everything = JSON.stringify(hotels)

describe('the hotels page', () => {
  it('leads from its hero to the demo', () => {
    expect(hotels.hero.action.to).toBe('#demo')
  })

  it('labels its registration card as an example', () => {
    expect(hotels.registration.exampleLabel).toBe('Example')
    expect(hotels.registration.number).toContain(hotels.registration.tag.number)
  })

  it('asks the five guest questions of the specification, in its order', () => {
    const subjects = [
      /check-in/,
      /late check-out/,
      /king instead of two queens/,
      /to the airport/,
      /pool open/,
    ]

    expect(demoBlocks.hotels.questions).toHaveLength(subjects.length)
    for (const [index, subject] of subjects.entries()) {
      expect(demoBlocks.hotels.questions[index]).toMatch(subject)
    }
  })

  it('sets each problem of the night beside one answer of the morning', () => {
    expect(hotels.shifts.night.calls).toHaveLength(hotels.shifts.morning.notes.length)
  })

  it('answers guest calls 24/7', () => {
    expect(JSON.stringify(hotels.shifts.morning)).toContain(claims.alwaysOn.text)
  })

  it('books, changes and cancels reservations and answers guest questions', () => {
    const [reservations, questions] = hotels.shifts.morning.notes

    expect(reservations.text).toMatch(/Booked, changed or canceled/)
    expect(questions.title).toMatch(/Guest questions, answered/)
  })

  it('passes complex or VIP calls to the front desk', () => {
    expect(hotels.shifts.morning.notes[3].title).toMatch(/Complex and VIP/)
    expect(hotels.shifts.morning.notes[3].text).toMatch(/front desk/)
  })

  it('notes its 20+ languages', () => {
    expect(hotels.multilingual.title).toContain('20+ languages')
  })

  it('greets in each language once', () => {
    const languages = hotels.multilingual.greetings.map((greeting) => greeting.language)

    expect(new Set(languages).size).toBe(languages.length)
  })

  it('explains itself in five steps', () => {
    expect(hotels.steps.list).toHaveLength(5)
  })

  it('names two property systems as examples, or a custom one', () => {
    const [system] = hotels.savings.fits

    // A system's name is not torn apart at the end of a line.
    expect(system.value).toBe('We can connect to systems like Oracle\u00a0OPERA\u00a0Cloud or Mews')
    expect(system.text).toMatch(/custom/)
  })

  it('is white-labeled', () => {
    expect(hotels.savings.fits[1].name).toBe('White label')
  })

  it('prints the saving of 40% to the letter of the claim', () => {
    const { figure, rest } = hotels.savings

    expect(figure).toBe('40%')
    expect(`${figure} ${rest}`).toBe(claims.lessThanAssistant.text)
  })

  it('calls that saving an estimate', () => {
    expect(hotels.savings.text).toMatch(/our estimate/)
  })

  it('invites hotel technology partners to write to the mailbox', () => {
    expect(hotels.doors.partner.text).toMatch(/hotel technology partners/)
    expect(hotels.doors.partner.email).toBe(brand.email)
  })

  it('leads from its contact panel and its fixed button to the contact section', () => {
    expect(hotels.doors.contact.action.to).toBe('#contact')
    expect(hotels.contactTab).toEqual({ label: 'Contact Us', to: '#contact' })
  })

  it('states no percentage but the one it may', () => {
    expect(new Set(everything.match(/\d+%/g))).toEqual(new Set(['40%']))
  })
})
