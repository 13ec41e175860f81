import type { ProductId } from './products.ts'

/** What an agent will leave on the desk, as an example: a title and four lines. */
export type ComingNote = {
  readonly title: string
  /** What AIR does about the same work until then. */
  readonly today: string
  readonly rows: readonly { readonly name: string; readonly value: string }[]
}

/** One for each agent that is still coming; the names and numbers in them are made up. */
export const comingNotes: Readonly<Record<Exclude<ProductId, 'air'>, ComingNote>> = {
  aisa: {
    title: 'Inquiry',
    today: 'AIR picks up when a new lead calls, answers the first questions and books the meeting.',
    rows: [
      { name: 'Came in', value: 'Web form, Tuesday 9:12 pm' },
      { name: 'Asked', value: 'A quote for forty people' },
      { name: 'Done', value: 'Answered, two times offered' },
      { name: 'Booked', value: 'Thursday, 11:00 am' },
    ],
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
  },
  aics: {
    title: 'Support ticket',
    today:
      'AIR answers the customers who call, day or night, and hands the hard ones to your team.',
    rows: [
      { name: 'From', value: 'Email, Sunday 9:20 pm' },
      { name: 'Asked', value: 'Where’s my order?' },
      { name: 'Found', value: 'Order 1182, shipped Friday' },
      { name: 'Done', value: 'Answered, tracking link sent' },
    ],
  },
  aifs: {
    title: 'Weekly review',
    today: 'AIR keeps the phone off your desk while you do the books, with a note on every call.',
    rows: [
      { name: 'Read', value: 'Last week, every account' },
      { name: 'Found', value: 'Supplies up, sales flat' },
      { name: 'Why', value: 'Same delivery billed twice' },
      { name: 'For you', value: 'Ask about invoice 2071' },
    ],
  },
  aipa: {
    title: 'Document check',
    today: 'AIR takes the first call: who it is, what it’s about, when to call back.',
    rows: [
      { name: 'Read', value: 'Lease, 42 pages' },
      { name: 'Checked', value: 'Dates, names, signatures' },
      { name: 'Missing', value: 'Initials on page 17' },
      { name: 'For you', value: 'A summary on one page' },
    ],
  },
  aicso: {
    title: 'Market note',
    today: 'AIR writes down what every caller asks for. Read a week of those notes first.',
    rows: [
      { name: 'Saw', value: 'A new competitor two blocks away' },
      { name: 'Means', value: 'Weekday lunch is at risk' },
      { name: 'Plan', value: 'Lunch offer moved up to May' },
      { name: 'For you', value: 'One decision to make' },
    ],
  },
}

/** The example for an agent's address, when the agent has one. */
export function comingNoteOf(id: string): ComingNote | undefined {
  return (comingNotes as Readonly<Record<string, ComingNote>>)[id]
}
