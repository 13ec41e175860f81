import { defaultSetup, industries, ownTrades } from '@nightdesk/content'
import { hoursInWords, problemsOf, readHours, tradeIds } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

describe('the trades to start from', () => {
  test('are those of the industries board, in its order', () => {
    expect(tradeIds.map((id) => ownTrades[id].title)).toEqual(
      industries.cards.map(({ title }) => title),
    )
    const paths = industries.cards.flatMap(({ link }) => link ?? [])
    expect(tradeIds.slice(0, paths.length).map((id) => `/industries/${id}`)).toEqual(paths)
  })

  test.each(tradeIds)('%s works with a name alone', (trade) => {
    expect(problemsOf({ ...defaultSetup(trade), name: 'Example' })).toEqual([])
  })

  test.each(tradeIds)('%s has the hours that its words say', (trade) => {
    const { hours, week } = ownTrades[trade]
    expect(hoursInWords(readHours(hours) ?? { week: [] })).toBe(hoursInWords({ week }))
  })
})
