import { brand } from './brand.ts'
import type { ContactInvite } from './contact.ts'
import { recordingOf } from './sample-call.ts'
import { dayStrip } from './strip.ts'
import type { ArtKey, Hero, InternalLink, PageMeta, SlipContent } from './types.ts'

export type SignpostCard = {
  readonly title: string
  readonly text: string
  readonly link: InternalLink
  /** Ways of their own on the same card: the trades that have a page, each with its paper. */
  readonly trades?: readonly (InternalLink & { readonly art: ArtKey })[]
}

/** One step of the call: what was said, with the words that counted, and what was understood from them. */
export type HeardStep = {
  readonly said: readonly {
    readonly by: string
    readonly words: string
    /** The part of the words that the note hangs on. */
    readonly mark: string
  }[]
  readonly understood: string
}

export const home = {
  meta: {
    title: `${brand.product} | ${brand.tagline}`,
    description:
      'AI receptionists and automation for clinics, advisors, hotels, car services and restaurants. Flat rate, money-back guarantee, and a demo you can talk to.',
  } satisfies PageMeta,
  hero: {
    label: `AI automation and voice receptionists · ${brand.city}`,
    title: 'The phone rings at 2:14\u00a0am. It\u00a0gets\u00a0answered.',
    lead: 'AI receptionists and automation for service businesses. One flat rate, and your money back if you don’t see the results we promised.',
    action: { label: 'Get Started', to: '#contact' },
    secondAction: { label: 'Simulate Savings', to: '/measured-performance' },
  } satisfies Hero,
  hear: { label: 'Hear it answer', to: '#demo' } satisfies InternalLink,
  /** The same call at 2:14 that the headline and the strip name. */
  callNote: {
    title: 'Call note',
    number: 'No. 0417',
    rows: [
      { name: 'Time', value: '2:14 am, Tuesday' },
      { name: 'Caller', value: 'R. Alvarez, room 412' },
      { name: 'Wanted', value: 'Late check-out, 1 pm' },
      { name: 'Done', value: 'OK until 12:30. Front desk notified.' },
    ],
    boxes: [
      { label: 'Done', isTicked: true },
      { label: 'Call back', isTicked: false },
      { label: 'Logged', isTicked: true },
    ],
    exampleLabel: 'Example',
  } satisfies SlipContent,
  sheetBelow: { title: 'Registration card', number: 'No. 0416' },
  strip: dayStrip,
  /** The hero's call, step by step; each step fills one row of its note. */
  heardCall: {
    label: 'Example call, start to finish',
    title: 'What happened at 2:14\u00a0am',
    lead: 'Nobody was at the desk. Here’s the call behind the note at the top of this page.',
    /** To the line of a hotel: a guest may ask it for the same. */
    hear: {
      label: 'Call as a guest',
      to: '/industries/hotels-hospitality#demo',
    } satisfies InternalLink,
    /** The call as it was recorded. */
    sample: recordingOf('hotel-at-night'),
    columns: {
      said: 'What was said',
      understood: 'What it understood',
      written: 'What it wrote down',
    },
    steps: [
      {
        said: [
          {
            by: 'AIR',
            words: 'Good morning, Rose Street Inn. This is the AI receptionist. How can I help?',
            mark: '',
          },
        ],
        understood: 'A call on the hotel’s line, in the middle of the night.',
      },
      {
        said: [
          { by: 'Guest', words: 'Hi, this is Ray Alvarez in 412.', mark: 'Ray Alvarez in 412' },
        ],
        understood: 'An in-house guest, and the room number.',
      },
      {
        said: [
          {
            by: 'Guest',
            words: 'Any chance we could check out at one instead of eleven?',
            mark: 'check out at one',
          },
        ],
        understood: 'A late check-out, until 1 pm.',
      },
      {
        said: [
          { by: 'AIR', words: 'We can do 12:30. Does that work?', mark: '12:30' },
          { by: 'Guest', words: 'That’s perfect, thanks.', mark: 'perfect' },
        ],
        understood:
          'The hotel allows 12:30, and the guest said yes. The morning shift needs to know.',
      },
    ] satisfies readonly HeardStep[],
  },
  outcomes: {
    label: 'Outcomes first',
    title: 'Win more. Lose less.',
    lead: 'Every project we take on does one of two things: it brings in business, or it cuts what busywork and missed calls cost you.',
    pages: [
      {
        heading: 'Offense',
        total: { name: 'Won', sum: 'The 9\u00a0pm caller' },
        entries: [
          {
            title: 'Win new clients',
            text: 'Callers book with you instead of trying the next name on the list.',
          },
          {
            title: 'Scale revenue',
            text: 'Friday at seven, every order gets taken, and you don’t have to hire anyone.',
          },
          {
            title: 'Surpass competitors',
            text: 'At 9\u00a0pm, you pick up. Their callers get voicemail.',
          },
        ],
      },
      {
        heading: 'Defense',
        total: { name: 'Saved', sum: 'Your morning' },
        entries: [
          {
            title: 'Save time',
            text: 'No voicemails to write up at 8\u00a0am, no reminder calls, nothing to retype.',
          },
          {
            title: 'Reduce operational risk',
            text: 'A note on every call, so nothing hangs on one person’s memory.',
          },
        ],
      },
    ],
  },
  signposts: {
    title: 'Where would you like to start?',
    cards: [
      {
        title: 'Your industry',
        text: 'What your callers ask for, and how AIR handles it.',
        link: { label: 'Find your industry', to: '/industries' },
        trades: [
          { label: 'Clinics', to: '/industries/healthcare', art: 'appointment-card' },
          { label: 'Advisors', to: '/industries/financial-services', art: 'ledger-statement' },
          { label: 'Hotels', to: '/industries/hotels-hospitality', art: 'registration-card' },
          { label: 'Car services', to: '/industries/transportation', art: 'trip-ticket' },
          { label: 'Restaurants', to: '/industries/restaurants-takeouts', art: 'kitchen-chit' },
        ],
      },
      {
        title: 'AI solutions',
        text: 'Voice agents, documents, market research and the busywork in between.',
        link: { label: 'See what we build', to: '/use-cases' },
      },
      {
        title: 'Savings calculator',
        text: 'Enter four numbers about your team. See what you could save, and the math behind it.',
        link: { label: 'Run the numbers', to: '/measured-performance' },
      },
    ] satisfies readonly SignpostCard[],
  },
  pricing: {
    label: 'Rate card',
    title: 'One flat rate, quoted after your discovery call',
    lines: [
      { name: 'Flat rate', value: 'Never per call, never per minute' },
      { name: 'Terms', value: 'Customized for your business' },
      { name: 'Optimization', value: 'Continuous, included' },
      { name: 'Guarantee', value: 'Money back if we don’t deliver the results we agreed on' },
    ],
    guarantee:
      'If you don’t see the measurable improvements we promised, you get your money back. We agree in writing on what counts before we begin.',
    stamp: { top: 'Money back', bottom: 'guaranteed' },
    ask: { label: 'Get your rate', to: '#contact' } satisfies InternalLink,
  },
  contact: {
    title: 'Book your free discovery call',
    lead: 'Tell us about your business, and our team will contact you shortly to set a time. On the call, we’ll tell you what AI should take over and what it shouldn’t.',
  } satisfies ContactInvite,
} as const
