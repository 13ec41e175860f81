import { air } from '../air.ts'
import { goneWithTheCall } from './desk.ts'
import { exampleHotel as house } from './example-hotel.ts'
import { hotelDesk } from './hotel-desk.ts'
import type { SpokenAnswer } from './line.ts'

/** What guests ask on the phone, and what the front desk of the example hotel answers. */
export const hotelAnswers: readonly SpokenAnswer[] = [
  {
    id: 'check-in',
    answer: [`Check-in starts at ${house.checkIn}.`],
  },
  {
    id: 'early-check-in',
    wish: 'Early check-in',
    answer: [
      `Check-in starts at ${house.checkIn}, but if the room is ready we let you in from eleven on.`,
    ],
  },
  {
    id: 'late-arrival',
    wish: 'Late arrival',
    answer: ['The desk is staffed all night, so arrive whenever you like. We hold your room.'],
  },
  {
    id: 'check-out',
    answer: [`Check-out is until ${house.checkOut}.`],
  },
  {
    id: 'late-check-out',
    wish: 'Late check-out',
    answer: [
      `Check-out is at ${house.checkOut}. Until one it’s free when the room isn’t needed, and until four it’s half a night.`,
    ],
    offer: {
      ask: 'Shall I ask for a late check-out for you?',
      task: 'change',
      choice: 'late check-out',
    },
  },
  {
    id: 'king',
    answer: ['Yes, we can give you a king instead of two queens, at the same rate.'],
    offer: { ask: 'Shall I put that on your reservation?', task: 'change', choice: 'king' },
  },
  {
    id: 'queens',
    answer: ['A room with two queen beds sleeps four, at the same rate as a king.'],
    offer: { ask: 'Shall I put that on your reservation?', task: 'change', choice: 'two queens' },
  },
  {
    id: 'airport',
    answer: [`LaGuardia is ${house.toLaGuardia} away, and Kennedy ${house.toKennedy}.`],
  },
  {
    id: 'shuttle',
    answer: ['We don’t run a shuttle, but the front desk orders you a car at any hour.'],
  },
  {
    id: 'pool',
    answer: [
      `The pool is on the roof, and it’s open from ${house.pool}.`,
      'The pool is indoors and heated all year.',
    ],
  },
  {
    id: 'pool-heated',
    answer: ['The pool is indoors and heated all year.'],
  },
  {
    id: 'gym',
    answer: ['The gym is next to the pool, and your key opens it at any hour.'],
  },
  {
    id: 'spa',
    answer: ['There’s a sauna beside the pool. We don’t have a spa.'],
  },
  {
    id: 'breakfast',
    answer: [`Breakfast is from ${house.breakfast}, and it’s included in your rate.`],
  },
  {
    id: 'vegan',
    answer: [
      'The kitchen has vegetarian, vegan and gluten-free dishes. Tell the server about any allergy.',
    ],
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
    answer: [
      'There’s coffee and tea in the lobby all day, free of charge, and a machine in your room.',
    ],
  },
  {
    id: 'parking',
    answer: [`We have a garage below the hotel, at ${house.parking} a night.`],
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
    answer: ['Dogs and cats are welcome, for thirty dollars a stay.'],
  },
  {
    id: 'service-animal',
    wish: 'Service animal',
    answer: ['Service animals stay free, of course.'],
  },
  {
    id: 'children',
    answer: ['Children under twelve stay free in their parents’ room.'],
  },
  {
    id: 'crib',
    wish: 'Crib or extra bed',
    answer: ['Cribs are free, and a rollaway bed is twenty-five dollars a night.'],
  },
  {
    id: 'smoking',
    answer: ['The whole house is smoke-free. There’s a terrace on the second floor.'],
  },
  {
    id: 'wheelchair',
    wish: 'Accessible room',
    answer: ['Every floor has elevators, and we have rooms with roll-in showers.'],
  },
  {
    id: 'rates',
    answer: [`A king or two queens is ${house.rates.king} a night, a suite ${house.rates.suite}.`],
    offer: { ask: 'Would you like me to book one?', task: 'book' },
  },
  {
    id: 'discount',
    answer: [
      'Stay three nights or more, and the last one is ten dollars off. That’s our only offer.',
    ],
  },
  {
    id: 'tax',
    answer: ['City and state taxes come on top. There’s no resort fee.'],
  },
  {
    id: 'deposit',
    answer: ['You pay when you leave. At check-in we hold fifty dollars on the card.'],
  },
  {
    id: 'payment',
    answer: ['We take all cards and cash, and we mail you the bill.'],
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
      `A suite has a king, a sofa bed and a small kitchen, at ${house.rates.suite} a night.`,
    ],
    offer: { ask: 'Would you like me to book one?', task: 'book', choice: 'suite' },
  },
  {
    id: 'view',
    answer: [
      'Rooms to the courtyard are the quiet ones, and those to the street have the view. I can note what you like.',
    ],
  },
  {
    id: 'connecting',
    wish: 'Connecting rooms',
    answer: ['We have connecting rooms. I’d note it, and the front desk sets them aside.'],
  },
  {
    id: 'in-room',
    answer: ['Each room has a fridge, a kettle, a safe, an iron and a hair dryer.'],
  },
  {
    id: 'laundry',
    answer: ['Laundry handed in before nine is back by six the same day.'],
  },
  {
    id: 'luggage',
    answer: ['We keep your bags free of charge, before check-in and after check-out.'],
  },
  {
    id: 'lost',
    answer: ['I’m sorry to hear that. Housekeeping keeps everything that’s found for ninety days.'],
    offer: { ask: 'Shall I pass you to the front desk, so they can look?', task: 'escalation' },
  },
  {
    id: 'address',
    answer: [`We’re an example hotel, so picture us at ${house.where}.`],
  },
  {
    id: 'subway',
    answer: [`The subway is ${house.toSubway} away on foot.`],
  },
  {
    id: 'sights',
    answer: ['Times Square is fifteen minutes on foot, and Central Park twenty.'],
  },
  {
    id: 'meeting',
    answer: [
      'There are two meeting rooms and a printer on the first floor. Events are planned with our front desk.',
    ],
  },
  {
    id: 'group',
    answer: hotelDesk.manyRooms,
    offer: { ask: 'Shall I pass you to them with a note?', task: 'escalation' },
  },
  {
    id: 'available',
    answer: ['We do have rooms.'],
    offer: { ask: 'Would you like me to book one?', task: 'book' },
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
    answer: ['Of course. The front desk brings towels, pillows and the like at any hour.'],
  },
  {
    id: 'loyalty',
    answer: ['We have no points program. Returning guests get the better room when one is free.'],
  },
  {
    id: 'weather',
    answer: ['I can’t see the sky from here, but there are umbrellas at the desk.'],
  },
  {
    id: 'hotel-name',
    answer: [`You’ve reached ${house.name}.`],
  },
  {
    id: 'wake-up',
    answer: ['Wake-up calls are free. Tell the front desk when.'],
  },
  {
    id: 'reach-guest',
    answer: ['I can’t say who is staying with us, but the front desk passes messages on.'],
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
    answer: ['Thanks for asking. Our front desk knows about open positions.'],
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
