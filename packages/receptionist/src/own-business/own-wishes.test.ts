import type { TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import { playOwn } from '../testing/play-own.ts'

describe('what somebody shall do is answered by no line of the owner’s', () => {
  test.each<readonly [TradeId, string, string]>([
    [
      'recruitment-staffing',
      'I sent in my resume two weeks ago and haven’t heard a peep, could someone let me know where it stands?',
      'Message',
    ],
    [
      'financial-services',
      'Could one of your advisors ring me about rolling an old 401k into an IRA?',
      'Message',
    ],
    [
      'financial-services',
      'I got a letter from the IRS and I don’t understand it, can somebody look at it with me this week?',
      'Consultation',
    ],
    [
      'hotels-hospitality',
      'I’d like to leave a message asking if I can get in at nine.',
      'Message',
    ],
  ])('%s: %s', (trade, words, title) => {
    expect(playOwn(trade, [words]).title).toBe(title)
  })
})

test.each<readonly [TradeId, string]>([
  ['restaurants-takeouts', 'My daughter has celiac, can your kitchen do gluten free safely?'],
  ['financial-services', 'We want to hand off our bookkeeping, what would that run us a month?'],
])('what nobody wrote an answer to is no booking: %s, %s', (trade, words) => {
  const call = playOwn(trade, [words])
  expect(call.last).toMatch(/I’m not sure about that one.*take a message/)
  expect(call.title).toBeUndefined()
})

describe('a note about an order', () => {
  test('begins with what comes after the yes', () => {
    const call = playOwn('ecommerce-markets', [
      'Is anybody there on Saturdays?',
      'Yes. I sent a jacket back two weeks ago and I never got my money.',
    ])
    expect(call.facts.Problem).toBe('I sent a jacket back two weeks ago and I never got my money')
  })

  test('has the number that stands in the problem', () => {
    const call = playOwn('ecommerce-markets', [
      'There’s a problem with my order',
      'I returned the jacket and I haven’t been refunded. Order 29957.',
    ])
    expect(call.facts['Order number']).toBe('29957')
  })
})

test('whoever checks what was read back hears it once more', () => {
  const call = playOwn('hotels-hospitality', [
    'Could you get a message to Eileen Pruitt in room two fourteen? Her flight got cancelled.',
    'Gordon Pruitt',
    '516-555-0173',
    'Did you get the part about the flight being cancelled?',
  ])
  expect(call.last).toMatch(/flight got cancelled.*\?$/)
})

test('an hour says more than the part of the day beside it', () => {
  const call = playOwn('healthcare', ['I need a check-up', 'Wednesday after lunch, one o’clock.'])
  expect(call.facts.Time).toBe('1:00 PM')
})

test('who is in no hurry gets no day', () => {
  const call = playOwn('ecommerce-markets', [
    'I’d like to order a wool blanket',
    'Any day, there’s no rush.',
    'Nigel Prosser',
  ])
  expect(call.facts.Day).toBeUndefined()
  expect(call.last).toContain('An order: Wool blanket')
})
