import { brand } from '../brand.ts'
import { teamHours } from '../team-hours.ts'

/** The receptionist of the company itself. */
export const airDesk = {
  greeting: [
    `this is AIR, the AI receptionist at ${brand.product}.`,
    'Ask me what we do, or I can book you a free discovery call.',
  ],
  ask: {
    topic: [['What kind of business is it for?'], ['And what does your business do?']],
    company: [['What’s the name of the business?'], ['And what’s the business called?']],
    name: [['Who should our team ask for?'], ['And your name, please?']],
    holder: [['What name is it under?'], ['And your name, please?']],
    email: [['What’s your email address?'], ['And your email, please?']],
    phone: [['Could I get a phone number?'], ['And your phone number, please?']],
    date: [['What day works for you?'], ['What day is good for you?']],
    time: [['And what time?'], ['What time works for you?']],
    message: [['And what’s it regarding?'], ['And what should I write down?']],
  },
  askAgain: {
    topic: [
      ['In a word or two: a hotel, a clinic, a restaurant, something else?'],
      ['Just the kind of business is fine.'],
    ],
    company: [['Just the name of the business is fine.']],
    name: [['What name should I put on the note?'], ['Just your first name is fine.']],
    holder: [['What name did you book under?'], ['Just your last name is fine.']],
    email: [
      ['Could you say it slowly, like jane dot doe at example dot com?'],
      ['A phone number works too.'],
    ],
    phone: [['One digit at a time is fine, area code first.']],
    date: [['What day this week or next? For example, Tuesday.'], ['Just the day, please.']],
    time: [
      [`Our team is in from ${teamHours.hours}. What time works?`],
      ['In the morning or in the afternoon?'],
    ],
    message: [['Just a sentence is fine.']],
  },
  /** For whoever named a week. */
  whichDay: [['Which day of that week?'], ['And which day of the week?']],
  outsideHours: [`Our team is in from ${teamHours.hours}, ${teamHours.zone}.`],
  weekend: [`Our team is in ${teamHours.days}.`],
  past: ['That day has already passed.'],
  timePast: ['It’s already past that time today.'],
  readBack: {
    move: 'A new time for your discovery call,',
    insteadOf: 'instead of',
    cancel: 'You’re canceling your discovery call,',
    message: 'A note for the team,',
    sameTime: 'at the same time,',
    company: 'for',
    phone: 'phone',
    mail: 'email',
    shallI: ['May I pass this on?', 'Should I send it to our team?'],
  },
  booked: ['It’s with our team. They’ll contact you shortly to confirm your free discovery call.'],
  bookedAgain: ['Our team has the update.'],
  cannotSee: ['I can’t see your booking from here, but I can ask our team to move it.'],
  cannotCancel: ['I can’t see your booking from here, but I can ask our team to cancel it.'],
  canCancel: ['All right, I’ll ask our team to cancel it.'],
  cancelAsked: ['I’ve asked our team to cancel your call.'],
  moveAsked: [
    'I’ve asked our team to move your call. They’ll contact you to confirm the new time.',
  ],
  notSaved: [
    'I’m sorry, I couldn’t save that just now.',
    'Please email us. You’ll find our address under Contact.',
  ],
  notBooked: ['All right, I won’t send it.'],
  bookedEnough: [
    'I’m sorry, I can’t send another request.',
    'You can email us any time. You’ll find our address under Contact.',
  ],
  back: [['Now, your discovery call.'], ['Back to your discovery call.']],
  handOver: [
    'I can’t transfer you in this demo, but our team will call you back.',
    'I just need a few details.',
  ],
  /** For whoever has something to tell the team, or agreed to be called, and asked for nobody here and now. */
  callBack: ['Our team will call you back.', 'I just need a few details.'],
  /** For whoever leaves a message, and asked for nobody. */
  details: ['I just need a few details.'],
  takeMessage: ['Of course.'],
  leave: [
    'You can email us any time. You’ll find our address under Contact.',
    'Thank you for calling.',
  ],
  noContact: [
    'Without an email address or a phone number, our team can’t reach you.',
    'You can email us any time. You’ll find our address under Contact.',
  ],
  passOn: ['All right, I’ll pass that on.'],
  sorry: ['I’m sorry about that. Our team should hear about it.'],
  offerPerson: ['Would you like someone from our team to call you back?'],
  whatICanDo: ['I can tell you what we do and how pricing works, or book a discovery call.'],
  /** For what no page says, and for what a page says only in part. */
  onTheCall: {
    all: 'That’s something our team can go over with you on the free discovery call.',
    more: 'Our team can tell you more on the free discovery call.',
  },
  writeToUs: 'Please email us. You’ll find our address under Contact.',
  goodbye: [['Thank you for calling. Goodbye.'], ['Thanks for calling. Have a good day.']],
} as const
