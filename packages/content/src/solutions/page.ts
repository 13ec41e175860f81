import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import { hearItAnswer } from '../demo.ts'
import type { ContactInvite } from '../contact.ts'
import { recordingOf } from '../sample-call.ts'
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
    lead: `Start with the one that eats up most of your week. We build it around your rules, with prototypes in ${claims.prototypes.figure}, for one flat rate.`,
    action: { label: 'Book Your Free Strategy Session →', to: '#contact' },
    secondAction: hearItAnswer,
  } satisfies Hero,
  jumpLabel: 'Jump to',
  cardLabels: {
    builtToOrder: 'Built to order',
    goodFor: 'Good for',
    challenge: 'The problem',
    solution: 'What we do',
    process: 'How it works',
    industryImpact: 'Industry impact',
    line: 'Clinic, noon',
    sample: recordingOf('clinic-at-noon'),
    example: 'Example call',
    note: 'Example',
    /** What a card's button begins the message to us with; the name of the card follows. */
    request: 'I’d like to talk about',
  },
  entries: solutionEntries,
  contact: {
    title: 'Pick the first job to hand off',
    lead: 'Tell us where the hours go. Our team will contact you shortly to schedule your free strategy session, and we’ll help you figure out what to automate first.',
  } satisfies ContactInvite,
} as const
