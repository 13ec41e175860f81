import { air } from '../air.ts'
import { airDesk } from './air-desk.ts'
import type { SpokenAnswer } from './line.ts'

const { onTheCall } = airDesk

/**
 * What owners ask before they decide. Where the pages say nothing, about outages for one, neither does the
 * receptionist: the discovery call is the place for it.
 */
export const airOwnerAnswers: readonly SpokenAnswer[] = [
  {
    id: 'trial',
    answer: ['You’re trying it right now, free of charge.', onTheCall.more],
  },
  {
    id: 'hiring',
    answer: [
      'It does what your best person at the front does with a ringing phone, on every line at once.',
      'It’s one flat rate, however many call.',
    ],
  },
  { id: 'outages', answer: [onTheCall.all] },
  { id: 'spam', answer: [onTheCall.all] },
  {
    id: 'privacy',
    answer: [air.security.points[0].text, 'What remains is the note, and it is yours.'],
  },
  {
    id: 'number',
    answer: ['You keep your own number.', onTheCall.more],
  },
  {
    id: 'setup',
    answer: [
      'We set it up with you, starting with a week of your calls.',
      'It needs no new hardware.',
    ],
  },
  {
    id: 'references',
    answer: ['I have no customer names to give you here.', onTheCall.more],
  },
  {
    id: 'partner',
    answer: ['We’re looking for hotel technology partners.', airDesk.writeToUs],
  },
  {
    id: 'job',
    answer: ['I can’t see any openings from here.', airDesk.writeToUs],
  },
  {
    id: 'accents',
    answer: [
      'AIR is in Beta and can misunderstand, so it reads the details back before they’re sent.',
      'Just talk to me the way your callers do.',
    ],
  },
  {
    id: 'unknown',
    answer: [
      'It answers under your name, by your hours, prices and rules.',
      'What it should not handle goes to a person.',
    ],
  },
]
