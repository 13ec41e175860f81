import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, PageMeta, PaperRow } from '../types.ts'

const { alwaysOn, languages, lessThanAssistant } = claims

export const hotels = {
  meta: {
    title: pageTitle('Hotels & hospitality'),
    description:
      'An AI receptionist for hotels: answers guest calls at any hour, books, changes and cancels reservations, and passes VIP calls to the front desk.',
  } satisfies PageMeta,
  hero: {
    label: 'Hotels & hospitality',
    title: 'Every guest call answered, whoever is on tonight',
    lead: `Check-in times, late check-outs, two queens for a king: answered, booked or passed to the front desk, in ${languages.figure}.`,
    action: { label: 'Hear it answer', to: '#demo' },
  } satisfies Hero,
  registration: {
    title: 'Registration card',
    number: 'No. 0306',
    rows: [
      { name: 'Guest', value: 'M. Okafor, two nights' },
      { name: 'Called', value: '9:52 pm, from the airport' },
      { name: 'Asked', value: 'King instead of two queens' },
      { name: 'Done', value: 'Changed. Key is at the desk.' },
    ] satisfies readonly PaperRow[],
    exampleLabel: 'Example',
    tag: { label: 'Room', number: '306' },
  },
  questions: {
    title: 'Read one of these out',
    list: [
      'What time is check-in?',
      'Can I get a late check-out?',
      'Can I have a king instead of two queens?',
      'How far is it to the airport?',
      'Is the pool open?',
    ],
  },
  shifts: {
    title: 'One phone, two ways to spend the night',
    night: {
      label: 'The problem',
      title: 'At night the desk is one person',
      calls: [
        {
          time: '11:52 pm',
          text: 'A family wants Saturday. The desk is upstairs with towels, and the call rings out.',
        },
        {
          time: '12:40 am',
          text: 'It is only about parking. But a guest stands at the counter, and the caller gives up.',
        },
        { time: '2:05 am', text: 'Nobody picks up. The caller books the next hotel on the list.' },
        {
          time: '3:30 am',
          text: 'A regular’s flight is canceled. Voicemail is the one to hear about it.',
        },
      ],
    },
    morning: {
      label: 'The solution',
      title: 'In the morning it is all on paper',
      notes: [
        {
          title: 'Reservations, finished on the call',
          text: 'Booked, changed or canceled while the guest is still on the line.',
        },
        {
          title: 'Guest questions, answered',
          text: 'Parking, breakfast, the pool: from your own house rules, as often as they are asked.',
        },
        {
          title: 'No hour left out',
          text: `${alwaysOn.text} Nights, holidays and the Sunday rush included.`,
        },
        {
          title: 'Complex and VIP calls, passed on',
          text: 'They ring at the front desk, with a line on what it is about.',
        },
      ],
    },
  },
  multilingual: {
    title: `${languages.figure}, one number to call`,
    text: 'AIR hears which one the guest speaks and stays in it. The note for your desk is written in yours.',
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
    title: 'Five doors down the corridor',
    list: [
      { title: 'The guest calls', text: 'AIR picks up in your hotel’s name.' },
      {
        title: 'It listens',
        text: 'A booking, a change, a question, a complaint: it asks until it knows which.',
      },
      {
        title: 'It looks it up',
        text: 'Rooms, rates and house rules come from your property system.',
      },
      {
        title: 'It acts, or fetches someone',
        text: 'It books, changes or cancels. What is complex or VIP goes to the front desk.',
      },
      { title: 'It leaves a note', text: 'Who called, what was asked, what was done.' },
    ],
  },
  savings: {
    label: 'What it saves',
    figure: lessThanAssistant.figure,
    /** The claim goes on after its figure, which is set large. */
    rest: lessThanAssistant.text.slice(lessThanAssistant.figure.length).trim(),
    text: 'The rate is flat: a sold-out weekend costs what a quiet Tuesday does.',
    fits: [
      {
        name: 'Property system',
        value: 'For example Oracle OPERA Cloud or Mews',
        text: 'Or a custom one, connected to the way you work.',
      },
      {
        name: 'White label',
        value: 'It answers as you',
        text: 'Your name, your greeting, your tone. Ours is never mentioned.',
      },
    ],
  },
  doors: {
    title: 'Which side of the desk are you on?',
    contact: {
      title: 'You run a hotel',
      text: 'Tell us your rooms, your shifts and what the phone rings about. One property or twenty.',
      action: { label: 'Talk about your property', to: '#contact' } satisfies InternalLink,
    },
    partner: {
      title: 'You build for hotels',
      text: 'Property systems, booking engines, phones, door locks: we are looking for hotel technology partners. Write to',
      email: brand.email,
      subject: 'Hotel technology partnership',
    },
  },
  contactTab: { label: 'Contact Us', to: '#contact' } satisfies InternalLink,
} as const
