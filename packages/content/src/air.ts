import { brand } from './brand.ts'
import { claims } from './claims.ts'
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
      'AIR picks up every call, at any hour, in more than twenty languages, and leaves a note of what was done. In Beta: talk to it in your browser.',
  } satisfies PageMeta,
  hero: {
    label: 'AIR · Beta',
    title: 'Somebody is at the desk',
    lead: 'AIR, the AI receptionist, answers your phone, books, takes orders, and hands you the notes in the morning.',
    action: { label: 'Schedule a Call', to: '#contact' },
  } satisfies Hero,
  demo: { start: 'Try out AIR', stop: 'Stop Demo' },
  film: {
    title: 'One night on Line 1',
    description:
      'Five shopfronts from dusk to morning. Seven times the phone rings and is answered, and each call leaves a note on the counter.',
    pauseLabel: 'Pause the film',
    playLabel: 'Play the film',
    exampleLabel: 'An example night',
    calls: [
      { time: '6:52 pm', shop: 'Pizza', note: 'Two large, no onions' },
      { time: '8:20 pm', shop: 'Advisors', note: 'First meeting, Thu 10:00' },
      { time: '9:47 pm', shop: 'Hotel', note: 'Late arrival, room held' },
      { time: '11:38 pm', shop: 'Pizza', note: 'One small, extra basil' },
      { time: '2:14 am', shop: 'Hotel', note: 'Room 412, late check-out 12:30' },
      { time: '4:20 am', shop: 'Cars', note: 'To the airport, 6:15, 2 people' },
      { time: '5:41 am', shop: 'Clinic', note: 'Moved to Friday 9:40' },
    ] satisfies readonly NightCall[],
  },
  capabilities: {
    label: 'Midnight · the switchboard',
    title: 'Six keys, one receptionist',
    lead: 'What your best person at the front does with a ringing phone, on every line at once.',
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
        title: 'Takes the order down',
        desc: 'Item by item, extras and leave-outs included, and reads it back before it is sent.',
      },
      {
        key: 'personal',
        engraved: 'Personal',
        title: 'Speaks as your house',
        desc: 'Your name, your hours, your prices, your rules. Calls you want yourself are put through.',
      },
      {
        key: 'multi',
        engraved: 'Languages',
        title: `Talks in ${claims.languages.figure}`,
        desc: 'Callers are helped in a language they are at home in, not in the one the shift happens to speak.',
      },
      {
        key: 'secure',
        engraved: 'Secure',
        title: 'Keeps it to itself',
        desc: 'Call recordings are not stored. What remains is the note, and it is yours.',
      },
    ] satisfies readonly Capability[],
  },
  security: {
    label: '5 am · what is kept',
    title: 'A sealed envelope, not a recording',
    lead: 'A receptionist hears a good deal. These are the rules ours works under.',
    points: [
      {
        title: 'No recordings',
        text: 'Call recordings and sensitive personal data are not stored.',
      },
      {
        title: 'Encrypted on the way',
        text: 'The voice in the browser demo travels over an encrypted connection.',
      },
      {
        title: 'The microphone only while you talk',
        text: 'Your browser asks you first. When the call ends, the microphone is released.',
      },
      {
        title: 'Your words stay yours',
        text: 'What was said in the demo is gone with the call, unless you choose to send it to us.',
      },
      {
        title: 'No cookies',
        text: 'This site sets none by default. Every page can be read, and AIR tried, without one.',
      },
    ],
  },
  article: {
    label: '7 am · the long version',
    title: 'What happens between the first ring and the note',
    steps: ['Hear', 'Understand', 'Look up', 'Answer', 'Write down'],
    lead: 'Our blog takes a single call apart, step by step.',
    link: { label: 'Read how it works', href: brand.links.howAirWorks } satisfies ExternalLink,
    newTab: 'opens in a new tab',
  },
  banner: {
    label: '8 am · good morning',
    title: 'Seven calls came in. Seven notes are on the counter.',
    action: { label: 'Schedule a Call', to: '#contact' } satisfies InternalLink,
  },
} as const
