import type { TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import { playOwn } from '../testing/play-own.ts'

const call = (trade: TradeId, ...turns: readonly string[]) => playOwn(trade, turns)

describe('a shop', () => {
  test('takes the number of an order with the matter', () => {
    expect(call('ecommerce-markets', 'I’d like a refund for order 8841.')).toMatchObject({
      title: 'Order question',
      facts: { 'Order number': '8841' },
      last: 'Got it. What name should I put it under?',
    })
  })

  test('does not insist on a number nobody has', () => {
    const { last } = call('ecommerce-markets', 'My order arrived broken.', 'I threw out the slip')

    expect(last).toBe('We can leave that open. What name should I put it under?')
  })

  test('notes what shall be changed with the order it is of', () => {
    const { title } = call('ecommerce-markets', 'I need to cancel my order.')

    expect(title).toBe('Order question')
  })

  test('has an order ready on a day', () => {
    const turns = ['I’d like to order three jars of honey.', 'Friday at 3 pm', 'Sam Wood']
    const { facts, last } = call('ecommerce-markets', ...turns)

    expect(facts).toMatchObject({ Day: 'Friday, November 20', Time: '3:00 PM' })
    expect(last).toContain('this Friday at three p.m.')
  })

  test('sends what it is told an address for', () => {
    const { title, facts } = call(
      'ecommerce-markets',
      'I want to order a blanket and have it shipped to 40 Linden Street.',
    )

    expect(title).toBe('Delivery')
    expect(facts['Deliver to']).toBe('40 Linden Street')
  })
})

describe('an offer', () => {
  const unknown = 'Do you do gift wrapping?'

  test('is declined by a no, whatever it ends with', () => {
    expect(call('ecommerce-markets', unknown, 'no that’s fine').last).toContain('anything else')
  })

  test('is taken by whoever says how to be reached', () => {
    expect(call('ecommerce-markets', unknown, '212 555 0172')).toMatchObject({ title: 'Message' })
  })
})

describe('a ride', () => {
  test('from home is asked for the address, which is no change', () => {
    const first = call('transportation', 'Can you pick me up from my house at 5 pm today?')
    const then = call(
      'transportation',
      'Can you pick me up from my house at 5 pm today?',
      '410 Pine Street',
    )

    expect(first.last).toContain('And where do we pick you up?')
    expect(then.facts.Pickup).toBe('410 Pine Street')
    expect(then.last).not.toContain('changed')
  })

  test('for somebody else thanks nobody by that name', () => {
    const { facts, last } = call(
      'transportation',
      'I’d like to book a ride for my mother, Ann Bell.',
    )

    expect(facts.Name).toBe('Ann Bell')
    expect(last).not.toContain('Thank you, Ann')
  })

  test('to a flight leaves the hour of the flight alone', () => {
    const { facts } = call(
      'transportation',
      'I’d like a car to the airport on Thursday, our flight is at 10 am.',
    )

    expect(facts.Time).toBeUndefined()
  })
})
