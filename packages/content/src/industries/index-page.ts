import { claims } from '../claims.ts'
import type { ContactInvite } from '../contact.ts'
import { hearItAnswer } from '../demo.ts'
import { capital, numberWord } from '../number-word.ts'
import { pageTitle } from '../page-title.ts'
import type { ArtKey, ComingArtKey, InternalLink, PageMeta, RoutePath } from '../types.ts'

/** One industry on the page that lists them. */
export type IndustryCard = {
  readonly title: string
  readonly description: string
  readonly icon: ArtKey | ComingArtKey
  /** Null means that there is no page yet. */
  readonly link: RoutePath | null
  /** What it is worth there: a claim of the page behind the card. */
  readonly worth?: string
  /** At the foot of a card that leads on: what its page is about, in the words of the trade. */
  readonly go?: string
}

const cards = [
  {
    title: 'Healthcare',
    description: 'Visits booked and rescheduled while your staff takes care of patients.',
    icon: 'appointment-card',
    link: '/industries/healthcare',
    worth: claims.lessThanReceptionists.text,
    go: 'What a clinic gets →',
  },
  {
    title: 'Financial services',
    description: 'Intake calls answered, and missing documents tracked down.',
    icon: 'ledger-statement',
    link: '/industries/financial-services',
    worth: 'No more chasing forms before a meeting',
    go: 'What an advisor gets →',
  },
  {
    title: 'Hotels & hospitality',
    description: 'Late check-outs and booking changes handled while the lobby sleeps.',
    icon: 'registration-card',
    link: '/industries/hotels-hospitality',
    worth: claims.lessThanAssistant.text,
    go: 'What a front desk gets →',
  },
  {
    title: 'Transportation',
    description: 'Ride details taken by phone, approved by dispatch.',
    icon: 'trip-ticket',
    link: '/industries/transportation',
    worth: 'A ticket for every call, no ride without your OK',
    go: 'What a dispatcher gets →',
  },
  {
    title: 'Restaurants & takeouts',
    description: 'Orders taken, read back and sent to the kitchen, rush or no rush.',
    icon: 'kitchen-chit',
    link: '/industries/restaurants-takeouts',
    worth: claims.paysForItself.text,
    go: 'What a kitchen gets →',
  },
  {
    title: 'eCommerce Markets',
    description: 'Orders tracked, returns started.',
    icon: 'packing-label',
    link: null,
  },
  {
    title: 'Recruitment & Staffing',
    description: 'Candidates called while they’re still looking.',
    icon: 'name-badge',
    link: null,
  },
  {
    title: 'Estimators & Construction',
    description: 'Job-site calls logged, bids followed up on.',
    icon: 'estimate',
    link: null,
  },
  {
    title: 'Fitness & Wellness',
    description: 'Classes booked, questions answered.',
    icon: 'punch-card',
    link: null,
  },
] as const satisfies readonly IndustryCard[]

const comingCount = cards.filter(({ link }) => link === null).length

export const industries = {
  meta: {
    title: pageTitle('Industries'),
    description:
      'AI receptionists and automation by industry: healthcare, financial services, hotels, transportation, restaurants, and four more on the way.',
  } satisfies PageMeta,
  label: 'Industries',
  title: 'Pick your industry',
  lead: `AIR answers the way your business would. ${capital(numberWord(cards.length - comingCount))} industries have their own pages, and ${numberWord(comingCount)} more are on the way.`,
  cards,
  comingSoon: 'Detailed page coming soon',
  request: {
    title: 'Don’t see yours?',
    text: 'Tell us what your callers ask for. If there’s a pattern, we can build something for it.',
    action: {
      label: 'Request a Solution for Your Industry →',
      to: '#contact',
    } satisfies InternalLink,
    secondAction: hearItAnswer,
    /** Under the buttons, in small print. */
    terms: 'One flat rate in writing, money back guaranteed.',
  },
  contact: {
    title: 'Which calls would you hand off?',
    lead: 'Whatever business you’re in, tell us who calls and what they ask for. Our team will contact you shortly to schedule a free discovery call.',
  } satisfies ContactInvite,
  everyKey: {
    title: 'Included for every industry',
    entries: [
      {
        figure: claims.alwaysOn.figure,
        text: 'Your phone gets answered at lunch, on Sundays and at 2:14 am.',
      },
      {
        figure: claims.everyCall.figure,
        text: 'Every call gets handled, even when three come in at once.',
      },
      {
        figure: claims.languages.figure,
        text: 'AIR recognizes the caller’s language and sticks with it.',
      },
    ],
  },
} as const
