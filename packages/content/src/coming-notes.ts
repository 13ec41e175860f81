import type { ProductId } from './products.ts'
import type { InternalLink } from './types.ts'

type Three = readonly [string, string, string]

/** What is known of an agent that is still coming: the note it will leave, the job, and what there is until then. */
export type ComingNote = {
  readonly title: string
  /** What AIR does about the same work until then. */
  readonly today: string
  readonly rows: readonly { readonly name: string; readonly value: string }[]
  /** The job in the words of whoever has it now. */
  readonly job: {
    readonly title: string
    readonly duties: Three
    /** How an owner notices that it is needed. */
    readonly signs: Three
    /** What stays with people. */
    readonly limit: string
  }
  /** The part of the job that we build to order today. */
  readonly built: { readonly text: string; readonly link: InternalLink }
}

/** One for each agent that is still coming; the names and numbers in them are made up. */
export const comingNotes: Readonly<Record<Exclude<ProductId, 'air'>, ComingNote>> = {
  aisa: {
    title: 'Inquiry',
    today: 'AIR picks up when a new lead calls, answers the first questions and books the meeting.',
    rows: [
      { name: 'Came in', value: 'Web form, Tuesday 9:12 pm' },
      { name: 'Wanted', value: 'A quote for forty people' },
      { name: 'Done', value: 'Answered, two time slots offered' },
      { name: 'Booked', value: 'Thursday, 11:00 am' },
    ],
    job: {
      title: 'No inquiry goes cold over the weekend',
      duties: [
        'Answers web forms and emails the minute they come in.',
        'Asks what your best closer asks: how many, by when, what budget.',
        'Follows up until there’s a meeting or a clear no, and logs it either way.',
      ],
      signs: [
        'Friday’s inquiries sit until Monday.',
        'Quotes go out, and nobody follows up.',
        'Your best closer spends the morning typing.',
      ],
      limit: 'Prices, discounts and promises are your call. It quotes only what you’ve approved.',
    },
    built: {
      text: 'Automatic follow-up across your form, your inbox and your calendar.',
      link: { label: 'See agentic automations', to: '/use-cases#agentic-automations' },
    },
  },
  aime: {
    title: 'Campaign',
    today: 'AIR answers the calls your campaigns bring in and notes what each caller asked for.',
    rows: [
      { name: 'For', value: 'Slow Tuesdays' },
      { name: 'Wrote', value: 'One email and two posts' },
      { name: 'Sent', value: 'After your OK' },
      { name: 'Result', value: 'Nine tables booked' },
    ],
    job: {
      title: 'A plan for your slow days before they come',
      duties: [
        'Finds your slow days and picks one offer to fill them.',
        'Writes emails and posts that sound like you.',
        'Tells you which ones brought people in and drops the rest.',
      ],
      signs: [
        'You advertise when it’s slow and stop when it’s busy.',
        'You pay for ads and can’t say what they brought in.',
        'Your posts don’t sound like you.',
      ],
      limit: 'Nothing goes out, and nothing gets spent, until you approve it.',
    },
    built: {
      text: 'Your pages kept active and your reviews answered, every post approved by you.',
      link: { label: 'See social media', to: '/use-cases#social-media' },
    },
  },
  aics: {
    title: 'Support ticket',
    today: 'AIR answers your customers’ calls, day or night, and hands the hard ones to your team.',
    rows: [
      { name: 'From', value: 'Email, Sunday 9:20 pm' },
      { name: 'Asked', value: 'Where’s my order?' },
      { name: 'Found', value: 'Order 1182, shipped Friday' },
      { name: 'Done', value: 'Answered, tracking link sent' },
    ],
    job: {
      title: '“Where’s my order?” gets answered, even on a Sunday',
      duties: [
        'Reads every email and chat, and answers from your own records.',
        'Handles returns, changes and refunds according to your rules.',
        'Hands angry or unusual messages to a person, with the whole story.',
      ],
      signs: [
        'The same few questions fill your inbox.',
        'Customers write at night and hear back at noon.',
        'Only one person knows where every order is.',
      ],
      limit: 'Refunds over your limit wait for a yes, and anyone who asks for a person gets one.',
    },
    built: {
      text: 'Order lookup across your store, your carrier and your inbox.',
      link: { label: 'See agentic automations', to: '/use-cases#agentic-automations' },
    },
  },
  aifs: {
    title: 'Weekly review',
    today: 'AIR takes the calls while you do the books, and leaves a note on every one.',
    rows: [
      { name: 'Read', value: 'Last week, every account' },
      { name: 'Found', value: 'Supplies up, sales flat' },
      { name: 'Why', value: 'Same delivery billed twice' },
      { name: 'For you', value: 'Ask about invoice 2071' },
    ],
    job: {
      title: 'You see where the money went before the month is over',
      duties: [
        'Goes over every account and every invoice, every week.',
        'Flags what changed: a price that crept up, a bill paid twice.',
        'Puts it on one page: what happened, why, and what to ask.',
      ],
      signs: [
        'You find out in April how last year went.',
        'Sales are up, but your bank balance isn’t.',
        'Nobody checks the invoice against the delivery slip.',
      ],
      limit:
        'It reads and flags. It never moves money, and your accountant signs off on the books.',
    },
    built: {
      text: 'Invoices read, checked against your records and filed, original attached.',
      link: { label: 'See document automation', to: '/use-cases#document-automation' },
    },
  },
  aipa: {
    title: 'Document check',
    today: 'AIR takes the first call: who it is, what it’s about, when to call back.',
    rows: [
      { name: 'Read', value: 'Lease, 42 pages' },
      { name: 'Checked', value: 'Dates, names, signatures' },
      { name: 'Missing', value: 'Initials on page 17' },
      { name: 'For you', value: 'A one-page summary' },
    ],
    job: {
      title: 'The file is in order before the attorney opens it',
      duties: [
        'Sorts what comes in by matter, party and date.',
        'Checks names, dates, signatures and missing pages.',
        'Sums up the file, with a page number for every line.',
      ],
      signs: [
        'Someone reads forty pages to find one date.',
        'A closing gets held up by missing initials.',
        'The intake form gets typed in twice.',
      ],
      limit: 'It prepares the file. It gives no legal advice, and an attorney signs off.',
    },
    built: {
      text: 'Contracts and forms read, checked and filed in the software you already use.',
      link: { label: 'See document automation', to: '/use-cases#document-automation' },
    },
  },
  aicso: {
    title: 'Market note',
    today:
      'AIR writes down what every caller asks for. A week of those notes is a good place to start.',
    rows: [
      { name: 'Saw', value: 'A new competitor two blocks away' },
      { name: 'Means', value: 'Weekday lunch is at risk' },
      { name: 'Plan', value: 'Lunch special moved up to May' },
      { name: 'For you', value: 'One decision to make' },
    ],
    job: {
      title: 'Your plan gets read more than once a year',
      duties: [
        'Watches your market: who’s opening, who’s raising prices, what people are asking for.',
        'Checks it against your plan and tells you what no longer fits.',
        'Brings you one decision at a time, with the pros and cons.',
      ],
      signs: [
        'You hear about the new competitor from a customer.',
        'Last year’s plan is in a drawer.',
        'You’d open a second location if you knew where.',
      ],
      limit: 'It brings the facts and the options. You decide.',
    },
    built: {
      text: 'One idea checked against the market, with the answer in writing.',
      link: { label: 'See market validation', to: '/use-cases#market-validation' },
    },
  },
}

/** The example for an agent's address, when the agent has one. */
export function comingNoteOf(id: string): ComingNote | undefined {
  return (comingNotes as Readonly<Record<string, ComingNote>>)[id]
}
