import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const industriesMeta: PageMeta = {
  title: pageTitle('Industries'),
  description:
    'AI receptionists and automations by trade: healthcare, financial services, hotels, transportation, restaurants, and four more on the way.',
}

export const industriesHero: Hero = {
  label: 'Industries',
  title: 'Pick up your key',
  lead: 'Each trade has its own calls and its own paper. Five desks are set up; four more are being fitted out.',
  action: { label: 'Request a Solution for Your Industry →', to: '/#contact' },
}

/** The way back from an industry's page. */
export const industryBreadcrumb = {
  name: 'Breadcrumb',
  parent: { label: 'Industries', to: '/industries' },
} as const
