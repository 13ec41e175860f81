import { pageTitle } from './page-title.ts'
import type { Hero, PageMeta } from './types.ts'

export const solutions = {
  meta: {
    title: pageTitle('AI solutions'),
    description:
      'Voice agents, document automation, market validation, agentic automations, social media and bespoke work: the challenge, the steps, the sources.',
  } satisfies PageMeta,
  hero: {
    label: 'AI solutions',
    title: 'Six kinds of work we take over',
    lead: 'Calls, documents, market checks, the steps between your programs, social media, and whatever is particular to you.',
    action: { label: 'Book Your Free Strategy Session →', to: '#contact' },
  } satisfies Hero,
} as const
