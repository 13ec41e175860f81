import { air } from '../air.ts'
import { carDesk } from './car-desk.ts'
import { goneWithTheCall } from './desk.ts'
import type { SpokenAnswer } from './line.ts'

// Said after what no fact is known for.
const dispatcherKnows = 'The dispatcher can tell you that.'

const answers = [
  {
    id: 'price',
    answer: ['The dispatcher confirms the fare before the ride.'],
  },
  {
    id: 'fees',
    answer: ['I don’t know what tolls or fees are added.', dispatcherKnows],
  },
  {
    id: 'payment',
    answer: ['You can pay the driver by card or cash.', 'All major cards are fine, Amex too.'],
  },
  {
    id: 'no-card',
    answer: ['I don’t take card numbers on this call. You pay the driver, by card or cash.'],
  },
  {
    id: 'car',
    answer: ['We have sedans for up to three, SUVs for six, and vans for bigger groups.'],
  },
  {
    id: 'limo',
    answer: ['We don’t have stretch limousines. We have sedans, SUVs and vans.'],
  },
  {
    id: 'folding',
    answer: ['A folding wheelchair or a stroller fits in the trunk of any of our cars.'],
  },
  {
    id: 'luggage',
    answer: ['Luggage is no problem. A sedan fits three large bags, and an SUV fits six.'],
  },
  {
    id: 'child-seat',
    wish: 'Child seat',
    wishIn:
      /\b(?:two|three|four|five|[2-5]) (?:\w+ ){0,2}?(?:seats|boosters)\b|\bboosters?(?: seats?)?\b/i,
    answer: ['We have child seats and boosters at no charge.'],
    promise: ['I’ll note that for the dispatcher.'],
  },
  {
    id: 'seat-install',
    answer: ['The driver puts the seat in, and you buckle up your child.'],
  },
  {
    id: 'wait',
    answer: ['The driver tracks your flight and waits an hour after you land, free of charge.'],
  },
  {
    id: 'waiting-fee',
    answer: ['I don’t know what waiting costs after the free hour.', dispatcherKnows],
  },
  {
    id: 'meet',
    answer: ['The driver will meet you at the curb, or inside with a sign if you prefer.'],
  },
  {
    id: 'how-long',
    answer: [
      'From Manhattan it’s about an hour to Kennedy or Newark, and forty minutes to LaGuardia.',
    ],
  },
  {
    id: 'drive-elsewhere',
    answer: ['I don’t have a driving time for that trip.', dispatcherKnows],
  },
  {
    id: 'how-soon',
    answer: ['I can’t see where our cars are. The dispatcher tells you how soon one can be there.'],
  },
  {
    id: 'traffic',
    answer: [
      'I can’t see the traffic, but leave extra time on Friday afternoons and at rush hour.',
      'The dispatcher can tell you how much.',
    ],
  },
  {
    id: 'cancel-policy',
    answer: ['You can cancel free of charge up to two hours before the pickup.'],
  },
  {
    id: 'late-cancel',
    answer: ['I don’t know what a later cancellation costs.', dispatcherKnows],
  },
  {
    id: 'tell-us',
    answer: ['Yes, tell us when you book, and we’ll put it on the note for your ride.'],
  },
  {
    id: 'cancel',
    answer: ['Our dispatcher takes care of cancellations.'],
    offer: { ask: carDesk.offerPerson[0], task: 'dispatcher' },
  },
  {
    id: 'change',
    answer: [],
    offer: { ask: carDesk.offerPerson[0], task: 'dispatcher' },
  },
  {
    id: 'pets',
    wish: 'Pet on board',
    wishIn: /\b(?:(?:two|three|four|[2-4]) )?(?:dog|cat|puppy|kitten)s?\b/i,
    answer: ['Pets are welcome. A carrier or a blanket is appreciated.'],
  },
  {
    id: 'wheelchair',
    wish: 'Wheelchair van',
    answer: ['We have vans with ramps.'],
    promise: ['I’ll tell the dispatcher you need one.'],
  },
  {
    id: 'ramp-price',
    answer: [
      'I don’t know if the van with a ramp costs more. The dispatcher tells you before the ride.',
    ],
  },
  {
    id: 'medical',
    answer: ['I don’t know the rules for walkers or oxygen.', dispatcherKnows],
  },
  {
    id: 'help',
    answer: ['I don’t know if the driver can help at the door or on the stairs.', dispatcherKnows],
  },
  {
    id: 'hours',
    answer: ['We run day and night, every day of the year.'],
  },
  {
    id: 'area',
    answer: ['We go all over New York and the surrounding states.'],
  },
  {
    id: 'driver',
    answer: ['You’ll get the driver’s name and number with the confirmation.'],
  },
  {
    id: 'confirmation',
    answer: [
      'Once the dispatcher approves the ride, you’ll get a confirmation.',
      'Leave a phone number with me, so the dispatcher can reach you.',
    ],
  },
  {
    id: 'stop',
    wish: 'Extra stop',
    wishIn:
      /\b(?:swing|stop|stopping|pass|drop|pick(?:ing)? up|grab)\b(?: off| by| at| in| over)*[^.?!,]*/i,
    answer: ['An extra stop is fine. I’ll put that on the ticket for the dispatcher.'],
  },
  {
    id: 'tip',
    answer: ['The tip is up to you. It isn’t included.'],
  },
  {
    id: 'several',
    answer: carDesk.oneRide,
  },
  {
    id: 'round-trip',
    answer: ['Let’s do this trip first, and then I’ll set up the ride back.'],
  },
  {
    id: 'hourly',
    wish: 'By the hour',
    answer: ['We also book by the hour. The dispatcher can give you a rate.'],
  },
  {
    id: 'water',
    answer: ['Every car has water, a phone charger and wifi.'],
  },
  {
    id: 'privacy',
    answer: [air.security.points[0].text, goneWithTheCall],
  },
  {
    id: 'what',
    answer: [
      'We’re a car service: you book ahead, and a driver comes to you.',
      ...carDesk.whatICanDo,
    ],
  },
  {
    id: 'who',
    answer: [
      'This is Example Car Service, and I’m the AI receptionist.',
      'If you were calling another company, this isn’t the right number.',
    ],
    again: ['You’ve reached Example Car Service, and no other company.'],
  },
  {
    id: 'account',
    wish: 'Corporate account',
    answer: ['We do have corporate accounts, billed monthly.'],
    promise: ['I’ll note that for the dispatcher.'],
  },
  {
    id: 'job',
    answer: ['We’re always glad to hear from good people. Our dispatcher takes applications.'],
    offer: { ask: carDesk.offerPerson[0], task: 'dispatcher' },
  },
  {
    id: 'smoking',
    answer: ['Our cars are smoke-free.'],
  },
  {
    id: 'lost',
    answer: ['I’m sorry to hear that. The dispatcher can ask the driver to look for it.'],
  },
] as const satisfies readonly SpokenAnswer[]

export const carAnswers: readonly SpokenAnswer[] = answers
