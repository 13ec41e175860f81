import { brand } from './brand.ts'
import { dayStrip } from './strip.ts'
import type { Hero, InternalLink, PageMeta, SlipContent } from './types.ts'

export type SignpostCard = {
  readonly title: string
  readonly text: string
  readonly link: InternalLink
}

export const home = {
  meta: {
    title: `${brand.product} | ${brand.tagline}`,
    description:
      'AI receptionists and automations for clinics, advisers, hotels, car services and restaurants. Flat rate, money-back guarantee, a demo you can talk to.',
  } satisfies PageMeta,
  hero: {
    label: `AI automation and voice receptionists · ${brand.city}`,
    title: 'The phone rings at 2:14\u00a0am. It gets answered.',
    lead: 'AI receptionists and automations for service businesses, at a flat rate, with a money-back guarantee if the improvement we promise is not there.',
    action: { label: 'Get Started', to: '#contact' },
    secondAction: { label: 'Simulate Savings', to: '/measured-performance' },
  } satisfies Hero,
  /** The same call at 2:14 that the headline and the strip name. */
  callNote: {
    title: 'Call note',
    number: 'No. 0417',
    rows: [
      { name: 'Time', value: '02:14 am, Tuesday' },
      { name: 'Caller', value: 'R. Alvarez, room 412' },
      { name: 'Asked', value: 'Late check-out, 1 pm' },
      { name: 'Done', value: 'Approved to 12:30. Front desk told.' },
    ],
    boxes: [
      { label: 'Booked', isTicked: true },
      { label: 'Call back', isTicked: false },
      { label: 'Logged', isTicked: true },
    ],
    exampleLabel: 'Example',
  } satisfies SlipContent,
  sheetBelow: { title: 'Trip ticket', number: 'No. 0416' },
  strip: dayStrip,
  outcomes: {
    label: 'Outcomes first',
    title: 'Two columns, like any honest ledger',
    lead: 'What comes in, and what no longer goes out. Every project we take on is entered in one of them.',
    pages: [
      {
        heading: 'Offense',
        note: 'Won',
        entries: [
          {
            title: 'Win new clients',
            text: 'The caller who would have tried the next number is yours.',
          },
          {
            title: 'Scale revenue',
            text: 'More bookings and orders without another chair at the desk.',
          },
          {
            title: 'Surpass competitors',
            text: 'You answer while their voicemail explains its opening hours.',
          },
        ],
      },
      {
        heading: 'Defense',
        note: 'Kept',
        entries: [
          { title: 'Save time', text: 'Retyping, reminding and confirming leave your team’s day.' },
          {
            title: 'Reduce operational risk',
            text: 'Each call leaves a note, so nothing depends on who remembers it.',
          },
        ],
      },
    ],
  },
  signposts: {
    title: 'Where would you like to look first?',
    cards: [
      {
        title: 'Your industry',
        text: 'Clinics, advisers, hotels, car services, restaurants: what the phone asks of each, and what happens then.',
        link: { label: 'Find your trade', to: '/industries' },
      },
      {
        title: 'AI solutions',
        text: 'Voice agents, documents, market checks and the work between them, one card each.',
        link: { label: 'See what we build', to: '/use-cases' },
      },
      {
        title: 'Savings calculator',
        text: 'Four numbers about your week. The sum and its formula, printed.',
        link: { label: 'Work it out', to: '/measured-performance' },
      },
    ] satisfies readonly SignpostCard[],
  },
  pricing: {
    label: 'Rate card',
    title: 'One rate. It is printed here because it does not move.',
    lines: [
      { name: 'Price', value: 'Flat rate' },
      { name: 'Terms', value: 'Customized to your business' },
      { name: 'Optimization', value: 'Continuous, included' },
      { name: 'Guarantee', value: 'Money back' },
    ],
    guarantee:
      'If you do not see the measurable improvements we promised, you get your money back. What counts is agreed in writing before we begin.',
    stamp: { top: 'Money back', bottom: 'guaranteed' },
  },
} as const
