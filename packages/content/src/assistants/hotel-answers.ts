import { air } from '../air.ts'
import { goneWithTheCall } from './desk.ts'
import { exampleHotel as house } from './example-hotel.ts'
import { hotelDesk } from './hotel-desk.ts'
import { hotelHouseAnswers } from './hotel-house-answers.ts'
import type { SpokenAnswer } from './line.ts'

/** What guests ask on the phone, and what the front desk of the example hotel answers. */
export const hotelAnswers: readonly SpokenAnswer[] = [
  ...hotelHouseAnswers,
  {
    id: 'check-in',
    answer: [`Check-in starts at ${house.checkIn}.`],
  },
  {
    id: 'early-check-in',
    wish: 'Early check-in',
    answer: [
      `Check-in starts at ${house.checkIn}, but if your room is ready, you can check in as early as eleven.`,
    ],
  },
  {
    id: 'late-arrival',
    wish: 'Late arrival',
    answer: ['The desk is staffed all night, so arrive whenever you like. We’ll hold your room.'],
    offer: {
      ask: 'Would you like me to note that on your reservation?',
      task: 'change',
      choice: 'late arrival',
    },
  },
  {
    id: 'check-out',
    answer: [`Check-out is at ${house.checkOut}.`],
  },
  {
    id: 'late-check-out',
    wish: 'Late check-out',
    answer: [
      `Check-out is at ${house.checkOut}.`,
      'You can stay until twelve thirty for free if we don’t need the room. Until four, it’s half the nightly rate.',
    ],
    offer: {
      ask: 'Would you like me to request a late check-out?',
      task: 'change',
      choice: 'late check-out',
    },
  },
  {
    id: 'king',
    answer: ['Yes, we can give you a king instead of two queens, at the same rate.'],
    offer: {
      ask: 'Would you like me to put that on your reservation?',
      task: 'change',
      choice: 'king',
    },
  },
  {
    id: 'queens',
    answer: ['A room with two queen beds sleeps four, at the same rate as a king.'],
    offer: {
      ask: 'Would you like me to put that on your reservation?',
      task: 'change',
      choice: 'two queens',
    },
  },
  {
    id: 'airport',
    answer: [`LaGuardia is ${house.toLaGuardia} away, and Kennedy is ${house.toKennedy}.`],
  },
  {
    id: 'shuttle',
    answer: ['We don’t run a shuttle, but the front desk can get you a car at any hour.'],
  },
  {
    id: 'pool',
    answer: [
      `The pool is on the roof, and it’s open from ${house.pool}.`,
      'It’s covered and heated all year.',
    ],
  },
  {
    id: 'pool-heated',
    answer: ['The pool is covered and heated all year.'],
  },
  {
    id: 'gym',
    answer: ['The gym is next to the pool, and your key opens it at any hour.'],
  },
  {
    id: 'spa',
    answer: ['We don’t have a spa, but there’s a sauna by the pool.'],
  },
  {
    id: 'breakfast',
    answer: [`Breakfast is from ${house.breakfast}, and it’s included in your rate.`],
  },
  {
    id: 'vegan',
    answer: [
      'The kitchen has vegetarian, vegan and gluten-free dishes. Just tell your server about any allergies.',
    ],
  },
  {
    id: 'allergy',
    answer: ['I don’t know what’s in each dish. Please tell your server about any allergies.'],
  },
  {
    id: 'restaurant',
    answer: [`Our restaurant serves lunch and dinner until ${house.kitchen}.`],
  },
  {
    id: 'bar',
    answer: ['The lobby bar is open from four in the afternoon until one in the morning.'],
  },
  {
    id: 'room-service',
    answer: [`Room service runs until ${house.kitchen}. After that there are snacks at the desk.`],
  },
  {
    id: 'coffee',
    answer: ['There’s free coffee and tea in the lobby all day, and a coffee maker in your room.'],
  },
  {
    id: 'parking',
    answer: [`There’s a garage under the hotel. It’s ${house.parking} a night.`],
  },
  {
    id: 'charging',
    answer: ['There are six chargers in the garage, at no extra cost.'],
  },
  {
    id: 'wifi',
    answer: ['Wifi is free everywhere. The password is on your key card.'],
  },
  {
    id: 'pets',
    wish: 'Traveling with a pet',
    wishIn: /\b(?:(?:two|three|four|[2-4]) )?(?:dog|cat|puppy|kitten)s?\b/i,
    answer: ['Dogs and cats are welcome, for thirty dollars a stay.'],
  },
  {
    id: 'service-animal',
    wish: 'Service animal',
    answer: ['Service animals stay free, of course.'],
  },
  {
    id: 'children',
    answer: [
      'Children under twelve stay free in their parents’ room.',
      'For older ones, please ask the front desk.',
    ],
  },
  {
    id: 'crib',
    wish: 'Crib or extra bed',
    wishIn: /\b(?:(?:two|three|[23]) )?(?:cribs?|cots?|rollaways?|extra beds?|baby beds?)\b/i,
    answer: ['Cribs are free, and a rollaway bed is twenty-five dollars a night.'],
  },
  {
    id: 'smoking',
    answer: ['The whole hotel is smoke-free, but you can smoke on the second-floor terrace.'],
  },
  {
    id: 'wheelchair',
    wish: 'Accessible room',
    answer: ['There’s an elevator to every floor, and we have rooms with roll-in showers.'],
  },
  {
    id: 'rates',
    answer: [
      `A king or two queens is ${house.rates.king} a night, and a suite is ${house.rates.suite}.`,
    ],
    offer: { ask: hotelDesk.offerStay, task: 'book' },
  },
  {
    id: 'discount',
    answer: [
      'Stay three nights or more, and the last one is ten dollars off. That’s our only discount.',
    ],
  },
  {
    id: 'tax',
    answer: ['City and state taxes are extra. There’s no resort fee.'],
  },
  {
    id: 'deposit',
    answer: ['You pay at check-out. At check-in we put a fifty-dollar hold on your card.'],
  },
  {
    id: 'payment',
    answer: ['We take all major cards and cash, and we’ll email your receipt.'],
  },
  {
    id: 'no-card',
    answer: [
      'I don’t take card numbers on the phone, and we hold the room without one.',
      'You pay at check-out.',
    ],
  },
  {
    id: 'confirmation',
    answer: [
      'Your reservation is under your name. Just bring a photo ID.',
      'If you want it in writing, the front desk can send it to you.',
    ],
  },
  {
    id: 'cancellation',
    answer: [`You can cancel free of charge until ${house.cancelUntil} the day before you arrive.`],
  },
  {
    id: 'rooms',
    answer: ['We have rooms with a king, rooms with two queens, and suites with a sofa bed.'],
    offer: { ask: 'Would you like me to book one?', task: 'book' },
  },
  {
    id: 'suite',
    answer: [
      `A suite has a king, a sofa bed and a small kitchen, for ${house.rates.suite} a night.`,
    ],
    offer: { ask: 'Would you like me to book one?', task: 'book', choice: 'suite' },
  },
  {
    id: 'view',
    answer: [
      'Courtyard rooms are the quiet ones, and street-side rooms have the view. I can note which you’d like.',
    ],
  },
  {
    id: 'connecting',
    wish: 'Connecting rooms',
    answer: ['We have connecting rooms. I’ll make a note for the front desk.'],
  },
  {
    id: 'in-room',
    answer: ['Each room has a fridge, a coffee maker, a safe, an iron and a hair dryer.'],
  },
  {
    id: 'laundry',
    answer: ['Laundry dropped off by nine is back by six the same day.'],
  },
  {
    id: 'luggage',
    answer: ['We’ll hold your bags for free before check-in and after check-out.'],
  },
  {
    id: 'lost',
    answer: ['I’m sorry to hear that. Housekeeping keeps lost items for ninety days.'],
    offer: {
      ask: 'Would you like me to transfer you to the front desk so they can look?',
      task: 'escalation',
    },
  },
  {
    id: 'address',
    answer: [`We’re an example hotel, so picture us at ${house.where}.`],
  },
  {
    id: 'subway',
    answer: [`The subway is ${house.toSubway} away.`],
  },
  {
    id: 'sights',
    answer: ['Times Square is a fifteen-minute walk, and Central Park is twenty.'],
  },
  {
    id: 'meeting',
    answer: [
      'There are two meeting rooms and a printer on the first floor. Our front desk can help you plan an event.',
    ],
  },
  {
    id: 'group',
    answer: hotelDesk.manyRooms,
    offer: { ask: hotelDesk.offerPerson[0], task: 'escalation' },
  },
  {
    id: 'available',
    answer: ['In this demo, we always have rooms.'],
    offer: { ask: hotelDesk.offerStay, task: 'book' },
  },
  {
    id: 'minimum-age',
    answer: ['Guests need to be eighteen or older to check in.'],
  },
  {
    id: 'id',
    answer: ['Bring a photo ID and the card you’d like to pay with.'],
  },
  {
    id: 'housekeeping',
    answer: ['Of course. The front desk can send up towels, pillows or anything else at any hour.'],
  },
  {
    id: 'loyalty',
    answer: [
      'We don’t have a points program, but returning guests get an upgrade when one’s available.',
    ],
  },
  {
    id: 'weather',
    answer: ['I can’t see the sky from here, but there are umbrellas at the desk.'],
  },
  {
    id: 'who',
    answer: [
      `You’ve reached ${house.name}.`,
      'If you were calling another place, this isn’t the right number.',
    ],
    again: ['This is the Example Hotel, and no other place.'],
  },
  {
    id: 'wake-up',
    answer: ['Wake-up calls are free. Just tell the front desk what time.'],
  },
  {
    id: 'reach-guest',
    answer: ['I can’t say who’s staying with us, but the front desk can pass on a message.'],
  },
  {
    id: 'message-delivery',
    answer: ['The front desk passes messages on, but I can’t say when.'],
  },
  {
    id: 'requests',
    answer: ['Make any request when you book, and I’ll note it. I just can’t promise it.'],
  },
  {
    id: 'privacy',
    answer: [air.security.points[0].text, goneWithTheCall],
  },
  {
    id: 'what',
    answer: hotelDesk.whatICanDo,
  },
  {
    id: 'job',
    answer: ['Thanks for asking. Our front desk can tell you about open positions.'],
    offer: { ask: hotelDesk.offerPerson[0], task: 'escalation' },
  },
  {
    id: 'my-booking',
    answer: [hotelDesk.changedNoted[0]],
    offer: { ask: hotelDesk.offerPerson[0], task: 'escalation' },
  },
  {
    id: 'real-hotel',
    answer: [
      'No, this is an example hotel for the demo. Yours would have its own name and its own rules.',
    ],
  },
]
