import { describe, expect, it } from 'vitest'
import { air } from './air.ts'
import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { home } from './home.ts'

describe('the AIR page', () => {
  it('has the six capabilities of the specification, in order', () => {
    expect(air.capabilities.items.map((item) => item.key)).toEqual([
      'answer',
      'book',
      'orders',
      'personal',
      'multi',
      'secure',
    ])
  })

  it('engraves one word on each key, and no word twice', () => {
    const words = air.capabilities.items.map((item) => item.engraved)

    expect(words.filter((word) => /\s/.test(word))).toEqual([])
    expect(new Set(words).size).toBe(6)
  })

  it('says how many calls are answered, and when, in the words of the claims', () => {
    const answer = air.capabilities.items.find((item) => item.key === 'answer')

    expect(answer?.desc).toBe(`${claims.alwaysOn.text} ${claims.everyCall.text}`)
  })

  it('takes the number of languages from the claims', () => {
    const multi = air.capabilities.items.find((item) => item.key === 'multi')

    expect(multi?.title).toContain(claims.languages.figure)
  })

  it('offers the call and the demo in the words of the specification', () => {
    expect(air.hero.action).toEqual({ label: 'Schedule a Call', to: '#contact' })
    expect(air.demo.start).toBe('Try out AIR')
  })

  it('closes with the way to the contact form', () => {
    expect(air.banner.action).toEqual({ label: 'Schedule a Call', to: '#contact' })
  })

  it('links to the article on how it works', () => {
    expect(air.article.link.href).toBe(brand.links.howAirWorks)
  })

  it('says that the night it tells is an example', () => {
    expect(air.film.exampleLabel).toMatch(/example/i)
    expect(air.film.calls).toHaveLength(7)
  })

  it('tells the call of 2:14 am as the home page does', () => {
    const call = air.film.calls.find(({ time }) => time === '2:14 am')
    const noted = home.callNote.rows.map((row) => row.value).join(' ')

    expect(noted).toContain('2:14 am')
    expect(noted).toContain('room 412')
    expect(call?.note).toBe('Room 412, late check-out 12:30 pm')
  })
})
