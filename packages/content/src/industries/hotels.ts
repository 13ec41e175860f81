import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const hotels = {
  meta: {
    title: pageTitle('Hotels & hospitality'),
    description:
      'An AI receptionist for hotels: answers guest calls at any hour, books, changes and cancels reservations, and passes VIP calls to the front desk.',
  } satisfies PageMeta,
  hero: {
    label: 'Hotels & hospitality',
    title: 'Every guest call answered, whoever is on tonight',
    lead: 'Check-in times, late check-outs, two queens for a king: answered, booked or passed to the front desk, in more than twenty languages.',
    action: { label: 'Ask about your property', to: '#contact' },
  } satisfies Hero,
} as const
