import { pageTitle } from '../page-title.ts'
import { hearItAnswer } from '../demo.ts'
import type { ContactInvite } from '../contact.ts'
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
    title: 'Six kinds of work we take off your plate',
    lead: 'Calls, documents, market research, the busywork between your apps, social media, and the jobs unique to your business.',
    action: { label: 'Book Your Free Strategy Session →', to: '#contact' },
    secondAction: hearItAnswer,
  } satisfies Hero,
  jumpLabel: 'Jump to',
  cardLabels: {
    challenge: 'The challenge',
    solution: 'What we do',
    process: 'How it works',
    industryImpact: 'Industry impact',
    line: 'Line 1 · ready',
    example: 'Example',
  },
  entries: solutionEntries,
  contact: {
    title: 'Pick the first job to hand off',
    lead: 'Tell us where the hours go. Our team will contact you shortly to schedule your free strategy session, and we’ll work out with you what to automate first.',
  } satisfies ContactInvite,
} as const
