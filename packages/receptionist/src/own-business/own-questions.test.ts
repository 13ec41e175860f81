import { readHours, type SetupQuestion, type TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import type { Action, Reply } from '../conversation.ts'
import { ownReceptionist } from '../testing/receptionist-of.ts'

const receptionist = ownReceptionist()

/** What is said to the first words of a caller. */
function firstAnswer(trade: TradeId, questions: readonly SetupQuestion[], text: string): string {
  const conversation = receptionist.open({
    callId: 'call-1',
    startedAt: new Date('2026-11-16T15:02:00Z'),
    timeZone: 'America/New_York',
    setup: {
      name: 'Corner House',
      town: 'Boise',
      tone: 'warm',
      trade,
      week: readHours('mon-fri 9-6, sat 10-2')?.week ?? [],
      questions,
    },
  })
  const say = (reply: Reply) => {
    reply.accept()
    return [...(reply.actions as Iterable<Action>)]
      .flatMap((action) => (action.kind === 'say' ? action.clauses : []))
      .join(' ')
  }
  say(conversation.greet())
  return say(conversation.answer({ text, by: 'speech' }))
}

const asked = (pairs: Readonly<Record<string, string>>): readonly SetupQuestion[] =>
  Object.entries(pairs).map(([question, answer]) => ({ question, answer }))

const vet = asked({
  'Do you treat exotic animals?': 'Only rabbits and guinea pigs, no reptiles.',
  'What does spaying cost?': 'From 250 dollars for cats and 380 for dogs.',
  'Do you have an emergency service?': 'No, please go to the animal hospital on Pine Road.',
  'Can I pay in installments?': 'Yes, over six months.',
})
const movers = asked({
  'Do you work in the rain?': 'Yes, rain or shine.',
  'Do you store furniture?': 'Yes, 90 dollars a month per unit.',
  'Are tips included?': 'No, tips are up to you.',
  'Do you disassemble beds?': 'Yes, beds and tables at no charge.',
})
const pizza = asked({
  'Do you have gluten-free crust?': 'Yes, in the 12 inch size for 3 dollars more.',
  'How far do you deliver?': 'Within four miles.',
  'Do you have high chairs?': 'Yes, six of them.',
  'Can I rent the place for a party?': 'The back room holds 40 people.',
})
const plumber = asked({
  'Do you charge for a visit?': 'The visit is 79 dollars.',
  'Are you licensed?': 'Yes, licensed and insured in Texas.',
  'Do you fix water heaters?': 'Yes, gas and electric, most brands.',
  'Do you offer a warranty?': 'One year on parts and labor.',
})
const hotel = asked({
  'Is there a gym?': 'Yes, at all hours.',
  'Can I store my bags after checkout?': 'Yes, at the front desk for free.',
  'Do you have an airport shuttle?': 'Every 30 minutes.',
  'Is there a fridge in the room?': 'Yes, a small one in each room.',
})

describe('a question of the setup is found by what it means', () => {
  test.each<readonly [TradeId, readonly SetupQuestion[], string, string]>([
    ['healthcare', vet, 'My girl has a bunny. Do you see those?', 'rabbits'],
    ['healthcare', vet, 'I can’t pay it all at once. Is there a way to split it up?', 'six months'],
    ['healthcare', vet, 'What would it run me to get my kitten fixed?', '250 dollars'],
    ['transportation', movers, 'There’s a storm on Saturday. Would you still come?', 'rain or'],
    ['transportation', movers, 'Is there somewhere to keep our stuff until March?', '90 dollars'],
    ['transportation', movers, 'Do I need to take the bed frame apart myself?', 'beds and tables'],
    ['restaurants-takeouts', pizza, 'My son can’t have wheat. What could he eat?', '12 inch'],
    ['restaurants-takeouts', pizza, 'We’ve got a one-year-old, is there a seat for her?', 'six of'],
    ['estimators-construction', plumber, 'What do I owe you if you just come and look?', '79'],
    ['estimators-construction', plumber, 'And if it starts leaking again in a month?', 'One year'],
    ['hotels-hospitality', hotel, 'Is there somewhere I can work out?', 'at all hours'],
    [
      'hotels-hospitality',
      hotel,
      'I keep insulin cold. Is there a place in the room?',
      'small one',
    ],
  ])('%s %#', (trade, questions, text, words) => {
    expect(firstAnswer(trade, questions, text)).toContain(words)
  })

  test.each<readonly [TradeId, readonly SetupQuestion[], string]>([
    ['healthcare', vet, 'How much for a rabies shot?'],
    ['healthcare', vet, 'Do you trim horse hooves?'],
    ['transportation', movers, 'Do you move hot tubs?'],
    ['restaurants-takeouts', pizza, 'Is the cheese halal?'],
    [
      'restaurants-takeouts',
      [{ question: 'Do you have vegetarian dishes?', answer: 'A third of the menu.' }],
      'My sister has celiac, is there anything gluten free she could eat at your place?',
    ],
    ['estimators-construction', plumber, 'Do you clean chimneys?'],
    ['hotels-hospitality', hotel, 'Are there bathrobes?'],
    [
      'ecommerce-markets',
      [{ question: 'How do I return something?', answer: 'Within thirty days.' }],
      'I can only get over there on the weekend, what are my options?',
    ],
    ['hotels-hospitality', hotel, 'Is there a bank close by?'],
  ])('and where none means the same, nothing is guessed: %s %#', (trade, questions, text) => {
    expect(firstAnswer(trade, questions, text)).toContain('I’m not sure about that one.')
  })
})

describe('hours are told where hours are asked for', () => {
  test.each<readonly [TradeId, readonly SetupQuestion[], string, string]>([
    ['hotels-hospitality', hotel, 'How early is the desk open on Saturday?', 'open at 10 AM'],
    ['healthcare', vet, 'Can I come by at eight thirty?', 'No, not at that time.'],
    ['healthcare', vet, 'Can I still come in at five fifteen?', 'Yes, at 5:15 PM.'],
    ['healthcare', vet, 'Can I just walk in on Sunday?', 'We’re closed on Sunday.'],
  ])('%s %#', (trade, questions, text, words) => {
    expect(firstAnswer(trade, questions, text)).toContain(words)
  })
})
