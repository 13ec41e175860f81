import { claims, statistics } from '../claims.ts'
import type { BespokeSolution } from './types.ts'

export const bespokeSolutions = {
  id: 'bespoke-solutions',
  title: 'Bespoke solutions',
  description: 'For the task that is on nobody’s price list.',
  source: statistics.firmsUsingAi,
  icon: 'cut-key',
  challenge:
    'What makes your business yours is rarely in a standard product. So it lives in a spreadsheet, and in the head of one person.',
  solution: [
    {
      title: 'Your way of working stays',
      description: 'The tool follows the process you have, and not the other way around.',
    },
    {
      title: 'Your programs stay',
      description: 'We connect what you already pay for before anything new is added.',
    },
    {
      title: 'Your exceptions count',
      description: 'Prices, hours and special cases sit where you can change them yourself.',
    },
  ],
  action: { label: 'Book Your Strategy Session →', to: '#contact' },
  isBespoke: true,
  process: [
    {
      title: 'Discovery call',
      description: 'You describe the task. We say plainly whether it can be taken over.',
    },
    {
      title: 'Plan on one page',
      description: 'The steps, the systems, what will be measured, the flat rate.',
    },
    {
      title: 'Prototype',
      description: `Tried on your own cases, beside your team. ${claims.prototypes.text}.`,
    },
    {
      title: 'In service',
      description: 'It takes over the task, and is optimized continuously.',
    },
  ],
  industryImpact:
    'In a clinic it may be the recall letters, in a car service the night dispatch, at an adviser’s the yearly review. The gain is the same everywhere: a person still decides, and nothing waits for a free evening.',
} as const satisfies BespokeSolution
