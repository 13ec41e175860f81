import type { TradeId, Week } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import { playOwn } from '../testing/play-own.ts'
import { exampleTime } from './example-time.ts'

/** A call on a Monday, two minutes past one in New York. */
const call = (trade: TradeId, turns: readonly string[]) =>
  playOwn(trade, turns, { by: 'speech', startedAt: '2026-11-16T18:02:00Z' })

describe('an order', () => {
  test('that shall be brought is one, with the place it goes to', () => {
    const asked = ['I’d like to order two pizzas for delivery', '12 Elm Street', 'in forty minutes']
    const { title, facts, last } = call('restaurants-takeouts', [...asked, 'Tom Baker'])

    expect(title).toBe('Delivery')
    expect(facts).toMatchObject({ Order: 'Two pizzas', 'Deliver to': '12 Elm Street' })
    expect(last).toContain('An order for delivery: Two pizzas, to 12 Elm Street, at one forty-five')
  })

  test('may say itself where it goes', () => {
    const said = 'Can I get a large pepperoni delivered to 88 Main Street?'

    expect(call('restaurants-takeouts', [said])).toMatchObject({
      facts: { Order: 'Large pepperoni', 'Deliver to': '88 Main Street' },
      last: 'Got it. What time works for you?',
    })
  })

  test('of somebody who tells why is asked for', () => {
    const { facts, last } = call('restaurants-takeouts', [
      'Can I get something delivered? I’m stuck at home with a broken foot.',
    ])

    expect(facts.Order).toBeUndefined()
    expect(last).toContain('What would you like to order?')
  })

  test('is for pickup where nobody wants it brought', () => {
    expect(call('restaurants-takeouts', ['two burgers to go please']).title).toBe('Order')
    expect(call('restaurants-takeouts', ['Can I get two burgers? I’ll pick them up']).title).toBe(
      'Order',
    )
  })
})

test('a table for two tonight is for two people at no hour yet', () => {
  const { facts, last } = call('restaurants-takeouts', ['a table for two tonight'])

  expect(facts).toEqual({ People: '2', Day: 'Monday, November 16' })
  expect(last).toContain('What time')
})

describe('whoever looks for people, and not for work,', () => {
  test.each([
    'We need three forklift drivers for our warehouse',
    'Hi, I run a small dental office and my bookkeeper just quit on me. I need to find somebody fast.',
    'We’re short-staffed and looking for two servers',
    'I’d like to hire a welder',
  ])('leaves a request for staff: %s', (words) => {
    expect(call('recruitment-staffing', [words]).title).toBe('Staff request')
  })

  test.each([
    'I’m looking for a job in a warehouse',
    'I’m a nurse looking for work',
    'Hey, I saw on Facebook you’re hiring forklift drivers. How do I get an interview?',
  ])('and nobody else: %s', (words) => {
    expect(call('recruitment-staffing', [words, 'tomorrow at ten']).title).toBe('Interview')
  })
})

describe('the example for a time', () => {
  const daily = (opens: number, closes: number): Week =>
    Array.from({ length: 7 }, () => [{ opens: opens * 60, closes: closes * 60 }])
  const atNoon = { day: '2026-11-16', minutes: 720 } as const

  test.each([
    ['appointment', daily(8, 17), 'For example, ten thirty.'],
    ['appointment', daily(11, 22), 'For example, two in the afternoon.'],
    ['table', daily(11, 22), 'For example, six thirty in the evening.'],
    ['session', daily(5, 9), 'For example, eight in the morning.'],
    ['table', daily(22, 26), 'For example, eleven at night.'],
    ['order', daily(11, 22), 'For example, in forty minutes.'],
    ['order', daily(17, 22), 'For example, six thirty in the evening.'],
  ] as const)('for %s lies in the hours', (task, week, line) => {
    expect(exampleTime(task, { hours: { week }, now: atNoon })).toEqual([line])
  })
})
