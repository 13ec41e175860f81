import type { SpokenAnswer } from '@nightdesk/content'

/** The receptionist of an example barber's shop: everything she says. */
export const barberDesk = {
  greeting: [
    'thank you for calling Example Barbershop.',
    'I’m the AI receptionist.',
    'How can I help you?',
  ],
  ask: {
    service: [['What can we do for you: a haircut, a beard trim, or a kids’ cut?']],
    day: [['What day would you like to come?'], ['And for what day?']],
    time: [['What time works for you?'], ['And what time?']],
    name: [['What name should I put it under?'], ['And your name, please?']],
  },
  askAgain: {
    service: [['Just say haircut, beard trim, or kids’ cut.']],
    day: [['For example, tomorrow or Friday.'], ['Just the day, please.']],
    time: [['For example, ten thirty.'], ['Just the hour is fine.']],
    name: [['Your first name is enough.']],
  },
  services: {
    Haircut: 'A haircut,',
    'Beard trim': 'A beard trim,',
    'Haircut and beard': 'A haircut and a beard trim,',
    'Kids’ cut': 'A kids’ cut,',
  },
  appointment: 'An appointment,',
  shallI: ['Should I book it?', 'Is that right?'],
  booked: ['You’re booked. See you then.'],
  changed: ['Done, I’ve changed your appointment.'],
  closedDay: ['We’re closed on Mondays.'],
  closedTime: ['We’re open from nine to six, and the last appointment is at five thirty.'],
  past: ['That time has already passed.'],
  back: [['Now, your appointment.'], ['Back to your appointment.']],
  sorry: ['I’m sorry about that. The owner should hear about it.'],
  changes: ['The shop handles appointments that are already booked.'],
  handOver: ['I’ll transfer you to the shop with a note.', 'Thank you for calling.'],
  offerPerson: ['Would you like me to transfer you to the shop?'],
  whatICanDo: ['I can book a haircut, a beard trim, or a kids’ cut.'],
  goodbye: [['Thank you for calling. See you soon.'], ['Thanks for calling. Goodbye.']],
} as const

export const barberAnswers: readonly SpokenAnswer[] = [
  { id: 'hours', answer: ['We’re open from nine to six, every day but Monday.'] },
  {
    id: 'price',
    answer: ['A haircut is thirty dollars, a beard trim is fifteen, and a kids’ cut is twenty.'],
    offer: { ask: 'Would you like to book one?', task: 'book' },
  },
  {
    id: 'walk-ins',
    answer: ['Walk-ins are welcome, but with an appointment, you won’t wait.'],
    offer: { ask: 'Would you like me to book one?', task: 'book' },
  },
  { id: 'parking', answer: ['There’s free parking behind the shop.'] },
  { id: 'address', answer: ['We’re at twelve Example Street, next to the bakery.'] },
]
