import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import type { ContactInvite } from '../contact.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, OwnSum, PageMeta, PaperRow } from '../types.ts'

const { alwaysOn, languages, lessThanAssistant } = claims

export const hotels = {
  meta: {
    title: pageTitle('Hotels & hospitality'),
    description:
      'An AI receptionist for hotels: answers guest calls at any hour, books, changes and cancels reservations, and passes VIP calls to the front desk.',
  } satisfies PageMeta,
  hero: {
    label: 'Hotels & hospitality',
    title: 'Every guest call answered, no matter who’s on tonight',
    lead: `Check-in times, late check-\u2060outs, a king instead of two queens: answered, booked or passed to your front desk, in ${languages.figure}.`,
    action: { label: 'Call as a guest', to: '#demo' },
    secondAction: { label: 'Book a free call', to: '#contact' },
  } satisfies Hero,
  registration: {
    title: 'Registration card',
    number: 'No. 0306',
    rows: [
      { name: 'Guest', value: 'M. Okafor, two nights' },
      { name: 'Called', value: '9:52 pm, from the airport' },
      { name: 'Wanted', value: 'King instead of two queens' },
      { name: 'Done', value: 'Changed. Key’s at the desk.' },
    ] satisfies readonly PaperRow[],
    exampleLabel: 'Example',
    tag: { label: 'Room', number: '306' },
    /** On the hooks beside it. */
    emptyRooms: ['307', '309'],
  },
  shifts: {
    title: 'Same phone, two very different nights',
    night: {
      label: 'The problem',
      title: 'At night, one person covers the desk',
      calls: [
        {
          time: '11:52 pm',
          text: 'A family wants a room for Saturday. Your clerk is upstairs with towels, and nobody answers.',
        },
        {
          time: '12:40 am',
          text: 'It’s just a parking question. But there’s a guest at the counter, and the caller gives up.',
        },
        { time: '2:05 am', text: 'No answer. The caller books the next hotel on the list.' },
        {
          time: '3:30 am',
          text: 'A regular’s flight is canceled. All they get is your voicemail.',
        },
      ],
    },
    morning: {
      label: 'The solution',
      title: 'By morning, it’s all in the notes',
      notes: [
        {
          title: 'Reservations, handled on the call',
          text: 'Booked, changed or canceled while the guest is still on the line.',
        },
        {
          title: 'Guest questions, answered',
          text: 'Parking, breakfast, the pool: answered from your own policies, every time.',
        },
        {
          title: 'No gaps in the schedule',
          text: `${alwaysOn.text} Nights, holidays and the Sunday check-out rush included.`,
        },
        {
          title: 'Complex and VIP calls, handed off',
          text: 'They go to the front desk, with a note on what they’re about.',
        },
      ],
    },
  },
  multilingual: {
    title: `${languages.figure}, one number to call`,
    text: 'AIR recognizes the guest’s language and answers in it. Your desk gets the note in English. The demo above speaks English; your line will speak 20+ languages.',
    greetings: [
      { language: 'en', text: 'Good evening' },
      { language: 'es', text: 'Buenas noches' },
      { language: 'fr', text: 'Bonsoir' },
      { language: 'de', text: 'Guten Abend' },
      { language: 'it', text: 'Buonasera' },
      { language: 'pt', text: 'Boa noite' },
      { language: 'nl', text: 'Goedenavond' },
    ],
  },
  steps: {
    label: 'How it works',
    title: 'From first ring to finished note',
    list: [
      { title: 'The guest calls', text: 'AIR answers with your hotel’s name.' },
      {
        title: 'It listens',
        text: 'A booking, a change, a question or a complaint? It asks until it’s sure.',
      },
      {
        title: 'It looks it up',
        text: 'Rooms, rates and policies come from your property management system.',
      },
      {
        title: 'It takes care of it, or gets someone',
        text: 'It books, changes or cancels. Complex and VIP calls go to the front desk.',
      },
      { title: 'You get a note', text: 'Who called, what they wanted, what got done.' },
    ],
    /** What became of the first call of the night, which nobody answered above. */
    note: {
      title: 'Note for the desk',
      exampleLabel: 'Example',
      rows: [
        { name: 'Called', value: '11:52 pm, a family of four' },
        { name: 'Wanted', value: 'A room for Saturday' },
        { name: 'Done', value: 'Booked, two queens' },
      ] satisfies readonly PaperRow[],
    },
  },
  savings: {
    label: 'What it saves',
    figure: lessThanAssistant.figure,
    /** The claim goes on after its figure, which is set large. */
    rest: lessThanAssistant.text.slice(lessThanAssistant.figure.length).trim(),
    text: 'The rate is flat, so a full house costs the same as a quiet Tuesday. The savings figure is our estimate: after your discovery call, we’ll check it against what you pay now.',
    sum: {
      label: 'Example',
      line: ['You pay', 'a month now'],
      field: 'What you pay for your virtual assistant each month, in dollars',
      amount: 1000,
      digits: 5,
      times: 4.8,
      per: 'a year in savings',
      text: `${lessThanAssistant.figure} of that, for twelve months.`,
      ask: 'Try it with your own bill.',
    } satisfies OwnSum,
    fits: [
      {
        name: 'Property management system',
        value: 'We can connect to systems like Oracle\u00a0OPERA\u00a0Cloud or Mews',
        text: 'Or a custom one, set up to fit how you work.',
      },
      {
        name: 'White label',
        value: 'It answers as your hotel',
        text: 'Your name, your greeting, your tone. Guests never hear ours.',
      },
    ],
  },
  doors: {
    title: 'Do you run a hotel or build hotel tech?',
    contact: {
      title: 'You run a hotel',
      text: 'Tell us about your rooms, your shifts and what guests call about. One property or twenty.',
      action: { label: 'Let’s talk about your property', to: '#contact' } satisfies InternalLink,
    },
    partner: {
      title: 'You build hotel tech',
      text: 'Property management systems, booking engines, phones, door locks: we’re looking for hotel technology partners. Email us at',
      email: brand.email,
      subject: 'Hotel technology partnership',
    },
  },
  contactTab: { label: 'Contact Us', to: '#contact' } satisfies InternalLink,
  contact: {
    title: 'Give your night shift some backup',
    lead: 'Tell us about your hotel, and our team will contact you shortly to schedule a free discovery call. We’ll go over what guests call about and which calls AIR should take.',
  } satisfies ContactInvite,
} as const
