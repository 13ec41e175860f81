import { claims, statistics } from '../claims.ts'
import type { BespokeSolution } from './types.ts'

export const bespokeSolutions = {
  id: 'bespoke-solutions',
  title: 'Bespoke solutions',
  description: 'For the job that isn’t on anyone’s price list.',
  sign: 'Nothing quite fits',
  goodFor: 'Anything you’d have to explain to a new hire twice.',
  source: statistics.smallBusinessAi,
  meaning: 'Having AI won’t set you apart. Having it work your way will.',
  icon: 'cut-key',
  challenge:
    'What sets your business apart rarely fits standard software. So it lives in a spreadsheet and one person’s head.',
  solution: [
    {
      title: 'You keep your process',
      description: 'The tool follows your process, not the other way around.',
    },
    {
      title: 'You keep your software',
      description: 'We connect what you already pay for.',
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
      title: 'Strategy session',
      description: 'We tell you straight whether AI can do it.',
    },
    {
      title: 'One-page plan',
      description: 'The steps, what we’ll measure, and the flat rate.',
    },
    {
      title: 'Prototype',
      description: `Ready in ${claims.prototypes.figure}, tested on your own cases.`,
    },
    {
      title: 'Up and running',
      description: 'It takes over the job, and we keep optimizing.',
    },
  ],
  industryImpact:
    'For a clinic, recall letters. For a car service, night dispatch. For an advisor, annual reviews. People still decide, and nobody stays late.',
} as const satisfies BespokeSolution
