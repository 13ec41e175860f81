import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import type { ArtKey, ComingArtKey, InternalLink, PageMeta, RoutePath } from '../types.ts'

/** Spec §3, industry card. */
export type IndustryCard = {
  readonly title: string
  readonly description: string
  readonly icon: ArtKey | ComingArtKey
  /** Null means that there is no page yet. */
  readonly link: RoutePath | null
}

const cards = [
  {
    title: 'Healthcare',
    description: 'Visits booked and moved while the desk looks after whoever stands there.',
    icon: 'appointment-card',
    link: '/industries/healthcare',
  },
  {
    title: 'Financial services',
    description: 'Intake calls, and papers asked for until they are in the file.',
    icon: 'ledger-statement',
    link: '/industries/financial-services',
  },
  {
    title: 'Hotels & hospitality',
    description: 'Late check-outs and changed bookings, while the lobby sleeps.',
    icon: 'registration-card',
    link: '/industries/hotels-hospitality',
  },
  {
    title: 'Transportation',
    description: 'Pickup, drop-off, passengers. Taken down, then approved by dispatch.',
    icon: 'trip-ticket',
    link: '/industries/transportation',
  },
  {
    title: 'Restaurants & takeouts',
    description: 'Orders taken, read back and sent to the kitchen in the rush.',
    icon: 'kitchen-chit',
    link: '/industries/restaurants-takeouts',
  },
  {
    title: 'eCommerce Markets',
    description: 'Where the parcel is, and how to send it back.',
    icon: 'packing-label',
    link: null,
  },
  {
    title: 'Recruitment & Staffing',
    description: 'Candidates called while they are still looking.',
    icon: 'name-badge',
    link: null,
  },
  {
    title: 'Estimators & Construction',
    description: 'Site calls noted, quotes followed up.',
    icon: 'estimate',
    link: null,
  },
  {
    title: 'Fitness & Wellness',
    description: 'Classes booked, memberships paused.',
    icon: 'punch-card',
    link: null,
  },
] as const satisfies readonly IndustryCard[]

export const industries = {
  meta: {
    title: pageTitle('Industries'),
    description:
      'AI receptionists and automations by trade: healthcare, financial services, hotels, transportation, restaurants, and four more on the way.',
  } satisfies PageMeta,
  label: 'Industries',
  title: 'Pick up your key',
  lead: 'Each trade has its own calls and its own paper. Five desks are set up; four more are being fitted out.',
  cards,
  comingSoon: 'Detailed page coming soon',
  request: {
    title: 'Not on the board?',
    text: 'Tell us what your callers ask for. Where there is a pattern in it, a key can be cut.',
    action: {
      label: 'Request a Solution for Your Industry →',
      to: '/#contact',
    } satisfies InternalLink,
  },
  everyKey: {
    title: 'Comes with every key',
    entries: [
      {
        figure: claims.alwaysOn.figure,
        text: 'The line is picked up at lunch, on Sunday, at 2:14 am.',
      },
      { figure: claims.everyCall.figure, text: 'of calls handled, also when three ring at once.' },
      {
        figure: claims.languages.figure,
        text: 'The caller begins in one, and the call stays in it.',
      },
    ],
  },
} as const
