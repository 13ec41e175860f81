import { statistics } from '../claims.ts'
import { bespokeSolutions } from './bespoke.ts'
import type { Solution } from './types.ts'

/** The six solutions, in the order of their cards. */
export const solutionEntries = [
  {
    id: 'voice-agents',
    title: 'Voice agents',
    description: 'The phone is picked up by someone who knows your business, whatever the hour.',
    source: statistics.firstHour,
    icon: 'desk-telephone',
    challenge:
      'The phone rings while both hands are full, after closing, and on three lines at noon. Whoever gets no answer tries the next number on the list.',
    solution: [
      {
        title: 'We listen first',
        description: 'A week of your calls, read together: who rings, what for, where it ends.',
      },
      {
        title: 'The agent takes the line',
        description:
          'It answers under your name, by your hours, prices and rules. What it should not handle goes to a person.',
      },
      {
        title: 'You read the notes',
        description:
          'Each call leaves a slip: what was asked, what was done. What was off, we correct.',
      },
    ],
    action: { label: 'Book Your Voice Agent Session →', to: '#contact' },
  },
  {
    id: 'document-automation',
    title: 'Document automation',
    description: 'Forms, invoices and contracts, read, checked and filed where you look for them.',
    source: statistics.searching,
    icon: 'letter-tray',
    challenge:
      'The answer is in an attachment, in a folder, in the inbox of somebody on vacation. So it is asked for again, typed again, or missed.',
    solution: [
      {
        title: 'One tray',
        description: 'Mail, scans and uploads arrive in one place instead of five.',
      },
      {
        title: 'Read and compared',
        description:
          'Names, dates and amounts are held against your own records. The doubtful ones are laid before a person.',
      },
      {
        title: 'Filed with its original',
        description: 'The entry goes into the program you already use, the page attached to it.',
      },
    ],
    action: { label: 'Book Your Document Session →', to: '#contact' },
  },
  {
    id: 'market-validation',
    title: 'Market validation',
    description: 'Find out whether anybody wants it before you pay for building it.',
    source: statistics.noMarketNeed,
    tally: { asked: 101, counted: 42 },
    icon: 'tally-sheet',
    challenge:
      'A new service takes months before the first customer says no. By then the lease is signed and the sign is painted.',
    solution: [
      {
        title: 'The bet in one sentence',
        description: 'Who would buy, at what price, and what would prove you wrong.',
      },
      {
        title: 'The market is asked',
        description:
          'What people search for, pay for and complain about, and a plain offer put before real prospects.',
      },
      {
        title: 'A decision on paper',
        description:
          'The findings with their sources, and one recommendation: build, change, stop.',
      },
    ],
    action: { label: 'Book Your Validation Session →', to: '#contact' },
  },
  {
    id: 'agentic-automations',
    title: 'Agentic automations',
    description: 'The steps between your programs, done in order and without a reminder.',
    source: statistics.automatable,
    icon: 'routing-slip',
    challenge:
      'Every program does its part. The work between them is done by hand: copying, chasing, confirming, and remembering which of the three comes next.',
    solution: [
      {
        title: 'The route is drawn',
        description: 'One task, step by step: who decides where, and what can go wrong.',
      },
      {
        title: 'Agents take the plain stretches',
        description:
          'Steps with clear rules run by themselves. Decisions stay with the people who make them now.',
      },
      {
        title: 'Then the next stretch',
        description: 'Every action is logged. Only what has run clean is widened.',
      },
    ],
    action: { label: 'Book Your Automation Session →', to: '#contact' },
  },
  {
    id: 'social-media',
    title: 'Social media',
    description: 'Your pages stay awake without anybody staying late for them.',
    source: statistics.onFacebook,
    icon: 'notice-board',
    challenge:
      'Customers look you up before they call. They find a post from last spring and, under it, a question nobody answered.',
    solution: [
      {
        title: 'Your tone, written down',
        description: 'How you speak, what you show, what you never say.',
      },
      {
        title: 'A month on one sheet',
        description:
          'Posts drafted from what happens in your business. Nothing goes out before you approve it.',
      },
      {
        title: 'A first reply',
        description: 'Comments and messages are answered; bookings and complaints reach your desk.',
      },
    ],
    action: { label: 'Book Your Social Media Session →', to: '#contact' },
  },
  bespokeSolutions,
] as const satisfies readonly Solution[]
