import type { SpokenAnswer } from './line.ts'

/** The receptionist of an example car service: what she says, and what she knows. */
export const carDesk = {
  greeting: [
    'thank you for calling the Example Car Service.',
    'I’m the AI receptionist.',
    'Where can we take you?',
  ],
  ask: {
    pickup: [['Where should we pick you up?'], ['And the pickup address?']],
    dropoff: [['Where are you going?'], ['And where to?']],
    date: [['For which day?'], ['What day do you need the car?']],
    time: [['What time should the car be there?'], ['And at what time?']],
    passengers: [['How many passengers?'], ['How many of you will there be?']],
    name: [['What name should I put it under?'], ['And your name, please?']],
  },
  askAgain: {
    pickup: [
      ['Which address or landmark should the driver come to?'],
      ['Just the street and the number is fine.'],
    ],
    dropoff: [
      ['Where should the driver take you? An airport, or an address?'],
      ['Just the place you’re going to, please.'],
    ],
    date: [['Is that for today, for tomorrow, or another day?'], ['Just the day, like Friday.']],
    time: [['What time, for example half past five in the morning?'], ['Just the hour is fine.']],
    passengers: [['Just the number of people, please.'], ['Is it only you, or are there more?']],
    name: [['Which name should the driver ask for?'], ['Your first name is enough.']],
  },
  morningOrEvening: [['Is that in the morning or in the evening?'], ['A M or P M?']],
  whichAirport: [['Which airport is that?'], ['Kennedy, LaGuardia, or Newark?']],
  whatNumber: [['What’s the house number there?'], ['A number, or the nearest corner?']],
  whatAddress: [['What’s the address there?'], ['Which street and number?']],
  readBack: {
    car: 'A car for',
    from: 'from',
    to: 'to',
    forMany: 'for',
    passengers: 'passengers,',
    shallI: ['Shall I send it to the dispatcher?', 'Is that right?'],
  },
  samePlace: ['The pickup and the drop-off are the same place.'],
  past: ['That time has already passed.'],
  sent: [
    'It’s with our dispatcher now.',
    'A person approves every ride, and then you get a confirmation.',
  ],
  sentAgain: ['The dispatcher has the new version.'],
  back: [['Now, your ride.'], ['Back to your ride.']],
  handOver: [
    'I’ll pass you to our dispatcher, with a note of what we have so far.',
    'This is a demo, so here the call ends where a person would pick up.',
    'Thank you for calling.',
  ],
  offerPerson: ['Would you like me to pass you to our dispatcher?'],
  whatICanDo: ['I can take a ride for you.', 'Tell me where from, where to, and when.'],
  goodbye: [['Thank you for calling. Have a safe trip.'], ['Thanks for calling. Goodbye.']],
} as const

const answers = [
  {
    id: 'price',
    keys: ['how much', 'price', 'cost', 'fare', 'rate', 'quote', 'charge', 'expensive'],
    answer: ['The dispatcher confirms the fare before the ride, so there are no surprises.'],
  },
  {
    id: 'payment',
    keys: ['pay', 'credit|card', 'cash', 'payment', 'apple pay', 'invoice', 'receipt'],
    answer: ['You can pay the driver by card or in cash.'],
  },
  {
    id: 'car',
    keys: [
      'what kind car',
      'what type car',
      'which car',
      'suv',
      'sedan',
      'van',
      'limo',
      'vehicle',
      'stretch',
    ],
    answer: ['We have sedans for up to three, SUVs for six, and vans for bigger groups.'],
  },
  {
    id: 'luggage',
    keys: ['luggage', 'bags', 'suitcase', 'baggage', 'skis', 'golf', 'stroller'],
    answer: ['Luggage is no problem. A sedan takes three large bags, an SUV takes six.'],
  },
  {
    id: 'child-seat',
    keys: ['child seat', 'car seat', 'baby seat', 'booster', 'kid seat', 'seat baby|child|kid'],
    answer: ['We have child seats and boosters at no charge. I’ll tell the dispatcher you asked.'],
  },
  {
    id: 'wait',
    keys: [
      'flight late|delayed|delay',
      'flight early',
      'wait for me',
      'waiting time',
      'plane late',
      'driver wait',
      'track flight',
    ],
    answer: ['The driver follows your flight and waits an hour after landing, free of charge.'],
  },
  {
    id: 'meet',
    keys: [
      'meet driver',
      'find driver',
      'where driver',
      'how find',
      'sign',
      'curb',
      'baggage claim',
    ],
    answer: ['The driver meets you at the curb, or inside with a sign if you prefer.'],
  },
  {
    id: 'how-long',
    keys: [
      'how long',
      'travel time',
      'how far',
      'minutes airport',
      'take to get',
      'when leave',
      'traffic',
    ],
    answer: [
      'From Manhattan it’s about an hour to Kennedy or Newark, and forty minutes to LaGuardia.',
    ],
  },
  {
    id: 'cancel-policy',
    keys: [
      'cancellation',
      'cancel policy',
      'cancel fee',
      'can cancel later',
      'if cancel',
      'cancel free',
    ],
    answer: ['You can cancel free of charge up to two hours before the pickup.'],
  },
  {
    id: 'cancel-ride',
    weight: 2,
    keys: ['cancel ride|car|booking|trip|pickup', 'cancel it', 'cancel my'],
    answer: ['Our dispatcher takes care of cancellations.'],
    offer: { ask: carDesk.offerPerson[0], task: 'dispatcher' },
  },
  {
    id: 'pets',
    keys: ['dog', 'pet', 'cat', 'animal'],
    answer: ['Pets are welcome. A carrier or a blanket is appreciated.'],
  },
  {
    id: 'wheelchair',
    keys: ['wheelchair', 'accessible', 'disabled', 'walker', 'ramp'],
    answer: ['We have vans with a ramp. I’ll tell the dispatcher you need one.'],
  },
  {
    id: 'hours',
    keys: [
      'hours open',
      'what time open|close',
      'when open|close',
      'night service',
      'early morning pickup',
      'work night',
      'open sunday|weekend|holiday',
    ],
    answer: ['We drive day and night, every day of the year.'],
  },
  {
    id: 'area',
    keys: [
      'area',
      'which cities',
      'new jersey',
      'connecticut',
      'long distance',
      'outside city',
      'boston',
      'philadelphia',
      'hamptons',
    ],
    answer: ['We drive all over New York and the states around it.'],
  },
  {
    id: 'driver',
    keys: [
      'driver name',
      'who driver',
      'driver license|licensed',
      'drivers safe|checked',
      'driver number|phone',
    ],
    answer: ['You get the driver’s name and number with the confirmation.'],
  },
  {
    id: 'confirmation',
    keys: [
      'confirmation',
      'confirm text|email',
      'get text',
      'how know',
      'when hear',
      'when confirmed',
    ],
    answer: ['Once the dispatcher has approved the ride, you get a confirmation.'],
  },
  {
    id: 'stop',
    keys: ['extra stop', 'stop way', 'two stops', 'another stop', 'make stop', 'stops'],
    answer: ['An extra stop is fine. I’ll put that on the ticket for the dispatcher.'],
  },
  {
    id: 'tip',
    keys: ['tip', 'gratuity', 'tipping'],
    answer: ['A tip is up to you. It isn’t included.'],
  },
  {
    id: 'round-trip',
    keys: ['round trip', 'return trip', 'way back', 'both ways', 'return ride', 'and back'],
    answer: ['Let’s do this way first, and then I’ll gladly take the ride back as a second one.'],
  },
  {
    id: 'hourly',
    keys: ['by hour', 'hourly', 'per hour', 'whole day', 'all day', 'wedding', 'prom'],
    answer: ['We also drive by the hour. The dispatcher will call you back with a rate.'],
  },
  {
    id: 'water',
    keys: ['water', 'wifi', 'charger', 'phone charger'],
    answer: ['Every car has water, a phone charger and wifi.'],
  },
  {
    id: 'private',
    keys: ['recording', 'recorded', 'record call', 'privacy', 'store data', 'my data'],
    answer: ['Call recordings and sensitive personal data are not stored.'],
  },
  {
    id: 'smoking',
    keys: ['smoke', 'smoking', 'vape', 'vaping'],
    answer: ['Our cars are smoke-free.'],
  },
  {
    id: 'lost',
    keys: ['lost', 'left in car', 'left my', 'forgot'],
    answer: ['I’m sorry to hear that. The dispatcher can ask the driver to look for it.'],
  },
] as const satisfies readonly SpokenAnswer[]

export const carAnswers: readonly SpokenAnswer[] = answers
export type CarDesk = typeof carDesk
