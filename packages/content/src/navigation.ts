import { brand } from './brand.ts'
import type { ArtKey, ExternalLink, InternalLink, RoutePath } from './types.ts'

/** A row of a header dropdown: its paper, its name, one line about it. */
export type MenuRow = {
  readonly to: RoutePath
  readonly art: ArtKey
  readonly label: string
  readonly line: string
}

export const banner = {
  tag: 'Beta',
  text: 'AIR, our AI receptionist, is in Beta. Talk to it now.',
  action: 'Meet AIR →',
  to: '/products/air',
} as const

export const header = {
  skipLink: 'Skip to content',
  homeLink: `${brand.product}, home`,
  /** Set smaller, so that it fits beside the navigation. */
  hasLongName: brand.product.length > 14,
  navigationName: 'Main',
  industries: {
    label: 'Industries',
    home: '/industries',
    rows: [
      {
        to: '/industries/healthcare',
        art: 'appointment-card',
        label: 'Healthcare',
        line: 'Appointments and reminder calls',
      },
      {
        to: '/industries/financial-services',
        art: 'ledger-statement',
        label: 'Financial services',
        line: 'Client intake without the paperwork',
      },
      {
        to: '/industries/hotels-hospitality',
        art: 'registration-card',
        label: 'Hotels & hospitality',
        line: 'Guest calls, day and night',
      },
      {
        to: '/industries/transportation',
        art: 'trip-ticket',
        label: 'Transportation',
        line: 'Rides booked, approved and dispatched',
      },
      {
        to: '/industries/restaurants-takeouts',
        art: 'kitchen-chit',
        label: 'Restaurants & takeouts',
        line: 'Phone orders, even during the rush',
      },
    ] satisfies readonly MenuRow[],
  },
  agents: {
    label: 'Agents',
    home: '/products',
    rows: [
      {
        to: '/products/air',
        art: 'nameplate',
        label: 'AIR',
        line: 'The AI receptionist, in Beta',
      },
    ] satisfies readonly MenuRow[],
  },
  calculator: { label: 'Savings Calculator', to: '/measured-performance' },
  contact: { label: 'Contact', to: '#contact' },
  getStarted: { label: 'Get Started', to: '#contact' },
} as const

export const mobileMenu = {
  name: 'Menu',
  open: 'Menu',
  close: 'Close',
} as const

export type FooterColumn = {
  readonly heading: string
  readonly links: readonly (InternalLink | ExternalLink)[]
}

const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Explore',
    links: [
      { label: 'Home', to: '/' },
      { label: 'How we help', to: '/#how-we-help' },
      { label: 'Pricing', to: '/#pricing' },
      { label: 'Industries', to: '/industries' },
      { label: 'AI solutions', to: '/use-cases' },
      { label: 'Savings Calculator', to: '/measured-performance' },
      { label: 'All agents', to: '/products' },
      { label: 'AIR', to: '/products/air' },
      { label: 'Contact', to: '#contact' },
    ],
  },
  {
    heading: 'By industry',
    links: [
      { label: 'Healthcare', to: '/industries/healthcare' },
      { label: 'Financial services', to: '/industries/financial-services' },
      { label: 'Hotels & hospitality', to: '/industries/hotels-hospitality' },
      { label: 'Transportation', to: '/industries/transportation' },
      { label: 'Restaurants & takeouts', to: '/industries/restaurants-takeouts' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'Blog', href: brand.links.blog },
      { label: 'LinkedIn', href: brand.links.network },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
]

export const footer = {
  navigationName: 'Footer',
  line: `AI receptionists and automation for service businesses. Based in ${brand.city}.`,
  columns: footerColumns,
  comingSoon: {
    heading: 'Agents in training',
    state: 'Coming soon',
    agents: [
      { name: 'AI:SA', role: 'Sales development' },
      { name: 'AI:M', role: 'Marketing' },
      { name: 'AI:CE', role: 'Customer engagement' },
    ],
  },
  strip: 'One line, midnight to midnight',
  rights: `© ${brand.product}`,
} as const

/** The way back from an industry's page. */
export const industryBreadcrumb = {
  name: 'Breadcrumb',
  parent: { label: 'Industries', to: '/industries' },
} as const
