import { claims, statistics } from '../claims.ts'
import type { BespokeSolution } from './types.ts'

export const bespokeSolutions = {
  id: 'bespoke-solutions',
  title: 'Bespoke solutions',
  description: 'For the job that isn’t on anyone’s price list.',
  goodFor: 'Anything you’d have to explain to a new hire twice.',
  source: statistics.smallBusinessAi,
  icon: 'cut-key',
  challenge:
    'What sets your business apart rarely fits standard software. So it lives in a spreadsheet and one person’s head.',
  solution: [
    {
      title: 'Your way of working stays',
      description: 'The tool follows your process, not the other way around.',
    },
    {
      title: 'Your software stays',
      description: 'We connect what you already pay for before we add anything.',
    },
    {
      title: 'Your exceptions count',
      description: 'Prices, hours and special cases stay yours to change.',
    },
  ],
  action: { label: 'Book Your Strategy Session →', to: '#contact' },
  isBespoke: true,
  process: [
    {
      title: 'Discovery call',
      description: 'You describe the job. We tell you straight if AI can take it over.',
    },
    {
      title: 'One-page plan',
      description: 'The steps, the systems, what we’ll measure and the flat rate.',
    },
    {
      title: 'Prototype',
      description: `Tested on your own cases. ${claims.prototypes.text}.`,
    },
    {
      title: 'Up and running',
      description: 'It takes over the job, and we keep optimizing it.',
    },
  ],
  industryImpact:
    'For a clinic, recall letters. For a car service, night dispatch. For an advisor, annual reviews. People still make the decisions, and nobody stays late to get it done.',
} as const satisfies BespokeSolution
