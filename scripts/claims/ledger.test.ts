import { claims, statistics } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import { ledger, unallowedFigures, unusedEntries } from './ledger.ts'

describe('figures a page may show', () => {
  it('are those of claims made for every page', () => {
    expect(unallowedFigures('terms', 'Answered 24/7, 100% of calls, in 20+ languages')).toEqual([])
  })

  it('are those of claims made for this page', () => {
    expect(unallowedFigures('healthcare', claims.lessThanReceptionists.text)).toEqual([])
    expect(unallowedFigures('restaurants', claims.paysForItself.text)).toEqual([])
  })

  it('are not those of claims made for another page', () => {
    expect(unallowedFigures('hotels', claims.lessThanReceptionists.text)).toEqual(['50%'])
    expect(unallowedFigures('home', claims.threeRings.text)).toEqual(['3 rings'])
  })

  it('are all figures of a statistic, on its page and on no other', () => {
    expect(unallowedFigures('solutions', statistics.repliesToReviews.text)).toEqual([])
    expect(unallowedFigures('home', statistics.repliesToReviews.text)).toEqual(['47%'])
  })

  it('may be said in the other words a claim names', () => {
    expect(unallowedFigures('hotels', 'in more than twenty languages')).toEqual([])
    expect(unallowedFigures('healthcare', 'at half the cost')).toEqual([])
    expect(unallowedFigures('hotels', 'at half the cost')).toEqual(['half the cost'])
  })

  it('are never invented ones', () => {
    expect(
      unallowedFigures('home', 'Save 73% and $4,000, 500+ clients, live in 2 to 3 days'),
    ).toEqual(['73%', '$4,000', '500+', '2 to 3 days'])
  })

  it('are the computed ones on the calculator, and only there', () => {
    const computed = '$21,000 a month, $252,000 a year, $600.0 each, at 50 %, 75% or 100%'

    expect(unallowedFigures('calculator', computed)).toEqual([])
    expect(unallowedFigures('calculator', 'saves 33%')).toEqual(['33%'])
    expect(unallowedFigures('home', '$21,000')).toEqual(['$21,000'])
  })
})

describe('entries that no page uses', () => {
  it('are named', () => {
    const entries = {
      said: { figure: '24/7', text: '24/7', pages: 'all' },
      unsaid: { figure: '40%', text: '40% saving', pages: ['hotels'] },
    } as const

    expect(unusedEntries({ home: 'Open 24/7', hotels: 'Welcome' }, entries)).toEqual(['unsaid'])
    expect(unusedEntries({ hotels: 'A 40% saving' }, entries)).toEqual(['said'])
  })

  it('count as unused when they stand only on a page they were not made for', () => {
    const entries = { saving: { figure: '40%', text: '40%', pages: ['hotels'] } } as const

    expect(unusedEntries({ home: '40%', hotels: '' }, entries)).toEqual(['saving'])
  })

  it('are found whatever dash or capital the page writes', () => {
    const { appCommission, languages } = ledger
    if (!appCommission || !languages) throw new Error('The ledger lacks a claim of the test')

    expect(
      unusedEntries(
        { restaurants: 'They keep 20–30%. 20+ LANGUAGES.' },
        { appCommission, languages },
      ),
    ).toEqual([])
  })
})

it('every figure of the ledger is one that the search finds, so that it is found where it is not allowed', () => {
  const blind = Object.entries(ledger).filter(([, { text, figure, pages }]) => {
    return pages !== 'all' && unallowedFigures('terms', `${figure} ${text}`, {}).length === 0
  })

  expect(blind.map(([name]) => name)).toEqual([])
})
