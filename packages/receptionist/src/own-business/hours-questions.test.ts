import { type Hours, readHours } from '@nightdesk/contracts'
import { describe, expect, test } from 'vitest'

import type { Action, ReadingConversation, Reply } from '../conversation.ts'
import { playOwn } from '../testing/play-own.ts'
import { ownReceptionist } from '../testing/receptionist-of.ts'

// A Monday, two minutes past ten in the morning.
const now = '2026-11-16T15:02:00Z'
const receptionist = ownReceptionist()

function hoursOf(words: string): Hours {
  const hours = readHours(words)
  if (!hours) throw new Error(`No hours: ${words}`)
  return hours
}

const shop = hoursOf('mon-fri 9-6, sat 10-2')

function open(hours: Hours, startedAt: string): ReadingConversation {
  return receptionist.open({
    callId: 'call-1',
    startedAt: new Date(startedAt),
    timeZone: 'America/New_York',
    setup: {
      name: 'Corner House',
      town: '',
      tone: 'warm',
      trade: 'healthcare',
      ...hours,
      questions: [],
    },
  })
}

function wordsOf(reply: Reply): string {
  reply.accept()
  return [...(reply.actions as Iterable<Action>)]
    .flatMap((action) => (action.kind === 'say' ? action.clauses : []))
    .join(' ')
}

/** What is said to somebody who begins with this question. */
function answer(text: string, hours = shop, startedAt = now): string {
  const conversation = open(hours, startedAt)
  wordsOf(conversation.greet())
  return wordsOf(conversation.answer({ text, by: 'speech' }))
}

describe('questions about opening hours', () => {
  test.each([
    ['are you open Sunday?', 'closed on Sunday'],
    ['are you guys open on Sundays', 'closed on Sunday'],
    ['until when today?', 'until 6 PM'],
    ['how late are you open tonight?', 'until 6 PM'],
    ['what time do you close on Saturday?', 'until 2 PM'],
    ['when do you open tomorrow?', 'open at 9 AM'],
    ['when can I come by?', 'Monday through Friday from 9 AM to 6 PM'],
    [
      'what are your hours?',
      'We’re open Monday through Friday from 9 AM to 6 PM, Saturday from 10 AM to 2 PM, and closed Sunday.',
    ],
    ['what are your opening hours on Saturday', 'from 10 AM to 2 PM'],
    ['are you open right now?', 'Yes, we’re open now, until 6 PM'],
    ['do you work weekends?', 'from 10 AM to 2 PM on Saturday, and closed on Sunday'],
    ['are you closed on Mondays?', 'open from 9 AM to 6 PM'],
    ['is anybody there on Saturday morning?', 'from 10 AM to 2 PM'],
    ['are you open at 8 pm on Friday?', 'No'],
    ['will you be open tomorrow at five?', 'Yes'],
    ['are you open past six?', 'No'],
    ['which days are you open?', 'Monday through Friday'],
    ['can I stop by on Thursday?', 'from 9 AM to 6 PM'],
    ['what time do you guys open up?', 'open at 9 AM'],
    ['are you open on Thanksgiving?', 'holiday'],
    ['how early can I drop by on Friday?', '9 AM'],
    ['when’s closing time?', '6 PM'],
    ['are you still open?', 'Yes'],
    ['do you close for lunch?', 'No, not for lunch. We’re open'],
    ['what are your weekend hours', 'Saturday'],
    ['what time are you there until', '6 PM'],
    ['I can be there in twenty minutes. Will I make it?', 'Yes. Today we’re open from 9 AM'],
    [
      'can I still come in at seven this evening?',
      'No, we close at 6 PM today. We open again tomorrow at 9 AM.',
    ],
    ['are you open every day?', 'No, not every day. We’re open Monday through Friday'],
    ['are you closed one day a week?', 'and closed Sunday.'],
    ['are you open Saturdays? I can’t get away on a Monday or Friday', 'from 10 AM to 2 PM'],
    ['what time do you open up? I get off work at six thirty', 'open at 9 AM'],
    ['if I get there by five, how much time have I got?', 'from 9 AM to 6 PM'],
    ['do you do lunch on Sundays?', 'closed on Sunday'],
    ['is somebody at the desk at 7 am tomorrow?', 'No, not at that time. Tomorrow'],
    ['what time would I have to call by to catch somebody?', 'from 9 AM to 6 PM'],
    ['are you open on Thanksgiving?', 'On a regular Thursday we’re open from 9 AM to 6 PM'],
  ])('%s', (text, words) => {
    expect(answer(text)).toContain(words)
  })

  test.each([
    ['24/7', 'are you open at night?', 'around the clock'],
    ['24/7', 'what time do you close?', 'around the clock'],
    ['fri and sat 6pm-2am', 'are you open on Friday?', 'from 6 PM to 2 AM'],
    [
      'mon-fri 8:30-5:30, closed 12 to 1 for lunch',
      'can I drop in around twelve fifteen?',
      'No, not at that time. We’re open Monday through Friday from 8:30 AM to noon and from 1 PM',
    ],
    ['every day but monday 11-9', 'are you open seven days a week?', 'No, not every day.'],
    [
      'fri and sat 6pm-2am',
      'are you open now?',
      'closed right now. We open again on Friday at 6 PM',
    ],
    ['tue-sun 12-10', 'are you open today?', 'closed today. We open again tomorrow at noon'],
    [
      'mon-fri 9-12 and 1-5',
      'what are your hours today?',
      'from 9 AM to noon and from 1 PM to 5 PM',
    ],
    ['every day 8 to 8', 'how late are you open?', 'until 8 PM'],
    [
      'mon-fri 8-12 and 1:30-5:30',
      'on my lunch hour Wednesday, around 12:30, will somebody be at the desk?',
      'from 8 AM to noon and from 1:30 PM',
    ],
    ['mon-fri 9-12 and 1-5', 'do you close for lunch?', 'Yes. We’re open Monday through Friday'],
    [
      'mon-fri 7-4, sat by appt only',
      'are you open on Saturday?',
      'On Saturday we’re open by appointment only.',
    ],
    ['mon-fri 7-4, sat by appt only', 'what are your hours?', 'Saturday by appointment only'],
    [
      'every day lunch 11:30-2:30, dinner 5-10',
      'what time do you start serving dinner on Thursday?',
      'On Thursday we open at 5 PM',
    ],
    ['by appointment only', 'what are your hours?', 'We’re open by appointment only.'],
    [
      'every day 9-7, closed Thanksgiving and Christmas Day',
      'are you open on Thanksgiving?',
      'We’re closed on Thanksgiving. We open again on Friday at 9 AM.',
    ],
    [
      'every day 9-7, closed Thanksgiving and Christmas Day',
      'are you open the day after Thanksgiving?',
      'On Friday we’re open from 9 AM to 7 PM.',
    ],
    [
      'every day 9-7, closed Thanksgiving',
      'are you open on the 26th of November?',
      'We’re closed on Thursday.',
    ],
    ['every day 9-7, closed holidays', 'are you open on Memorial Day?', 'closed on Memorial Day'],
    [
      'every day 9-7, closed Thanksgiving',
      'are you open on Christmas Day?',
      'We’re closed on Thanksgiving. I don’t have the holiday hours here',
    ],
  ])('with %s: %s', (hours, text, words) => {
    expect(answer(text, hoursOf(hours))).toContain(words)
  })

  test.each([
    ['could I get in at nine thirty on Thursday for a checkup?', 'We’re open then.'],
    ['could I come Saturday at one for a checkup?', 'We’re open then, until 2 PM.'],
    ['could I come in on Saturday for a checkup?', 'On Saturday we’re open from 10 AM to 2 PM.'],
    ['could I come in on Saturday at eight in the evening for a checkup?', 'We’re open from 10 AM'],
    ['I need a checkup on Thursday at nine thirty', 'Got it'],
  ])('is answered inside a booking too: %s', (text, words) => {
    expect(answer(text)).toContain(words)
  })

  test('that ask for the second opening of a day get it', () => {
    const hours = hoursOf('Tue-Sun 11:30-2:30 & 5-9:30')
    expect(answer('What time do you start up again in the evening on Thursday?', hours)).toContain(
      'On Thursday we’re open again from 5 PM to 9:30 PM.',
    )
  })

  test.each([
    ['I get off work at five on Thursday, is that too late?', 'We’re open then.'],
    ['I get off work at seven on Thursday, is that too late?', 'We’re closed then.'],
  ])('whether it is too late get no yes that means no: %s', (text, words) => {
    expect(answer(text)).toContain(words)
  })

  test('any hour can be asked for on a day by appointment', () => {
    const hours = hoursOf('mon-fri 9-5, sat by appointment')
    const text = 'I’d like a checkup on Saturday at three in the afternoon'
    expect(answer(text, hours)).not.toContain('closed')
  })

  test('after closing say so, and when it opens again', () => {
    const evening = '2026-11-21T01:00:00Z'
    expect(answer('until when are you open today?', shop, evening)).toContain(
      'We closed at 6 PM today. We open again tomorrow at 10 AM.',
    )
  })

  test.each([
    'I’d like to open an account',
    'do you have any job openings?',
    'how close are you to the station?',
    'do you need 24 hours notice?',
    'can I book a table for four?',
    'what does it cost?',
  ])('are others than %s', (text) => {
    const { intents } = open(shop, now).understand({ text, by: 'speech' })

    expect(intents.filter(({ id }) => id.startsWith('q-hours-'))).toEqual([])
  })
})

test.each(['How much longer are you open today?', 'Is the store open seven days a week?'])(
  'hours are no question of the owner’s: %s',
  (question) => {
    expect(playOwn('ecommerce-markets', [question]).last).toMatch(/open/)
  },
)
