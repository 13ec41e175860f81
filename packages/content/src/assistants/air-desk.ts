import { brand } from '../brand.ts'
import { teamHours } from '../team-hours.ts'

/** The receptionist of the company itself. */
export const airDesk = {
  greeting: [
    `this is AIR, the AI receptionist of ${brand.product}.`,
    'Ask me what we do, or I’ll book you a free discovery call.',
  ],
  ask: {
    topic: [['What kind of business is it for?'], ['And what does your business do?']],
    name: [['Who should our team ask for?'], ['And your name, please?']],
    email: [['What’s your email address?'], ['And your email, please?']],
    phone: [['A phone number works too.'], ['And your phone number, please?']],
    date: [['Which day would suit you?'], ['What day is good for you?']],
    time: [['And at what time?'], ['What time suits you?']],
  },
  askAgain: {
    topic: [
      ['In a word or two: a hotel, a clinic, a restaurant, something else?'],
      ['Just the kind of business is fine.'],
    ],
    name: [['Which name may I put on the note?'], ['Your first name is enough.']],
    email: [
      ['Could you say it slowly, like jane dot doe at example dot com?'],
      ['A phone number works too.'],
    ],
    phone: [['Digit by digit is fine, the area code first.']],
    date: [['Which day this week or next? For example, Tuesday.'], ['Just the day, please.']],
    time: [
      [`Our team calls ${teamHours.hours}. Which hour suits you?`],
      ['In the morning or in the afternoon?'],
    ],
  },
  outsideHours: [`Our team calls ${teamHours.hours}, ${teamHours.zone}.`],
  weekend: [`Our team calls ${teamHours.days}.`],
  past: ['That day has already passed.'],
  timePast: ['That’s already past for today.'],
  readBack: {
    call: 'A discovery call,',
    about: 'about',
    phone: 'we reach you at',
    mail: 'and we write to',
    shallI: ['May I pass this on to our team?', 'Shall I send it to our team?'],
  },
  booked: ['It’s with our team. They’ll contact you shortly to confirm your free discovery call.'],
  bookedAgain: ['Our team has the new version.'],
  notSaved: [
    'I’m sorry, I couldn’t save that just now.',
    'Please write to us. The address is on this page.',
  ],
  notBooked: ['All right, nothing is sent.'],
  bookedEnough: [
    'All right, nothing is sent.',
    'You can also write to us any time. The address is on this page.',
  ],
  back: [['Now, your discovery call.'], ['Back to your discovery call.']],
  handOver: [
    'Nobody is beside me in this demo, but our team calls back.',
    'I’ll take down how to reach you.',
  ],
  leave: [
    `You can also write to us any time. The address is on this page.`,
    'Thank you for calling.',
  ],
  noContact: [
    'Without an email address or a phone number, our team can’t reach you.',
    'You can also write to us any time. The address is on this page.',
  ],
  passOn: ['All right, I’ll pass that on.'],
  sorry: ['I’m sorry about that. Our team should hear it.'],
  offerPerson: ['Shall I have a person from our team call you back?'],
  whatICanDo: [
    'I can tell you what we do, what it costs and how it works, or book a discovery call.',
  ],
  /** For what no page says, and for what a page says only in part. */
  onTheCall: {
    all: 'That’s something our team goes through with you on the free discovery call.',
    more: 'Our team can tell you more on the free discovery call.',
  },
  writeToUs: 'Please write to us. The address is on this page.',
  goodbye: [['Thank you for calling. Goodbye.'], ['Thanks for calling. Have a good day.']],
} as const
