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
      'Seven AI agents for service businesses. AIR, the receptionist, is at its desk today; six colleagues are in training.',
  } satisfies PageMeta,
  hero: {
    label: 'The agents',
    title: 'One desk is staffed. Six are being set up.',
    lead: 'AIR answers the phone today. The others have a name and a trade, and open one after another.',
  } satisfies Hero,
  deskTitle: 'The desks',
  lampLit: 'On duty',
  learnMore: 'Learn More',
  comingSoon: 'Coming Soon',
  closing: {
    title: 'Which desk opens next?',
    text: 'The order is not settled. Tell us whose work piles up at your place.',
    link: { label: 'Ask for a discovery call', to: '/#contact' } satisfies InternalLink,
  },
} as const

export const products = [
  {
    id: 'air',
    name: 'AIR',
    fullName: 'AI Receptionist',
    description: 'Answers every call, books, takes orders, and leaves a note of what was done.',
    isAvailable: true,
    icon: 'desk-telephone',
  },
  {
    id: 'aisa',
    name: 'AISA',
    fullName: 'AI Sales Agent',
    description: 'Follows up on each inquiry while it is warm and sets the meeting.',
    isAvailable: false,
    icon: 'name-card',
  },
  {
    id: 'aime',
    name: 'AIME',
    fullName: 'AI Marketing Expert',
    description: 'Plans campaigns, drafts them in your words, and reports what they brought.',
    isAvailable: false,
    icon: 'notice-board',
  },
  {
    id: 'aics',
    name: 'AICS',
    fullName: 'AI Customer Support',
    description: 'Answers written questions from your own records and hands over the hard ones.',
    isAvailable: false,
    icon: 'desk-bell',
  },
  {
    id: 'aifs',
    name: 'AIFS',
    fullName: 'AI Financial Strategist',
    description: 'Reads the books each week and says where the money goes.',
    isAvailable: false,
    icon: 'ledger-statement',
  },
  {
    id: 'aipa',
    name: 'AIPA',
    fullName: 'AI Paralegal',
    description: 'Sorts, checks and summarizes the documents a case or contract brings in.',
    isAvailable: false,
    icon: 'letter-tray',
  },
  {
    id: 'aicso',
    name: 'AICSO',
    fullName: 'AI Strategy Officer',
    description: 'Watches the market you name and keeps the plan up to date.',
    isAvailable: false,
    icon: 'routing-slip',
  },
] as const satisfies readonly Product[]

export type ProductId = (typeof products)[number]['id']

/** The product an address names, when it names one. */
export function productAtPath(path: string): Product | undefined {
  return products.find((product) => path === `/products/${product.id}`)
}
