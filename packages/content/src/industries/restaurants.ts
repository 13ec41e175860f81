import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const restaurants = {
  meta: {
    title: pageTitle('Restaurants & takeouts'),
    description:
      'An AI receptionist for restaurants and takeouts: answers every call, takes the order, confirms it by SMS and puts it into your point of sale.',
  } satisfies PageMeta,
  hero: {
    label: 'Restaurants & takeouts',
    title: 'Orders drop off after 3 rings. Yours are taken on the first.',
    lead: 'AIR picks up, takes the order the way your counter would, confirms it by SMS and sends it to the kitchen. No new hardware.',
    action: { label: 'Book a Free Demo Call', to: '#demo' },
  } satisfies Hero,
} as const
