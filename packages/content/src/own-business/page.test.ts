import { describe, expect, it } from 'vitest'
import { ownDesk } from '../assistants/own-desk.ts'
import { industries } from '../industries/index-page.ts'
import { ownTrades } from './defaults.ts'
import { ownBusinessPage, ownBusinessSection } from './page.ts'

describe('the form for a visitor’s own business', () => {
  it('offers the trades of the industries board, with its papers', () => {
    expect(ownBusinessSection.trades).toEqual(Object.keys(ownTrades))
    // The board may have a trade more, which nobody answers for yet.
    expect(industries.cards.map(({ icon }) => icon)).toEqual(
      expect.arrayContaining(ownBusinessPage.trade.trades.map(({ art }) => art)),
    )
  })

  it.each(['warm', 'brisk'] as const)('prints the %s greeting that is spoken', (tone) => {
    const printed = ownBusinessPage.card.greeting[tone]('Rose Street Bakery')

    expect(printed).toContain('Rose Street Bakery. ')
    expect(printed).toContain(ownDesk.greeting[tone].join(' '))
  })
})
