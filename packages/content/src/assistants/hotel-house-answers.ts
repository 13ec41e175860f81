import { exampleHotel as house } from './example-hotel.ts'
import { hotelDesk } from './hotel-desk.ts'
import type { SpokenAnswer } from './line.ts'

const roomsSleep = 'A king sleeps two. A room with two queens sleeps four, and so does a suite.'

/** What is asked next: who may do what in the house, and what is not for the house to know. */
export const hotelHouseAnswers: readonly SpokenAnswer[] = [
  {
    id: 'garage-height',
    answer: [`The garage takes vehicles up to ${house.garageHeight} tall.`],
  },
  {
    id: 'self-park',
    answer: ['You park it yourself, and you can drive in and out as often as you like.'],
  },
  {
    id: 'pet-alone',
    answer: [
      'A quiet pet can stay in the room alone for a few hours. Please leave your number at the desk.',
    ],
  },
  {
    id: 'visitors',
    answer: [
      'You don’t have to stay with us to come to the bar or the restaurant.',
      'The pool and the gym are for our guests only.',
    ],
  },
  {
    id: 'fare',
    answer: ['I don’t know what a cab or a train costs. The front desk can tell you.'],
  },
  {
    id: 'directions',
    answer: [
      `By car, LaGuardia is ${house.toLaGuardia} away, and Kennedy is ${house.toKennedy}.`,
      `You can also come by train. The subway is ${house.toSubway} from here.`,
    ],
  },
  {
    id: 'by-train',
    answer: [
      'The train is the cheapest way. From Kennedy, take the AirTrain to Jamaica and change to the subway.',
      `The subway is ${house.toSubway} from here.`,
    ],
  },
  {
    id: 'entrance',
    answer: ['The front entrance has no steps, and there’s an elevator to every floor.'],
  },
  {
    id: 'which-room',
    answer: [roomsSleep],
    offer: { ask: hotelDesk.offerStay, task: 'book' },
  },
  {
    id: 'sleeps',
    answer: [roomsSleep],
    offer: { ask: hotelDesk.offerStay, task: 'book' },
  },
  {
    id: 'printing',
    answer: ['There’s a printer on the first floor, and it’s free for our guests.'],
  },
  {
    id: 'tickets',
    answer: ['We don’t sell tickets, but the front desk can help you find some.'],
  },
  {
    id: 'table',
    answer: ['The front desk takes restaurant reservations, even if you aren’t staying here.'],
  },
  {
    id: 'who-knows',
    answer: ['The front desk can tell you.'],
    offer: { ask: hotelDesk.offerPerson[0], task: 'escalation' },
  },
]
