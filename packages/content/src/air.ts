import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { ContactInvite } from './contact.ts'
import { pageTitle } from './page-title.ts'
import type { ExternalLink, Hero, InternalLink, PageMeta } from './types.ts'

export type CapabilityKey = 'answer' | 'book' | 'orders' | 'personal' | 'multi' | 'secure'

export type Capability = {
  readonly key: CapabilityKey
  /** The one word engraved on the switchboard key. */
  readonly engraved: string
  readonly title: string
  readonly desc: string
}

/** A call of the film's night, and the note it leaves. Always an example, and labeled as one. */
export type NightCall = {
  readonly time: string
  readonly shop: string
  readonly note: string
}

/** The section labels tell the hour: the page runs from the evening into the morning, as the film does. */
export const air = {
  meta: {
    title: pageTitle('AIR, the AI receptionist'),
    description:
      'AIR picks up every call, at any hour, in more than twenty languages. Now in Beta: talk to it in your browser, or hear it answer for your business.',
  } satisfies PageMeta,
  hero: {
    label: 'AIR · Beta',
    title: 'Your front desk never closes',
    lead: 'AIR, your AI receptionist, answers calls, books appointments, takes orders and has the notes ready by morning.',
    action: { label: 'Schedule a Call', to: '#contact' },
  } satisfies Hero,
  /** The second way in: a line that answers as the visitor. */
  ownLine: {
    label: 'Hear it answer for you',
    to: '#your-business',
  } satisfies InternalLink,
  demo: { start: 'Try out AIR', stop: 'Stop Demo' },
  film: {
    title: 'One night on Line 1',
    description:
      'Five storefronts from dusk to dawn. Seven calls come in, every one gets answered, and each one ends with a note on the counter.',
    pauseLabel: 'Pause the film',
    playLabel: 'Play the film',
    exampleLabel: 'Example night',
    calls: [
      { time: '6:52 pm', shop: 'Pizza', note: 'Two large, no onions' },
      { time: '8:20 pm', shop: 'Advisors', note: 'First meeting, Thursday 10 am' },
      { time: '9:47 pm', shop: 'Hotel', note: 'Late arrival, room held' },
      { time: '11:38 pm', shop: 'Pizza', note: 'One small, extra basil' },
      { time: '2:14 am', shop: 'Hotel', note: 'Room 412, late check-out 12:30 pm' },
      { time: '4:20 am', shop: 'Cars', note: 'To the airport, 6:15\u00a0am, 2 people' },
      { time: '5:41 am', shop: 'Clinic', note: 'Moved to Friday 9:40 am' },
    ] satisfies readonly NightCall[],
  },
  capabilities: {
    label: 'Midnight · the switchboard',
    title: 'One receptionist, six strengths',
    lead: 'Like your best front-desk person, on every line at once.',
    items: [
      {
        key: 'answer',
        engraved: 'Answer',
        title: 'Picks up every time',
        desc: `${claims.alwaysOn.text} ${claims.everyCall.text}`,
      },
      {
        key: 'book',
        engraved: 'Book',
        title: 'Books, moves, cancels',
        desc: 'Appointments, rooms and rides go into the calendar or system you already use.',
      },
      {
        key: 'orders',
        engraved: 'Orders',
        title: 'Takes the order',
        desc: 'Item by item, extras and substitutions included, and read back before it goes in.',
      },
      {
        key: 'personal',
        engraved: 'Personal',
        title: 'Sounds like your business',
        desc: 'Your name, your hours, your prices, your rules. Calls you want to take yourself get put through.',
      },
      {
        key: 'multi',
        engraved: 'Languages',
        title: `Speaks ${claims.languages.figure}`,
        desc: 'Callers get help in the language they’re most comfortable in, no matter who’s on shift.',
      },
      {
        key: 'secure',
        engraved: 'Secure',
        title: 'Keeps calls private',
        desc: 'Call recordings are not stored. All that’s left is the note, and it’s yours.',
      },
    ] satisfies readonly Capability[],
  },
  security: {
    label: '5 am · what we keep',
    title: 'A note, not a recording',
    lead: 'A receptionist hears a lot. These are the rules ours works by.',
    /** On the envelope: who it is for, and what is in it. */
    envelope: ['To your front desk', 'One note. No recording.'] as readonly [string, string],
    points: [
      {
        title: 'No recordings',
        text: 'Call recordings and sensitive personal data are not stored.',
      },
      {
        title: 'Encrypted in transit',
        text: 'Audio in the browser demo travels over an encrypted connection.',
      },
      {
        title: 'The note is yours',
        text: 'All that’s left of a call is who called, what they wanted and what got done.',
      },
      {
        title: 'Your words stay yours',
        text: 'When the demo call ends, our server forgets what you said, unless you choose to send it to us.',
      },
      {
        title: 'Mic on only during the call',
        text: 'Your browser asks you first. When the call ends, the microphone turns off.',
      },
    ],
  },
  article: {
    label: '7 am · the long version',
    title: 'What happens between the first ring and the note',
    /** The call of the film at 2:14 am, which the home page tells in full. */
    steps: [
      { name: 'Hear', example: '“Any chance we could check out at one instead of eleven?”' },
      { name: 'Understand', example: 'Room 412 wants a late check-out' },
      { name: 'Look up', example: 'Policy: free until 12:30 pm' },
      { name: 'Answer', example: '“We can do 12:30.”' },
      { name: 'Write down', example: 'OK until 12:30 pm. Front desk notified.' },
    ],
    exampleLabel: 'Example: the 2:14 am call',
    lead: 'Our blog walks through a single call, step by step.',
    link: { label: 'Read how it works', href: brand.links.howAirWorks } satisfies ExternalLink,
    newTab: 'opens in a new tab',
  },
  banner: {
    label: '8 am · good morning',
    /** A sentence a line. */
    title: 'Seven calls came in.\nSeven notes are on the counter.',
    action: { label: 'Schedule a Call', to: '#contact' } satisfies InternalLink,
  },
  contact: {
    title: 'Put AIR on your phone line',
    lead: 'Tell us about your calls, and our team will contact you shortly to schedule a time. We’ll tell you what AIR should answer and what it should leave to you.',
  } satisfies ContactInvite,
} as const
