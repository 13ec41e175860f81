import { statistics } from '../claims.ts'
import { demoBlocks, hearItAnswer } from '../demo.ts'
import { bespokeSolutions } from './bespoke.ts'
import type { Solution } from './types.ts'

/** The six solutions, in the order of their cards. */
export const solutionEntries = [
  {
    id: 'voice-agents',
    title: 'Voice agents',
    description: 'An agent that knows your business picks up the phone, whatever the hour.',
    source: statistics.unansweredCalls,
    icon: 'desk-telephone',
    challenge:
      'The phone rings when your hands are full, after you close, and on three lines at noon. A caller who gets no answer tries the next number on the list.',
    solution: [
      {
        title: 'We listen first',
        description: 'We go over a week of your calls with you: who calls, why, and how it ends.',
      },
      {
        title: 'The agent takes the calls',
        description:
          'It answers with your business name and knows your hours, prices and rules. What it shouldn’t handle goes to a person.',
      },
      {
        title: 'You read the notes',
        description:
          'You get a note on every call: what they wanted, what got done. If something’s off, we fix it.',
      },
    ],
    action: { label: 'Book Your Voice Agent Session →', to: '#contact' },
    availability: 'Available now, in Beta',
    demo: hearItAnswer,
    call: demoBlocks.air.example,
  },
  {
    id: 'document-automation',
    title: 'Document automation',
    description: 'Forms, invoices and contracts: read, checked and filed where you’ll find them.',
    source: statistics.searching,
    icon: 'letter-tray',
    challenge:
      'The answer is in an attachment, in a folder, in the inbox of someone on vacation. So people ask again, type it in again or miss it.',
    solution: [
      {
        title: 'One inbox',
        description: 'Mail, scans and uploads all land in one place instead of five.',
      },
      {
        title: 'Read and checked',
        description:
          'Names, dates and amounts are checked against your own records. Anything unclear goes to a person.',
      },
      {
        title: 'Filed with the original',
        description: 'The data goes into the software you already use, with the page attached.',
      },
    ],
    action: { label: 'Book Your Document Session →', to: '#contact' },
  },
  {
    id: 'market-validation',
    title: 'Market validation',
    description: 'Find out if anyone wants it before you pay to build it.',
    source: statistics.poorFit,
    tally: { asked: 100, counted: 43 },
    icon: 'tally-sheet',
    challenge:
      'Even companies with investors build things nobody wants. You’d be doing it with your own money: the lease, the sign, the months.',
    solution: [
      {
        title: 'The bet in one sentence',
        description: 'Who would buy, at what price, and what would prove you wrong.',
      },
      {
        title: 'We ask the market',
        description:
          'What people search for, pay for and complain about, plus a simple offer put in front of real prospects.',
      },
      {
        title: 'A decision in writing',
        description:
          'The findings with their sources, and one recommendation: build, change or stop.',
      },
    ],
    action: { label: 'Book Your Validation Session →', to: '#contact' },
  },
  {
    id: 'agentic-automations',
    title: 'Agentic automations',
    description: 'The steps between your apps, done in order without anyone having to ask.',
    source: statistics.automatable,
    icon: 'routing-slip',
    challenge:
      'Every app does its part. The work in between is still done by hand: copying, chasing, confirming, and remembering what comes next.',
    solution: [
      {
        title: 'We map it out',
        description: 'One task, step by step: who decides what, and what can go wrong.',
      },
      {
        title: 'Agents take the routine steps',
        description:
          'Steps with clear rules run on their own. Decisions stay with the people who make them now.',
      },
      {
        title: 'Then we add more',
        description: 'Every action is logged. We add a step only after the last one runs clean.',
      },
    ],
    action: { label: 'Book Your Automation Session →', to: '#contact' },
  },
  {
    id: 'social-media',
    title: 'Social media',
    description: 'Your pages stay active without anyone staying late.',
    source: statistics.onFacebook,
    icon: 'notice-board',
    challenge:
      'Your customers are on Facebook and Instagram, and they look you up before they call. They find a post from last spring and a question nobody answered.',
    solution: [
      {
        title: 'Your voice, written down',
        description: 'How you talk, what you show, what you never say.',
      },
      {
        title: 'A month of posts on one page',
        description:
          'Posts drafted from what’s going on in your business. Nothing goes out until you approve it.',
      },
      {
        title: 'A quick first reply',
        description: 'Comments and messages get answered. Bookings and complaints go to you.',
      },
    ],
    action: { label: 'Book Your Social Media Session →', to: '#contact' },
  },
  bespokeSolutions,
] as const satisfies readonly Solution[]
