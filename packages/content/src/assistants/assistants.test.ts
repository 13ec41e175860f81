import { describe, expect, it } from 'vitest'
import { air } from '../air.ts'
import { claims } from '../claims.ts'
import { home } from '../home.ts'
import { hotels } from '../industries/hotels.ts'
import { industries } from '../industries/index-page.ts'
import { restaurants } from '../industries/restaurants.ts'
import { transportation } from '../industries/transportation.ts'
import { privacy } from '../legal/privacy.ts'
import { terms } from '../legal/terms.ts'
import { products } from '../products.ts'
import { solutionEntries } from '../solutions/entries.ts'
import { airAnswers } from './air-answers.ts'
import { airDesk } from './air-desk.ts'
import { carAnswers } from './car-answers.ts'
import { carDesk } from './car-desk.ts'
import { deskWords } from './desk.ts'
import { hotelAnswers } from './hotel-answers.ts'
import { hotelDesk } from './hotel-desk.ts'
import { type SpokenAnswer, spoken } from './line.ts'
import { knownPlaces, streetNames } from './places.ts'

const mostWords = 22
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

  it('says no sentence that is too long to listen to', () => {
    const sentences = topics.flatMap(({ answer }) => answer.flatMap((clause) => spoken(clause)))

    expect(sentences.filter((sentence) => sentence.split(' ').length > mostWords)).toEqual([])
  })

  it('prints what an answer promises in a few words, each promise once', () => {
    const wishes = topics.flatMap(({ wish }) => wish ?? [])

    expect(new Set(wishes).size).toBe(wishes.length)
    for (const wish of wishes) expect(wish).toMatch(/^[A-Z][a-z-]+(?: [a-z-]+){0,3}$/)
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

  it('write down what they promised for the ride or the stay', () => {
    const wishOf = (topics: readonly SpokenAnswer[], id: string) =>
      topics.find((topic) => topic.id === id)?.wish

    expect(wishOf(carAnswers, 'child-seat')).toBe('Child seat')
    expect(wishOf(hotelAnswers, 'crib')).toBe('Crib or extra bed')
    expect(wishOf(hotelAnswers, 'pool')).toBeUndefined()
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

  /** The last is the page's own wording, where speech has another. */
  it.each<[string, string, object, string?]>([
    ['trial', 'free of charge', terms],
    ['air', 'answer every call', products[0], 'answers every call'],
    ['hiring', 'on every line at once', air],
    ['hiring', 'one flat rate', restaurants],
    ['privacy', 'recordings and sensitive personal data are not stored', air],
    ['privacy', 'all that’s left is the note, and it’s yours', air],
    ['demo-data', 'unless you choose to send it to us', air],
    ['demo-data', 'erase', privacy],
    ['demo-data', 'if you ask', privacy],
    [
      'data-use',
      'we don’t train ai models on your messages or calls',
      privacy,
      'we do not train ai models on your messages or calls',
    ],
    ['data-use', 'sell or rent what we know about you', privacy],
    ['number', 'number', restaurants.provided.list[5]],
    ['setup', 'a week of your calls', solutionEntries[0]],
    ['hardware', 'don’t need any new hardware', restaurants, 'needs no new hardware'],
    ['accents', 'in beta and can misunderstand you', terms],
    ['unknown', 'shouldn’t handle goes to a person', solutionEntries[0]],
    ['partner', 'looking for hotel technology partners', hotels],
    ['integrations', 'connect', transportation],
    ['hipaa', 'on request', transportation],
    ['documents', 'forms, invoices and contracts', solutionEntries[1]],
    ['validation', 'before you pay to build it', solutionEntries[2]],
    ['agentic', 'the steps between your apps', solutionEntries[3]],
    ['social', 'active without anyone staying late', solutionEntries[4]],
    ['bespoke', 'for the job that isn’t on anyone’s price list', solutionEntries[5]],
    ['healthcare', 'while your staff takes care of patients', industries.cards[0]],
    ['finance', 'intake calls', industries.cards[1]],
    ['hotel', 'while the lobby sleeps', industries.cards[2]],
    ['cars', 'your dispatcher approves it', industries.cards[3], 'approved by dispatch'],
    [
      'restaurants',
      'read it back and send it to the kitchen',
      industries.cards[4],
      'read back and sent to the kitchen',
    ],
    ['orders', 'item by item, extras and substitutions included', air],
    ['other-trades', 'tell us what your callers ask for', industries.request],
  ])('answer about %s what a page says: %s', (id, words, page, printed = words) => {
    const answer = airAnswers.find((topic) => topic.id === id)?.answer.join(' ') ?? ''

    expect(answer.toLowerCase()).toContain(words)
    expect(JSON.stringify(page).toLowerCase()).toContain(printed)
  })

  it.each(['outages', 'spam'])('leave %s to the team, because no page speaks of it', (id) => {
    expect(airAnswers.find((topic) => topic.id === id)?.answer).toEqual([airDesk.onTheCall.all])
  })

  it('lets AIR speak of itself as I', () => {
    const clauses = airAnswers.flatMap(({ answer }) => answer)

    expect(clauses.filter((clause) => /^It \w+s\b|\bAIR (?!page\b)\w+s\b/.test(clause))).toEqual([])
  })

  it('leaves the price for after the discovery call, as the rate card does', () => {
    const said = airAnswers.find(({ id }) => id === 'price')?.answer.join(' ')

    expect(said).toContain('after the discovery call')
    expect(home.pricing.title).toContain('after your discovery call')
    expect(hotels.savings.text).toContain('after your discovery call')
  })

  it('name every industry in a word or two', () => {
    const said = airAnswers.find(({ id }) => id === 'industries')?.answer ?? []

    expect(said.slice(0, 2)).toEqual([
      'We have pages for clinics, advisors, hotels, car services, and restaurants.',
      'Online stores, staffing, construction, and gyms are next.',
    ])
  })

  it('promise no figure that is not in the ledger', () => {
    const spoken = [airAnswers, deskWords, airDesk].map((words) => JSON.stringify(words)).join(' ')
    const figures = spoken.match(/\d+ ?%|\$\d+|24\/7/g) ?? []

    expect(figures).toEqual([])
  })
})

describe('the vocabulary', () => {
  it.each([
    ['streets', streetNames],
    ['places', knownPlaces.map(({ name }) => name)],
  ])('has all %s once', (_title, words) => {
    expect(words.length).toBeGreaterThan(40)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toBe(word.trim())
  })
})
