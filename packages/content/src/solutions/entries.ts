import { statistics } from '../claims.ts'
import { bespokeSolutions } from './bespoke.ts'
import type { Solution } from './types.ts'

/** The six solutions, in the order of their cards. */
export const solutionEntries = [
  {
    id: 'voice-agents',
    title: 'Voice agents',
    description: 'Your phone gets picked up, whatever the hour.',
    sign: 'Nobody picks up',
    goodFor: 'Clinics, hotels, car services, restaurants: any phone that rings while you’re busy.',
    source: statistics.unansweredCalls,
    icon: 'desk-telephone',
    challenge:
      'The phone rings when your hands are full, after you close, and on three lines at noon. A caller who gets no answer tries the next number.',
    solution: [
      {
        title: 'We listen first',
        description: 'A week of your calls: who calls, why, and how each one ends.',
      },
      {
        title: 'The agent takes the calls',
        description: 'It knows your rules and prices. What it shouldn’t handle goes to a person.',
      },
      {
        title: 'You read the notes',
        description: 'What each caller wanted, and what got done about it.',
      },
    ],
    action: { label: 'Book Your Voice Agent Session →', to: '#contact' },
    availability: 'Available now, in Beta',
    demo: { label: 'Try it on your business', to: '/products/air#your-business' },
    call: [
      { by: 'Caller', words: 'I can’t make Thursday. Anything sooner?' },
      { by: 'AIR', words: 'Wednesday at 8:40 am is open. Want me to move you?' },
      { by: 'Caller', words: 'Please. And where do I park?' },
      { by: 'AIR', words: 'Behind the building. You’re down for Wednesday, 8:40.' },
    ],
  },
  {
    id: 'document-automation',
    title: 'Document automation',
    description: 'Forms, invoices and contracts: read, checked and filed.',
    sign: 'Paperwork piles up',
    goodFor: 'Clinics with intake forms, advisors with statements, roofers with invoices.',
    source: statistics.searching,
    icon: 'letter-tray',
    challenge:
      'The price you need is in an attachment, in the inbox of someone on vacation. So people ask twice, guess or do without.',
    solution: [
      {
        title: 'One inbox',
        description: 'Mail, scans and uploads, in one place instead of five.',
      },
      {
        title: 'Read and checked',
        description: 'Names, dates, amounts. Anything unclear goes to a person.',
      },
      {
        title: 'Filed with the original',
        description: 'In your own software, where it belongs.',
      },
    ],
    note: {
      title: 'One invoice, filed',
      rows: [
        { name: 'From', value: 'The linen service' },
        { name: 'Amount', value: 'Matches the order' },
        { name: 'Due', value: 'Friday' },
        { name: 'Unclear', value: 'Delivery fee: your call' },
        { name: 'Filed', value: 'With the original attached' },
      ],
    },
    action: { label: 'Book Your Document Session →', to: '#contact' },
  },
  {
    id: 'market-validation',
    title: 'Market validation',
    description: 'Find out if anyone wants it before you pay to build it.',
    sign: 'You have a hunch',
    goodFor: 'A second location, a new menu, a service you’ve been meaning to add.',
    source: statistics.fiveYears,
    tally: { asked: 100, counted: 51 },
    meaning: 'So find out before the lease, not after.',
    icon: 'tally-sheet',
    challenge:
      'The lease, the sign, the months of work: all of it on your dime, and all of it spent before the first customer says yes.',
    solution: [
      {
        title: 'The bet in one sentence',
        description: 'Who’d buy, at what price, and what would prove you wrong.',
      },
      {
        title: 'We ask the market',
        description: 'We see what people search for, then put a real offer in front of them.',
      },
      {
        title: 'A decision in writing',
        description: 'Build it, change it or drop it, with sources.',
      },
    ],
    action: { label: 'Book Your Validation Session →', to: '#contact' },
  },
  {
    id: 'agentic-automations',
    title: 'Agentic automations',
    description: 'The steps between your apps, done without anyone having to ask.',
    sign: 'Copy, paste, chase',
    goodFor: 'Booked, confirmed, dispatched, billed: any job that goes through several apps.',
    source: statistics.automatable,
    icon: 'routing-slip',
    challenge:
      'Every app does its part. The work in between is still done by hand: copying, chasing, confirming, and remembering what comes next.',
    solution: [
      {
        title: 'We map it out',
        description: 'One task: who decides what, and what can go wrong.',
      },
      {
        title: 'Agents take the routine steps',
        description: 'Every action is logged. Decisions stay with your people.',
      },
      {
        title: 'Then we add more',
        description: 'One more step, once the last one runs smoothly.',
      },
    ],
    note: {
      title: 'One booking, four apps',
      rows: [
        { name: '9:02 am', value: 'Into the calendar' },
        { name: '9:03 am', value: 'Customer gets a text' },
        { name: '9:04 am', value: 'Driver gets the address' },
        { name: '5:30 pm', value: 'Bill ready for your OK' },
      ],
    },
    action: { label: 'Book Your Automation Session →', to: '#contact' },
  },
  {
    id: 'social-media',
    title: 'Social media',
    description: 'Your pages stay active without anyone staying late.',
    sign: 'Your page went quiet',
    goodFor: 'Restaurants, gyms and hotels: wherever people look before they book.',
    source: statistics.repliesToReviews,
    icon: 'notice-board',
    challenge:
      'People look you up before they call. They find a post from last spring, and a question nobody answered.',
    solution: [
      {
        title: 'Your voice, written down',
        description: 'How you talk, and what you would never say.',
      },
      {
        title: 'A month of posts on one page',
        description: 'Drafted from your own news. You approve every one.',
      },
      {
        title: 'A quick first reply',
        description: 'Reviews get answered. Bookings and complaints go to you.',
      },
    ],
    action: { label: 'Book Your Social Media Session →', to: '#contact' },
  },
  bespokeSolutions,
] as const satisfies readonly Solution[]
