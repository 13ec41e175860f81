import { pageTitle } from './page-title.ts'
import type { Hero, PageMeta } from './types.ts'

export const air = {
  meta: {
    title: pageTitle('AIR, the AI receptionist'),
    description:
      'AIR picks up every call, at any hour, in more than twenty languages, and leaves a note of what was done. In Beta: talk to it in your browser.',
  } satisfies PageMeta,
  hero: {
    label: 'AIR · Beta',
    title: 'Somebody is at the desk',
    lead: 'AIR answers your phone around the clock, books, takes orders, and hands you the notes in the morning.',
    action: { label: 'Schedule a Call', to: '#contact' },
  } satisfies Hero,
} as const
