import { claims } from '../claims.ts'
import { ownBusinessLink } from '../own-business/link.ts'
import { pageTitle } from '../page-title.ts'
import { recordingOf } from '../sample-call.ts'
import type { PaperRow } from '../types.ts'
import type { IndustryPageContent } from './industry-page.ts'

/** The statement of the opening: counts of papers, never amounts of money. */
export type LedgerStatementContent = {
  readonly title: string
  readonly file: string
  readonly columns: { readonly item: string; readonly count: string }
  readonly rows: readonly PaperRow[]
  readonly total: PaperRow
  readonly exampleLabel: string
  /** The call after hours that the last line of the file came from. */
  readonly callNote: {
    readonly title: string
    readonly number: string
    readonly rows: readonly PaperRow[]
  }
}

const strategyCall = { label: 'Schedule a Free Strategy Call', to: '#contact' } as const

export const financialServices = {
  meta: {
    title: pageTitle('Financial services'),
    description:
      'AI automation for advisors, brokers and accountants: client intake, document follow-up and call notes, all done before the meeting starts.',
  },
  hero: {
    label: 'Financial services',
    title: 'Chase fewer forms. See more clients.',
    lead: 'AI that answers client calls, chases missing pages, moves meetings and drafts client notes. Your advisors get those hours back.',
    action: strategyCall,
    secondAction: {
      label: 'Hear AIR at your firm',
      to: ownBusinessLink('financial-services').to,
    },
  },
  paper: {
    title: 'File status',
    file: 'N. Brandt, annual review',
    columns: { item: 'Item', count: 'On file' },
    rows: [
      { name: 'Intake forms received', value: '3 of 3' },
      { name: 'Identification checked', value: '2 of 2' },
      { name: 'Signatures collected', value: '4 of 4' },
      { name: 'Calls returned', value: '5 of 5' },
      { name: 'Notes filed', value: '5 of 5' },
    ],
    total: { name: 'Still missing', value: 'None' },
    exampleLabel: 'Example',
    callNote: {
      title: 'Client call',
      number: '6:48 pm',
      rows: [
        { name: 'Asked', value: 'Has my transfer gone through?' },
        { name: 'Done', value: 'Verified, looked up, note drafted' },
      ],
    },
  } satisfies LedgerStatementContent,
  assurance: {
    label: 'Confidentiality',
    title: 'What can a caller find out?',
    lead: 'Knowing a client’s name isn’t enough to get details from the file. AIR verifies every caller first, following your rules.',
    form: { title: 'Caller check', number: 'Every call' },
    lines: [
      {
        name: 'Before any answer',
        answer: 'Verified',
        text: 'With the questions you choose. If an answer doesn’t match, AIR takes a message and shares nothing.',
        isTicked: true,
      },
      {
        name: 'Account and ID numbers',
        answer: 'Not stored',
        text: 'Whatever a request needs goes into your system. Nothing stays in ours.',
        isTicked: true,
      },
      {
        name: 'Call recordings',
        answer: 'Not stored',
        text: 'The note goes in the file. The audio is gone when the client hangs up.',
        isTicked: true,
      },
      {
        name: 'Your compliance rules',
        answer: 'Written down first',
        text: 'What AIR can say, and to whom. Have to keep a record? The dated note goes into your own archive.',
        isTicked: false,
      },
    ],
    pledge:
      'Advice stays with the people licensed to give it. No letter goes out until one of them approves it.',
    call: {
      line: 'Advisors, 6:48 pm',
      sample: recordingOf('advisors-at-night'),
      example: 'Example call',
      lines: [
        { by: 'Client', words: 'Has my transfer gone through?' },
        { by: 'AIR', words: 'I can check on that. First, what’s your security word?' },
        { by: 'Client', words: 'Magnolia. And should I sell some of it?' },
        {
          by: 'AIR',
          words: 'It went through today. Selling is a question for your advisor. She’ll call you.',
        },
      ],
    },
  },
  timeSinks: {
    label: 'Time sinks',
    title: 'Five things to cross off your list',
    lead: 'None of it takes an advisor, and all of it eats up hours your advisors could spend with clients.',
    lines: [
      {
        mark: '01',
        text: 'Third email about the same signature',
        instead: 'Requested on a schedule until you have it.',
      },
      {
        mark: '02',
        text: 'Retyping a PDF into the client system',
        instead: 'Read, entered and flagged where something doesn’t add up.',
      },
      {
        mark: '03',
        text: 'Four calendars, one meeting, nine messages',
        instead: 'Times offered, one picked, everyone invited.',
      },
      {
        mark: '04',
        text: 'Writing up the call from memory at 6 pm',
        instead: 'Drafted when the call ends, dated and ready for your OK.',
      },
      {
        mark: '05',
        text: '“Has my transfer gone through?”',
        instead: 'Looked up and answered, once the caller is verified.',
      },
    ],
  },
  automations: {
    label: 'Sample automations',
    title: 'Three workflows, from trigger to file',
    lead: 'Each one ends with a record on file, the part an auditor would ask for.',
    parts: { when: 'Trigger', does: 'Steps', leaves: 'On file' },
    samples: [
      {
        title: 'New client intake',
        when: 'A prospect calls or fills out the form on your site.',
        does: 'Asks your questions in your order, requests documents, checks them for gaps and books the first meeting.',
        leaves: 'Everything that came in, and a list of what’s missing.',
      },
      {
        title: 'Chasing documents',
        when: 'A form, a statement or a signature is missing.',
        does: 'Asks by email, text or phone, says thank you when it arrives and stops asking.',
        leaves: 'Every request and every reply, dated.',
      },
      {
        title: 'From call to client note',
        when: 'A client call ends.',
        does: 'Drafts the note, the follow-ups and any letter you promised.',
        leaves: 'Drafts in your name, waiting for your approval.',
      },
    ],
    limit:
      'It all goes into what you already use: your CRM, your document vault, your e-\u2060signature service. On the call, tell us which ones.',
  },
  outcomes: {
    label: 'Outcomes',
    title: 'Your results, on one page, every month',
    lead: 'We agree on these measures in writing before we start. Then every month you get this page, filled in from your own files and calls. This one is an example.',
    statement: { title: 'Monthly statement', exampleLabel: 'Example' },
    entries: [
      {
        title: 'Files ready before the meeting',
        value: '19 of 20',
        text: 'Client meetings held with a complete file.',
      },
      {
        title: 'Request to reply',
        value: '4 days',
        text: 'Median, from the first request to the last page.',
      },
      {
        title: 'Client calls handled',
        value: claims.everyCall.figure,
        text: 'In tax season, same as in August.',
      },
      {
        title: 'Hours freed up for clients',
        value: '31 hours',
        text: 'Time your team didn’t have to spend on intake and paperwork.',
      },
    ],
    total: { name: 'Carried forward: open requests', value: '1' },
    action: strategyCall,
  },
  claim: {
    cost: { label: 'What it costs you now', title: 'You pay for paperwork in advisor hours' },
    sum: {
      label: 'Example',
      line: ['Three hours of paperwork a week, at', 'an hour'],
      field: 'What an hour of your advisor’s time is worth, in dollars',
      amount: 100,
      digits: 4,
      times: 150,
      per: 'a year',
      text: 'One advisor, fifty weeks.',
      ask: 'Try your own rate.',
    },
    label: 'How soon we can fix it',
    claim: claims.prototypes,
    text: 'You try it on your own forms, with sample clients, before it touches a real file. One flat rate, in writing, before week 1.',
    schedule: {
      label: 'How long it takes',
      title: 'Your first eight weeks',
      lead: 'By week 6 you’re trying it yourself. The last two weeks are there in case something needs to change.',
      weekLabel: 'Week',
      stages: [
        { when: 'Weeks 1–2', name: 'Your forms and rules', weeks: 2 },
        { when: 'Weeks 3–5', name: 'We build it', weeks: 3 },
        { when: 'Week 6', name: 'You try it', weeks: 1 },
        { when: 'Weeks 7–8', name: 'Room to adjust', weeks: 2, isLikely: true },
      ],
      afterwards: { when: 'Then', name: 'Live on real files, and we keep tuning it' },
    },
  },
  contact: {
    title: 'Hand us the paperwork',
    lead: 'Tell us where the paperwork piles up. Our team will contact you shortly to schedule your free strategy call, and we’ll figure out which parts can run on their own.',
  },
} as const satisfies IndustryPageContent & { readonly paper: LedgerStatementContent }
