import type { ContactInvite } from '../contact.ts'
import { ownBusinessLink } from '../own-business/link.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, OwnSum, PageMeta } from '../types.ts'

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
    title: 'Every ride written down before the caller hangs up',
    lead: 'Name, time, pickup, drop-off, passengers. Your dispatcher approves it. Your driver and customer get word right away.',
    action: { label: 'Make a test booking', to: '#demo' },
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
    sms: { label: 'SMS to your driver', text: 'Tue 5:40 am, 48 Orchard to JFK' },
  },
  cases: {
    title: 'Where you lose rides, and how to stop it',
    problem: {
      label: 'The problem',
      title: 'One dispatcher, three lines, one radio',
      /** Each with what it costs; a call that was lost is marked. */
      points: [
        {
          text: 'The second caller sits on hold and opens an app.',
          cost: 'Lost call',
          isLostCall: true,
        },
        {
          text: 'A scribbled address sends the driver out twice.',
          cost: 'Wasted trip',
          isLostCall: false,
        },
        {
          text: 'The flight time was on a sticky note. The note was on the other desk.',
          cost: 'Late pickup',
          isLostCall: false,
        },
        {
          text: 'After midnight the phone goes to voicemail, and nobody books a ride that way.',
          cost: 'Lost call',
          isLostCall: true,
        },
      ],
      /** The owner's own arithmetic, to be done again with their fare. */
      sum: {
        label: 'Example',
        line: ['One lost', 'ride a week'],
        field: 'Your average fare in dollars',
        amount: 100,
        digits: 4,
        times: 52,
        per: 'a year',
        text: 'Fifty-two weeks.',
        ask: 'Try your own fare.',
      } satisfies OwnSum,
    },
    solution: {
      label: 'The solution',
      title: 'AIR takes the details. You say yes.',
      points: [
        'Every call gets picked up, even three at once, even after midnight.',
        'Every ride comes in complete, read back before the caller hangs up.',
        'A person approves every ride. Your dispatcher stays in charge.',
      ],
      action: {
        label: 'Hear AIR at your company',
        to: ownBusinessLink('transportation').to,
      } satisfies InternalLink,
    },
  },
  route: {
    label: 'How it works',
    title: 'Six stops from ring to ride',
    stops: [
      { title: 'Answers the call', text: 'With your company’s name, at any hour.' },
      { title: 'Gets the details', text: 'Name, time, pickup, drop-off and passengers.' },
      {
        title: 'Asks your dispatcher',
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
    person: 'A person',
    legend:
      'At the yellow stop, a person decides. At 3\u00a0am, the summary can reach them by SMS, email or chat, and the caller is told: “Once the dispatcher approves the ride, you’ll get a confirmation.” Nothing moves until they say yes.',
  },
  integrations: {
    label: 'Integrations',
    title: 'It works with what you already use',
    rows: [
      {
        name: 'Limo and fleet software',
        plugs: ['Limo Anywhere', 'Moovs'],
        text: 'We can connect to systems like these, or to your own.',
        isOptional: false,
      },
      {
        name: 'Optional alerts',
        plugs: ['SMS', 'Email', 'Chat'],
        text: 'For drivers, dispatchers or both. Use one, all or none.',
        isOptional: true,
      },
    ],
  },
  privacy: {
    label: 'Compliance and privacy',
    title: 'What we don’t keep can’t leak',
    rules: [
      {
        name: 'Call recordings',
        answer: 'Not stored',
        text: 'When the call ends, the audio is gone.',
      },
      {
        name: 'Sensitive personal data',
        answer: 'Not stored',
        text: 'There’s no place on the ticket for a card or ID number.',
      },
      {
        name: 'HIPAA-grade handling',
        answer: 'Optional, on request',
        text: 'For medical rides, set up before the first call.',
      },
    ],
    /** The hero's ticket once more, as it looks after the ride. */
    file: {
      title: 'After the ride',
      number: 'No. 0931',
      nothing: 'none',
      lines: [
        { name: 'Route', value: 'Orchard St to JFK' },
        { name: 'Pickup', value: 'Tue 5:40 am' },
        { name: 'Passengers', value: '3' },
        { name: 'Recording', value: null },
      ] satisfies readonly { readonly name: string; readonly value: string | null }[],
    },
  },
  strategy: {
    ask: 'Rather talk it over with a person?',
    action: strategyCall,
  },
  contact: {
    title: 'Tell us about a busy Friday',
    lead: 'We’ll go through your calls and tell you straight which ones AIR should take and which to keep. Our team will contact you shortly to schedule your free strategy call.',
  } satisfies ContactInvite,
} as const
