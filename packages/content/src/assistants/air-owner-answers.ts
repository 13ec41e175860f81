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
      'It does what your best front desk person does on the phone, on every line at once.',
      'It’s one flat rate, no matter how many people call.',
    ],
  },
  { id: 'outages', answer: [onTheCall.all] },
  { id: 'spam', answer: [onTheCall.all] },
  {
    id: 'privacy',
    answer: [air.security.points[0].text, 'All that’s left is the note, and it’s yours.'],
  },
  {
    id: 'number',
    answer: ['You keep your own number.', onTheCall.more],
  },
  {
    id: 'setup',
    answer: ['We set it up with you, starting with a week of your calls.', onTheCall.more],
  },
  {
    id: 'references',
    answer: ['I don’t have any customer names to share here.', onTheCall.more],
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
      'AIR is in Beta and can misunderstand you, so it reads the details back before sending them.',
      'Just talk to me the way your callers do.',
    ],
  },
  {
    id: 'unknown',
    answer: [
      'It answers with your business name and follows your hours, prices and rules.',
      'What it shouldn’t handle goes to a person.',
    ],
  },
]
