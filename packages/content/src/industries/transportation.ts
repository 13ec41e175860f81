import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const transportation = {
  meta: {
    title: pageTitle('Transportation'),
    description:
      'An AI receptionist for limo and car services: takes name, time, pickup, drop-off and passengers, and sends the ride to your dispatcher to approve.',
  } satisfies PageMeta,
  hero: {
    label: 'Transportation',
    title: 'The ride is taken down before the caller hangs up',
    lead: 'Name, time, pickup, drop-off, passengers. Your dispatcher approves; the driver and the customer hear of it at once.',
    action: { label: 'Book a free strategy call', to: '#contact' },
  } satisfies Hero,
} as const
