import { air } from '../air.ts'
import { brand } from '../brand.ts'
import { teamHours } from '../team-hours.ts'
import { airDesk } from './air-desk.ts'
import type { SpokenAnswer } from './line.ts'

const { onTheCall } = airDesk

export const hearingIt = 'You’re hearing it right now.'
export const readsBack =
  'I’m in Beta and can misunderstand you, so I read the details back before sending them.'
const followsRules = 'I answer with your business name and follow your hours, prices and rules.'
const noteIsYours = 'All that’s left is the note, and it’s yours.'
const oneRate = 'It’s one flat rate, no matter how many people call.'

/**
 * What owners ask before they decide. Where the pages say nothing, about outages for one, neither does the
 * receptionist: the discovery call is the place for it.
 */
export const airOwnerAnswers: readonly SpokenAnswer[] = [
  {
    id: 'trial',
    answer: [
      'This demo is free of charge, and so is the discovery call.',
      'For a trial at your business, just ask our team.',
    ],
  },
  {
    id: 'hiring',
    answer: [
      'I do what your best front desk person does on the phone, on every line at once.',
      oneRate,
    ],
  },
  { id: 'outages', answer: [onTheCall.all] },
  { id: 'spam', answer: [onTheCall.all] },
  {
    id: 'privacy',
    answer: [air.security.points[0].text, noteIsYours],
  },
  {
    id: 'number',
    answer: ['You keep your own number.', onTheCall.more],
  },
  {
    id: 'setup',
    answer: ['We go over a week of your calls, then set it up with you.', onTheCall.more],
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
    answer: [readsBack, 'Just talk to me the way your callers do.'],
  },
  {
    id: 'unknown',
    answer: [followsRules, 'What I shouldn’t handle goes to a person.'],
  },
  {
    id: 'personal-touch',
    answer: [
      'Your customers can still talk to you. I take the calls nobody can get to.',
      'I put through the calls you want to take.',
    ],
  },
  {
    id: 'stuck',
    answer: [
      'I say things again when I’m asked to, and I put through the calls you want to take.',
      onTheCall.more,
    ],
  },
  {
    id: 'who',
    answer: [
      `This is AIR, the AI receptionist at ${brand.product}.`,
      'If you were calling another business, this isn’t the right number.',
      'We build AI receptionists and automations for service businesses.',
    ],
    again: [`You’ve reached ${brand.product}. We make AI receptionists for businesses.`],
  },
  { id: 'mistakes', answer: [readsBack] },
  { id: 'own-prices', answer: [followsRules] },
  {
    id: 'texts',
    answer: [
      'I confirm takeout orders by text, and remind patients of visits.',
      'For other businesses, our team can tell you on the discovery call.',
    ],
  },
  {
    id: 'card',
    answer: ['For restaurants, the customer can pay during the call.', onTheCall.more],
  },
  {
    id: 'notes',
    answer: [
      'You get a note on every call: who called, what they wanted and what got done.',
      onTheCall.more,
    ],
  },
  { id: 'says-ai', answer: ['I say that I’m an AI as soon as I pick up.', onTheCall.more] },
  { id: 'voice-choice', answer: [hearingIt, onTheCall.more] },
  { id: 'size', answer: ['We work with small and mid-size service businesses.', oneRate] },
  { id: 'erase', answer: [noteIsYours, onTheCall.more] },
  {
    id: 'data-use',
    answer: [
      'We don’t train AI models on your messages or calls.',
      'We don’t sell or rent what we know about you.',
      onTheCall.more,
    ],
  },
  { id: 'training', answer: [onTheCall.all] },
  { id: 'team-hours', answer: [`Our team is in ${teamHours.days}, ${teamHours.hours} Eastern.`] },
  {
    id: 'call-format',
    answer: [
      'I don’t know if it’s by phone or video.',
      'It’s with someone from our team. They’ll contact you first to arrange it.',
    ],
  },
  {
    id: 'call-length',
    answer: [
      'I don’t know how long the call takes.',
      'It’s with someone from our team. They’ll contact you first to arrange it.',
    ],
  },
  {
    id: 'note-readers',
    answer: ['The note goes to your front desk.', onTheCall.more],
  },
  {
    id: 'why-contact',
    answer: ['That’s just so our team can get back to you.'],
  },
  {
    id: 'certificates',
    answer: ['I don’t have anything on certifications here.', onTheCall.more],
  },
  {
    id: 'maker',
    answer: [
      'We build AI receptionists and automations for service businesses.',
      'I’m AIR, our receptionist.',
    ],
  },
  {
    id: 'own-demo',
    answer: ['On the AIR page, you can have me answer for your own business.'],
  },
]
