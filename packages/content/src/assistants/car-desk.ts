/** The receptionist of an example car service: what she says, and what she knows. */
export const carDesk = {
  greeting: [
    'thank you for calling Example Car Service.',
    'I’m the AI receptionist.',
    'Where can we take you?',
  ],
  ask: {
    pickup: [['Where should we pick you up?'], ['And the pickup address?']],
    dropoff: [['Where are you going?'], ['And where to?']],
    date: [['For what day?'], ['What day do you need the car?']],
    time: [['What time should the car be there?'], ['And what time?']],
    passengers: [['How many passengers?'], ['How many of you will there be?']],
    name: [['What name should I put it under?'], ['And your name, please?']],
    holder: [['What name is it under?'], ['And your name, please?']],
    phone: [['What number can the dispatcher reach you at?'], ['And your phone number, please?']],
  },
  askAgain: {
    pickup: [
      ['What address or landmark should the driver come to?'],
      ['Just the street address is fine.'],
    ],
    dropoff: [
      ['Where should the driver take you? An airport, or an address?'],
      ['Just the name of the place is fine.'],
    ],
    date: [['Is that for today, tomorrow, or another day?'], ['Just the day, like Friday.']],
    time: [['What time? For example, five thirty in the morning.'], ['Just the hour is fine.']],
    passengers: [['Just the number of people, please.'], ['Is it just you, or are there others?']],
    name: [['What name should the driver ask for?'], ['Just your first name is fine.']],
    holder: [['What name should I put on the note?'], ['Just your first name is fine.']],
    phone: [['One digit at a time is fine, area code first.']],
  },
  morningOrEvening: [['Is that AM or PM?'], ['In the morning or in the evening?']],
  whichAirport: [['Which airport is that?'], ['Kennedy, LaGuardia, or Newark?']],
  whatNumber: [['What’s the building number?'], ['The number, or the cross street?']],
  whatAddress: {
    pickup: [['What’s the street address for the pickup?'], ['And the exact address?']],
    dropoff: [
      ['What’s the street address for the drop-off?'],
      ['And the address you’re going to?'],
    ],
  },
  readBack: {
    /** With the name left open. */
    car: 'A car for',
    someCar: 'A car',
    from: 'from',
    to: 'to',
    lands: 'flight lands',
    passengers: 'passengers,',
    shallI: ['Right?', 'Is that right?'],
    /** After an answer by the way, of which "Right?" would ask. */
    shallISend: 'Should I send it?',
  },
  oneRide: ['Let’s take one ride at a time.'],
  samePlace: ['I have the same place for pickup and drop-off.'],
  past: ['That time has already passed.'],
  sent: [
    'It’s with our dispatcher now.',
    'A person approves every ride, and then you’ll get a confirmation.',
  ],
  sentAgain: ['The dispatcher has the update.'],
  back: [['Now, your ride.'], ['Back to your ride.']],
  handOver: [
    'I’ll fill in our dispatcher on what we have and transfer you.',
    'This is a demo, so the call ends here, where a person would pick up.',
    'Thank you for calling.',
  ],
  /** What is for the dispatcher, and no ride. */
  matter: {
    called: {
      cancel: 'about a cancellation,',
      change: 'about a change to a ride,',
      status: 'about a ride you booked,',
      complaint: 'about a complaint,',
      bill: 'about a bill,',
      lost: 'about a lost item,',
      callback: 'about a callback,',
    },
    inYourWords: 'in your own words,',
    /** Before its day or its hour, which is not when somebody calls. */
    forRide: 'for the ride',
    movedTo: 'with a new time,',
    written: ['I’ve written this down for our dispatcher.'],
    addedTo: [['I’ve added that to the note.'], ['That’s on the note too.']],
    shallI: ['Should I pass it on?', 'Is that right?'],
    passedOn: ['The dispatcher has your note, and will take care of it.'],
    /** A ride that was asked for beside it. */
    wishKept: ['I’ll set up your ride right after this.'],
    back: [['Now, your note for the dispatcher.'], ['Back to your note.']],
  },
  /** A second ride, or the way back. */
  further: {
    kept: ['Let’s take one ride at a time.', 'I’ll set up the other one right after this.'],
    isKept: ['Yes, I have that for the other ride.'],
    shallI: 'Should we set up the other ride now?',
  },
  askNumber: ['Would you like to add a phone number, or anything else?'],
  limit: ['The dispatcher can tell you if that’s okay.'],
  dispatcherKnows: ['Our dispatcher may know.'],
  callBack: ['Of course. I’ll ask the dispatcher to call you.'],
  messageNoted: ['I’ve written this down for our dispatcher:'],
  sorry: ['I’m sorry about that. Our dispatcher can look into it.'],
  lost: ['I’m sorry to hear that. The dispatcher can ask the driver to look for it.'],
  status: ['Our dispatcher can see where every car is.'],
  changes: ['Our dispatcher handles rides that are already booked.'],
  cancellations: ['Our dispatcher takes care of cancellations.'],
  offerRide: 'Would you like me to set up that ride?',
  offerPerson: ['Would you like me to transfer you to our dispatcher?'],
  whatICanDo: ['I can set up a ride for you.', 'Just tell me the pickup, the drop-off, and when.'],
  goodbye: [['Thank you for calling. Have a safe trip.'], ['Thanks for calling. Goodbye.']],
} as const

/** What a note for the dispatcher is called on paper. */
export const carMatters = {
  cancel: 'Cancellation',
  change: 'Change to a booked ride',
  status: 'Status of a ride',
  complaint: 'Complaint',
  bill: 'Bill',
  lost: 'Lost item',
  callback: 'Callback',
} as const
