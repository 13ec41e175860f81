import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, PageMeta } from '../types.ts'

const strategyCall = {
  label: 'Book a free strategy call',
  to: '#contact',
} as const satisfies InternalLink

export const transportation = {
  meta: {
    title: pageTitle('Transportation'),
    description:
      'An AI receptionist for limo and car services: takes name, time, pickup, drop-off and passengers, and sends the ride to your dispatcher to approve.',
  } satisfies PageMeta,
  hero: {
    label: 'Transportation',
    title: 'The ride is taken down before the caller hangs up',
    lead: 'Name, time, pickup, drop-off, passengers. Your dispatcher approves; the driver and the customer hear of it at once.',
    action: { label: 'Order a test ride', to: '#demo' },
    secondAction: strategyCall,
  } satisfies Hero,
  ticket: {
    title: 'Trip ticket',
    number: 'No. 0931',
    pickup: { name: 'Pickup', value: '48 Orchard Street', note: 'Tue 5:40 am' },
    dropoff: { name: 'Drop-off', value: 'JFK, Terminal 4', note: 'Departures' },
    facts: [
      { name: 'Passengers', value: '3' },
      { name: 'Name', value: 'D. Lindqvist' },
    ],
    dispatcher: { name: 'Dispatcher', initials: 'T.K.', state: 'Approved' },
    exampleLabel: 'Example',
  },
  cases: {
    title: 'Where a ride gets lost, and where it stops getting lost',
    problem: {
      label: 'The problem',
      title: 'One dispatcher, three lines, a radio',
      points: [
        { text: 'The second caller hears a busy tone and opens an app.', isLostCall: true },
        { text: 'An address noted at speed is an address driven to twice.', isLostCall: false },
        {
          text: 'The flight time was on a sticky note. The note was on the other desk.',
          isLostCall: false,
        },
        {
          text: 'After midnight the phone goes to voicemail, and nobody books a car with voicemail.',
          isLostCall: true,
        },
      ],
    },
    solution: {
      label: 'The solution',
      title: 'AIR takes the ride down. You say yes.',
      points: [
        'Each call is picked up, also the third one at once.',
        'Each ride has the same five facts, read back before the caller hangs up.',
        'Each ride waits for a person. Your dispatcher stays in charge.',
      ],
    },
  },
  route: {
    label: 'How it works',
    title: 'Six stops from ring to ride',
    stops: [
      { title: 'Answers the call', text: 'In your company’s name, at any hour.' },
      { title: 'Gathers the ride', text: 'Name, time, pickup, drop-off and passengers.' },
      {
        title: 'Asks a person',
        text: 'Sends a summary to a dispatcher for human approval.',
        isHuman: true,
      },
      {
        title: 'Logs the ride',
        text: 'In the limo software, or as a dispatch message.',
      },
      { title: 'Notifies the driver', text: 'By SMS or email.' },
      { title: 'Tells the customer', text: 'Sends a confirmation of the ride.' },
    ] satisfies readonly {
      readonly title: string
      readonly text: string
      readonly isHuman?: true
    }[],
    legend: 'The yellow stop is a person. Nothing drives on until they have said yes.',
  },
  integrations: {
    label: 'Integrations',
    title: 'It writes where you already read',
    rows: [
      {
        name: 'Limo and fleet software',
        plugs: ['Limo Anywhere', 'Moovs'],
        text: 'Two examples. A system of your own can be connected as well.',
        isOptional: false,
      },
      {
        name: 'Alert services, optional',
        plugs: ['SMS', 'Email', 'Chat'],
        text: 'For drivers, dispatchers or both. Take one, all, or none.',
        isOptional: true,
      },
    ],
  },
  privacy: {
    label: 'Compliance and privacy',
    title: 'What is not kept cannot get out',
    rules: [
      {
        name: 'Call recordings',
        answer: 'Not stored',
        text: 'The call ends, and so does its sound.',
      },
      {
        name: 'Sensitive personal data',
        answer: 'Not stored',
        text: 'A ride needs a name and an address. It does not need more.',
      },
      {
        name: 'HIPAA-grade handling',
        answer: 'Optional, on request',
        text: 'For medical rides, agreed before the first call.',
      },
    ],
    /** The hero's ticket once more, as it looks after the ride. */
    file: {
      title: 'After the ride',
      number: 'No. 0931',
      lines: [
        { name: 'Route', value: 'Orchard St to JFK' },
        { name: 'Recording', value: null },
        { name: 'Private', value: null },
      ] satisfies readonly { readonly name: string; readonly value: string | null }[],
    },
  },
  strategy: {
    title: 'Bring us one busy Friday',
    text: 'We go through your own calls and say plainly which of them AIR should take, and which it should leave to you.',
    action: strategyCall,
  },
} as const
