import type { RoutePath } from './types.ts'

/** The slip beside the contact form: what becomes of a request, step by step. */
export const contactNext = {
  title: 'What happens next',
  number: 'Free',
  now: { name: 'Now', value: 'You get a reference number, and then we set up a time.' },
  call: 'The call',
  after: {
    name: 'After',
    value:
      'If it’s a fit, you get one flat rate and a list of the results we promise, both in writing.',
  },
  stamp: { top: 'Money back', bottom: 'guaranteed' },
  /** Where the agent can’t be bought yet: no rate, and nothing to give back. */
  coming: [
    { name: 'The call', value: 'What you’d hand the new agent first, and what AIR can do today.' },
    { name: 'After', value: 'You know where it stands. No strings.' },
  ],
  /** Pages that print the guarantee themselves, right above. */
  stampedPages: ['/', '/industries/restaurants-takeouts'] satisfies readonly RoutePath[],
} as const

/** What we go through on the call, page by page. */
const callTopics: Partial<Record<RoutePath, string>> = {
  '/': 'Where your calls and paperwork pile up.',
  '/use-cases': 'The task your team would hand off first.',
  '/measured-performance': 'Your numbers, and how much of the savings is realistic.',
  '/industries/healthcare': 'Your busiest hour at the front desk.',
  '/industries/financial-services': 'One client’s file, from first call to signature.',
  '/industries/hotels-hospitality': 'What guests ask at night, and what only you can decide.',
  '/industries/transportation': 'Ride by ride: what AIR takes, and what stays with you.',
  '/industries/restaurants-takeouts': 'Your Friday rush, and what’s on the menu.',
  '/products': 'Which jobs pile up, and which agent fits.',
  '/products/air': 'Who calls you, when, and what they ask for.',
}

export function contactNextFor(path: string) {
  const { now, call, after, stamp, stampedPages, coming, ...head } = contactNext
  if (path.startsWith('/products/') && path !== '/products/air') {
    return { ...head, rows: [now, ...coming], stamp: undefined }
  }
  const topic =
    callTopics[path as RoutePath] ?? 'Where the work piles up, and what AI could take over.'
  const isStamped = (stampedPages as readonly string[]).includes(path)
  return {
    ...head,
    rows: [now, { name: call, value: topic }, after],
    stamp: isStamped ? undefined : stamp,
  }
}
