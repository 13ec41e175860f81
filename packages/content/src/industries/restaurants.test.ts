import { describe, expect, it } from 'vitest'
import { claims } from '../claims.ts'
import { restaurants } from './restaurants.ts'

describe('the restaurants page', () => {
  it('books a free demo call from its hero, at the demo anchor', () => {
    expect(restaurants.hero.action).toEqual({ label: 'Book a Free Demo Call', to: '#demo' })
  })

  it('tells one call twice: three rings and nobody, one ring and an order', () => {
    const { caption, missed, answered } = restaurants.rail

    expect(caption).toMatch(/^Example/)
    expect(missed.rings.map(({ ring }) => ring)).toEqual(['Ring 1', 'Ring 2', 'Ring 3'])
    expect(missed.rings[2].text).toBe('Hung up')
    expect(answered.ring).toBe('Ring 1')
    expect(answered.order.lines.map((line) => line.trim())).toContain('no onions')
  })

  // The printer's letters have none, and each browser makes up another width.
  it('sets the order in with spaces that its letters have', () => {
    expect(restaurants.rail.answered.order.lines.join()).not.toMatch(/[\u2000-\u200a]/)
  })

  it('lists where money is lost, beginning with the two claims', () => {
    const [rings, commission] = restaurants.losses.list

    expect([rings?.sum, rings?.title]).toEqual(['3 rings', claims.threeRings.text])
    expect([commission?.sum, commission?.title]).toEqual(['20-30%', claims.appCommission.text])
  })

  it('says where those two figures come from', () => {
    expect(restaurants.losses.list[0]?.text).toMatch(/our estimate/)
    expect(restaurants.losses.list[1]?.text).toMatch(/typical range/)
  })

  it('provides the seven things of the specification, in its order', () => {
    const provided = restaurants.provided.list.map(({ title, text }) => `${title}. ${text}`)

    expect(provided).toHaveLength(7)
    expect(provided[0]).toMatch(/Answers every call/)
    expect(provided[1]).toMatch(/Takes orders/)
    expect(provided[2]).toMatch(/SMS confirmations/)
    expect(provided[3]).toMatch(/can pay during the call/)
    expect(provided[4]).toMatch(/POS/)
    expect(provided[5]).toMatch(/no new hardware/)
    expect(provided[6]).toMatch(/20\+ languages/)
  })

  it('names the six kinds of business, in the order of the specification', () => {
    expect(restaurants.trades.list.map((trade) => trade.name)).toEqual([
      'Pizza',
      'Shawarma / halal',
      'Chinese',
      'Indian',
      'Food trucks',
      'Cafes / diners / ghost kitchens',
    ])
  })

  it('takes an order in four steps', () => {
    expect(restaurants.workflow.steps).toHaveLength(4)
  })

  it('has a flat rate and the guarantee to pay for itself within one month', () => {
    expect(restaurants.pricing.title).toMatch(/flat rate/)
    expect(restaurants.pricing.guarantee).toBe(
      'Money back if it doesn’t pay for itself within one month.',
    )
  })

  it('calls to early access and launch pricing, at the demo anchor', () => {
    const { label, title, action } = restaurants.pricing.coupon

    expect(label).toBe('Early access')
    expect(title).toMatch(/Launch pricing/)
    expect(action.to).toBe('#demo')
  })

  it('states no percentage but those it may', () => {
    const percentages = JSON.stringify(restaurants).match(/[\d-]+%/g) ?? []

    expect(new Set(percentages)).toEqual(new Set(['100%', '20-30%']))
  })
})
