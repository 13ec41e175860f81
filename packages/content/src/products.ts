import { claims } from './claims.ts'
import type { ContactInvite } from './contact.ts'
import { pageTitle } from './page-title.ts'
import type { Hero, InternalLink, PageMeta } from './types.ts'

/** The drawing beside an agent's name; the site's registry must hold each one or it does not compile. */
export type ProductIcon =
  | 'desk-telephone'
  | 'name-card'
  | 'notice-board'
  | 'desk-bell'
  | 'ledger-statement'
  | 'letter-tray'
  | 'routing-slip'

export type Product = {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly description: string
  readonly isAvailable: boolean
  readonly icon: ProductIcon
}

export const productsPage = {
  meta: {
    title: pageTitle('AI agents'),
    description:
      'Seven AI agents for service businesses. AIR, the AI receptionist, is live in Beta today, and six more are on the way.',
  } satisfies PageMeta,
  hero: {
    label: 'The agents',
    title: 'Day or night,\nAIR picks up\nthe phone.',
    lead: 'Your callers get an answer instead of voicemail, and you get a note on every call. It’s live in Beta: talk to it right here.',
  } satisfies Hero,
  hear: { label: 'Talk to AIR', to: '#demo' } satisfies InternalLink,
  ask: { label: 'Request a discovery call', to: '#contact' } satisfies InternalLink,
  /** Over the six that are still to come. */
  training: {
    title: 'Six more are in training',
    lead: 'Open one to see the note it will leave you, and what we can build for you today.',
  },
  lampLit: 'On duty, in Beta',
  /** What the one on duty does today, engraved on its plate. */
  facts: [
    { figure: claims.alwaysOn.figure, text: 'with 100% of calls handled' },
    { figure: claims.languages.figure, text: 'on one phone line' },
    { figure: 'Flat rate', text: 'and a money-back guarantee' },
  ],
  learnMore: 'Learn More',
  comingSoon: 'Coming Soon',
  contact: {
    title: 'Start with AIR. Tell us what you need next.',
    lead: 'Our team will contact you shortly to schedule a free discovery call. We’ll go over the calls AIR can take now, and which agent you’d like us to finish first.',
  } satisfies ContactInvite,
} as const

export const products = [
  {
    id: 'air',
    name: 'AIR',
    fullName: 'AI Receptionist',
    description: 'Answers every call, books appointments, takes orders and leaves you a note.',
    isAvailable: true,
    icon: 'desk-telephone',
  },
  {
    id: 'aisa',
    name: 'AISA',
    fullName: 'AI Sales Agent',
    description: 'Follows up on every inquiry while it’s fresh and books the meeting.',
    isAvailable: false,
    icon: 'name-card',
  },
  {
    id: 'aime',
    name: 'AIME',
    fullName: 'AI Marketing Expert',
    description: 'Plans campaigns, writes them in your voice and reports what they brought in.',
    isAvailable: false,
    icon: 'notice-board',
  },
  {
    id: 'aics',
    name: 'AICS',
    fullName: 'AI Customer Support',
    description: 'Answers emails and chats from your own records and hands off the hard ones.',
    isAvailable: false,
    icon: 'desk-bell',
  },
  {
    id: 'aifs',
    name: 'AIFS',
    fullName: 'AI Financial Strategist',
    description: 'Goes over the books every week and shows you where the money goes.',
    isAvailable: false,
    icon: 'ledger-statement',
  },
  {
    id: 'aipa',
    name: 'AIPA',
    fullName: 'AI Paralegal',
    description: 'Sorts, checks and summarizes the paperwork for a case or contract.',
    isAvailable: false,
    icon: 'letter-tray',
  },
  {
    id: 'aicso',
    name: 'AICSO',
    fullName: 'AI Strategy Officer',
    description: 'Watches your market and keeps your plan up to date.',
    isAvailable: false,
    icon: 'routing-slip',
  },
] as const satisfies readonly Product[]

export type ProductId = (typeof products)[number]['id']

/** The product an address names, when it names one. */
export function productAtPath(path: string): Product | undefined {
  return products.find((product) => path === `/products/${product.id}`)
}
