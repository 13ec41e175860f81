import { describe, expect, it } from 'vitest'
import { claims } from '../claims.ts'
import { home } from '../home.ts'
import { airAnswers } from './air-answers.ts'
import { airDesk } from './air-desk.ts'
import { carAnswers, carDesk } from './car-desk.ts'
import { deskWords } from './desk.ts'
import { hotelAnswers } from './hotel-answers.ts'
import { hotelDesk } from './hotel-desk.ts'
import { firstNames, lastNames } from './names.ts'
import { knownPlaces, streetNames } from './places.ts'

const answers = { hotels: hotelAnswers, transportation: carAnswers, air: airAnswers }

describe.each(Object.entries(answers))('what is known at the desk of %s', (_desk, topics) => {
  it('has every topic once', () => {
    const ids = topics.map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
  })

  it('answers in at most three stretches that can be said in one breath', () => {
    for (const { answer } of topics) {
      expect(answer.length).toBeLessThanOrEqual(3)
      for (const clause of answer) expect(clause.length).toBeLessThan(130)
    }
  })

  it('ends every stretch', () => {
    for (const { answer } of topics) for (const clause of answer) expect(clause).toMatch(/[.?!]$/)
  })
})

describe('the receptionists', () => {
  it('know at least forty things about the example hotel', () => {
    expect(hotelAnswers.length).toBeGreaterThanOrEqual(40)
  })

  it('say that the hotel and the car service are examples', () => {
    expect(hotelDesk.greeting.join(' ')).toContain('Example Hotel')
    expect(carDesk.greeting.join(' ')).toContain('Example Car Service')
  })

  it('say in the first breath that they are AI', () => {
    for (const { greeting } of [hotelDesk, carDesk, airDesk])
      expect(greeting.join(' ')).toContain('AI receptionist')
  })

  it('take the company’s facts from its pages', () => {
    const all = airAnswers.flatMap(({ answer }) => answer).join(' ')

    expect(all).toContain(home.pricing.guarantee)
    expect(all).toContain(claims.languages.alsoSaid[0])
    expect(all).toContain(claims.prototypes.figure)
  })

  it('promise no figure that is not in the ledger', () => {
    const spoken = [airAnswers, deskWords, airDesk].map((words) => JSON.stringify(words)).join(' ')
    const figures = spoken.match(/\d+ ?%|\$\d+|24\/7/g) ?? []

    expect(figures).toEqual([])
  })
})

describe('the vocabulary', () => {
  it.each([
    ['first names', firstNames],
    ['last names', lastNames],
    ['streets', streetNames],
    ['places', knownPlaces.map(({ name }) => name)],
  ])('has all %s once', (_title, words) => {
    expect(words.length).toBeGreaterThan(40)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toBe(word.trim())
  })
})
