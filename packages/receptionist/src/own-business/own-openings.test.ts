import { defaultSetup } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import type { Action } from '../conversation.ts'
import { ownReceptionist } from '../testing/receptionist-of.ts'
import type { OwnBusinessNote } from './own-note.ts'

const receptionist = ownReceptionist()

/** What is said and noted after the first words of a call, on a Monday morning. */
function answerTo(trade: TradeId, text: string) {
  const conversation = receptionist.open({
    callId: 'call-1',
    startedAt: new Date('2026-11-16T15:02:00Z'),
    timeZone: 'America/New_York',
    setup: { ...defaultSetup(trade), name: 'Corner House' },
  })
  conversation.greet().accept()
  const reply = conversation.answer({ text, by: 'speech' })
  reply.accept()
  const actions = [...(reply.actions as Iterable<Action>)]
  const note = actions.flatMap((action) =>
    action.kind === 'tool' ? [action.arguments as OwnBusinessNote] : [],
  )[0]
  const facts = Object.fromEntries(note?.facts.map(({ label, value }) => [label, value]) ?? [])
  const said = actions.flatMap((action) => (action.kind === 'say' ? action.clauses : [])).join(' ')
  return { said, title: note?.title, facts }
}

describe('whoever asks for a day asks to be booked', () => {
  test.each<readonly [TradeId, string, Record<string, string>]>([
    ['financial-services', 'Got anything Monday at ten?', { Time: '10:00 AM' }],
    [
      'healthcare',
      'My daughter woke up with an earache, is there any chance someone can see her today?',
      { Day: 'Monday, November 16', Reason: 'Woke up with an earache' },
    ],
    [
      'hotels-hospitality',
      'Do you have anything for this Saturday, two adults?',
      { Arrival: 'Saturday, November 21', People: '2' },
    ],
    [
      'hotels-hospitality',
      'We’re six, we’d need three rooms from the 10th to the 12th of December',
      { Arrival: 'Thursday, December 10', Nights: '2' },
    ],
    [
      'estimators-construction',
      'Can someone look at my driveway on Thursday morning? 22 Oak Lane',
      { Work: 'Driveway', Where: '22 Oak Lane', Day: 'Thursday, November 19' },
    ],
    [
      'estimators-construction',
      'I’m at 12 Birch Road and need new gutters',
      { Work: expect.stringMatching(/gutters$/i) as string, Where: '12 Birch Road' },
    ],
    [
      'fitness-wellness',
      'Put me down for yoga Wednesday at six',
      { Session: 'Yoga', Time: '6:00 PM' },
    ],
    ['financial-services', 'I’d like to sit down with somebody about my 401k', { Reason: '401k' }],
    [
      'estimators-construction',
      'Water’s coming through my ceiling',
      { Work: 'Water’s coming through my ceiling' },
    ],
  ])('%s: %s', (trade, words, facts) => {
    expect(answerTo(trade, words).facts).toMatchObject(facts)
  })
})

test.each<readonly [TradeId, string]>([
  ['healthcare', 'My tooth’s been bugging me since Sunday'],
  ['estimators-construction', 'Could someone come out?'],
])('asks for the rest where little is said: %s, %s', (trade, words) => {
  expect(answerTo(trade, words)).toMatchObject({ facts: {}, said: expect.stringMatching(/^What/) })
})

describe('what has happened is for a person', () => {
  test.each<readonly [TradeId, string]>([
    ['hotels-hospitality', 'I left my charger in room 204'],
    ['hotels-hospitality', 'I have a reservation and need to come a day later'],
    ['transportation', 'My driver isn’t here yet'],
    ['restaurants-takeouts', 'My order was missing the fries'],
  ])('%s: %s', (trade, words) => {
    expect(answerTo(trade, words).title).toBe('Message')
  })
})

describe('a question is answered, however it is put', () => {
  test.each<readonly [TradeId, string, RegExp]>([
    ['healthcare', 'I’ve never been to your office, can I still come?', /new patients/],
    ['hotels-hospitality', 'What time can we get into the room?', /Check-in starts at three/],
    ['transportation', 'We have a three year old, is that a problem?', /how old the child is/],
    ['estimators-construction', 'Is there a charge for coming out?', /estimate is free/],
    [
      'recruitment-staffing',
      'Which day does the money hit my account, and how late are you there today?',
      /Every Friday.*open until/,
    ],
    [
      'fitness-wellness',
      'How late are you open on a Sunday, and do I need my own mat?',
      /until 6 PM.*(?:towel|your other question)/,
    ],
    [
      'restaurants-takeouts',
      'Is there parking, and do you have a dress code for dinner?',
      /garage.*I’m not sure about your other question.*take a message/,
    ],
    ['fitness-wellness', 'What’s it cost, and am I locked in for a year?', /cancel anytime/],
  ])('%s: %s', (trade, words, answer) => {
    expect(answerTo(trade, words).said).toMatch(answer)
  })
})
