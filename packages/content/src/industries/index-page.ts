import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const industries = {
  meta: {
    title: pageTitle('Industries'),
    description:
      'AI receptionists and automations by trade: healthcare, financial services, hotels, transportation, restaurants, and four more on the way.',
  } satisfies PageMeta,
  hero: {
    label: 'Industries',
    title: 'Pick up your key',
    lead: 'Each trade has its own calls and its own paper. Five desks are set up; four more are being fitted out.',
    action: { label: 'Request a Solution for Your Industry →', to: '/#contact' },
  } satisfies Hero,
} as const
