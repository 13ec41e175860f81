import { exampleHotel } from './example-hotel.ts'
import { listOf } from './line.ts'

/** The receptionist of the example hotel: everything she says that is not the answer to a question. */
export const hotelDesk = {
  greeting: [
    `thank you for calling ${exampleHotel.name}.`,
    'I’m the AI receptionist.',
    'How can I help you?',
  ],
  ask: {
    arrival: [['What day would you like to arrive?'], ['And when will you be arriving?']],
    nights: [['For how many nights?'], ['How many nights will you be staying?']],
    room: [['Would you like a king, two queens, or a suite?'], ['A king, two queens, or a suite?']],
    guests: [['How many guests?'], ['And for how many people?']],
    guest: [['What name should it be under?'], ['And whose name should it be under?']],
    /** Of a reservation that was made before. */
    holder: [['What name is it under?'], ['May I have your name?']],
    held: [['What day is it for?'], ['And which day is it for?']],
    change: [
      ['What would you like to change?'],
      ['Should I change the date, the nights or the room, or add a request?'],
    ],
  },
  askAgain: {
    arrival: [
      ['What day do you arrive? For example, next Friday.'],
      ['Just your arrival date, please.'],
    ],
    nights: [['Just the number of nights, please.'], ['One night, two nights, or more?']],
    room: [
      ['We have a king, two queens, or a suite. Which one?'],
      ['One large bed, two beds, or a suite?'],
    ],
    guests: [['Just the number of guests, please.'], ['How many of you are staying?']],
    guest: [['What name should I put it under?'], ['Just your last name is fine.']],
    holder: [['What name did you book under?'], ['Just your last name is fine.']],
    held: [['What day were you going to arrive?'], ['Just your arrival date, please.']],
    change: [
      ['Is it the date, the number of nights, or the room?'],
      ['Tell me the new date, or the room you’d like.'],
    ],
  },
  rooms: {
    king: 'a king,',
    'two queens': 'two queens,',
    suite: 'a suite,',
  },
  readBack: {
    book: 'A reservation,',
    change: 'You’d like your reservation',
    cancel: 'You’re canceling the reservation,',
    arriving: 'arriving',
    leaving: 'leaving',
    rooms: ['in one room,', 'in two rooms,', 'in three rooms,', 'in four rooms,'],
    suites: ['a suite,', 'in two suites,', 'in three suites,', 'in four suites,'],
    eachRoom: { king: 'each with a king,', 'two queens': 'each with two queens,' },
    insteadOf: 'instead of',
    changedRoom: { king: 'with a king,', 'two queens': 'with two queens,', suite: 'in a suite,' },
    asArrival: 'as your arrival date,',
    moreNights: [
      'with one more night,',
      'with two more nights,',
      'with three more nights,',
      'with four more nights,',
      'with five more nights,',
      'with six more nights,',
      'with seven more nights,',
      'with eight more nights,',
      'with nine more nights,',
      'with ten more nights,',
      'with eleven more nights,',
      'with twelve more nights,',
      'with thirteen more nights,',
      'with fourteen more nights,',
    ],
    lateCheckOut: 'with a late check-out,',
    /** For a number that none of these has. */
    asTold: 'as you told me,',
    shallIBook: ['Should I book it?', 'Is that right?'],
    shallIChange: ['Should I make that change?', 'Is that right?'],
    shallICancel: ['Should I go ahead and cancel?', 'Is that right?'],
  },
  total: { lead: 'For your whole stay, that’s', end: 'dollars, before tax.' },
  booked: ['You’re booked, and we look forward to your stay.'],
  changed: ['Done. The front desk has the update.'],
  changedNoted: [
    'In this demo I can only see bookings from this call.',
    'So I’ve written the change down for the front desk.',
  ],
  canceled: ['It’s canceled, and there’s no charge.'],
  canceledLate: ['It’s canceled. The front desk will let you know about any charge.'],
  canceledNoted: [
    'In this demo I can only see bookings from this call.',
    'So I’ve written the cancellation down for the front desk.',
  ],
  keepIt: ['Okay, I’ll leave it as is.'],
  tooMany: ['That’s more people than this room sleeps, so I’d suggest two queens or a suite.'],
  bigParty: ['A room sleeps four at most. For a bigger group, our front desk can help.'],
  past: ['That day has already passed.'],
  manyRooms: ['For five rooms or more, the front desk will give you a quote.'],
  longStay: ['For more than two weeks, our front desk will give you a quote.'],
  back: [['Now, your reservation.'], ['Back to your reservation.']],
  messageNoted: ['I’ve written this down for the front desk:'],
  askMessage: {
    words: [['Of course. What’s the message?'], ['What should I write down?']],
    whom: [['Which guest is it for?'], ['What’s the guest’s name?']],
    from: [
      ['Who should I say it’s from, and is there a number to call back?'],
      ['And who is it from?'],
    ],
    /** For the desk itself: a thing that was left here. */
    caller: [['What name and number should I put on it?'], ['And your name and number?']],
  },
  afterwards: [['Let’s do your booking first. Then I’ll get the front desk for the rest.']],
  limit: ['The front desk can tell you if that’s okay.'],
  vip: ['Let me bring in our front desk for that.'],
  sorry: ['I’m sorry about that. Let me get someone to help.'],
  handOver: [
    'I’ll fill in the front desk and transfer you.',
    'This is a demo, so the call ends here, where a person would pick up.',
    'Thank you for calling.',
  ],
  askRoomNumber: [['What’s your room number?'], ['And which room is that for?']],
  askWakeTime: [['What time should the call be?'], ['And for what time?']],
  offerStay: 'Would you like me to book a room for you?',
  offerPerson: ['Would you like me to transfer you to the front desk?'],
  whatICanDo: ['I can answer questions about the hotel, or book, change or cancel a reservation.'],
  goodbye: [['Thank you for calling. We hope to see you soon.'], ['Thanks for calling. Goodbye.']],
} as const

/** What callers call the rooms, and the facts they want to change. */
export const stayWords: Readonly<
  Record<'rooms' | 'facts', Readonly<Record<string, readonly string[]>>>
> = {
  rooms: {
    king: listOf(`king, kingsize, one bed, 1 bed, big bed, large bed, longest bed, nicest bed, single,
      double, matrimonial, regular, normal, standard, basic, cheapest, smallest, smaller, any`),
    'two queens': listOf(
      'queen, two beds, 2 beds, two big beds, two large beds, separate beds, twin, double double',
    ),
    suite: listOf('suite, sweet, fancy, nicest, best, biggest, big one, sofa'),
  },
  facts: {
    arrival: ['date', 'dates', 'day', 'arrival'],
    nights: ['night', 'length'],
    room: ['room', 'bed'],
    guests: ['guest', 'people', 'person'],
  },
}
