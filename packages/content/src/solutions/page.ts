import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'
import { solutionEntries } from './entries.ts'

export const solutions = {
  meta: {
    title: pageTitle('AI solutions'),
    description:
      'Voice agents, document automation, market validation, agentic automations, social media and bespoke work: the challenge, the steps, the sources.',
  } satisfies PageMeta,
  hero: {
    label: 'AI solutions',
    title: 'Six kinds of work we take over',
    lead: 'Calls, documents, market checks, the steps between your programs, social media, and whatever is particular to you. One card each.',
    action: { label: 'Book Your Free Strategy Session →', to: '#contact' },
  } satisfies Hero,
  jumpLabel: 'Jump to',
  cardLabels: {
    challenge: 'The challenge',
    solution: 'What we do',
    process: 'How it goes',
    industryImpact: 'Industry impact',
  },
  entries: solutionEntries,
} as const
