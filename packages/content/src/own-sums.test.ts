import { describe, expect, it } from 'vitest'
import { type Claim, examples } from './claims.ts'
import { ownSums } from './testing/page-words.ts'

const sums = ownSums()
const ledger: readonly Claim[] = Object.values(examples)
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

describe('the sums a reader can do again', () => {
  it.each(sums)('$page starts with the example of the ledger, and says so', ({ page, words }) => {
    const [example, ...more] = ledger.filter(({ pages }) => pages.includes(page))

    expect(words.label).toBe('Example')
    expect(more).toEqual([])
    expect(example?.text).toContain(dollars(words.amount))
    expect(dollars(words.amount * words.times)).toBe(example?.figure)
  })

  it('are one for each example of the ledger', () => {
    const figures = sums.map(({ words }) => dollars(words.amount * words.times))

    expect(figures.sort()).toEqual(ledger.map(({ figure }) => figure).sort())
  })
})
