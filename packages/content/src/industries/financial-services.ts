import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
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
}

const strategyCall = { label: 'Schedule a Free Strategy Call', to: '#contact' } as const

export const financialServices = {
  meta: {
    title: pageTitle('Financial services'),
    description:
      'AI automation for advisers, brokers and accountants: client intake, document chasing and call notes that are complete before the meeting begins.',
  },
  hero: {
    label: 'Financial services',
    title: 'Fewer forms chased. More clients seen.',
    lead: 'Intake calls, missing documents, appointment changes and file notes, handled in order and written down as they happen.',
    action: strategyCall,
  },
  paper: {
    title: 'File statement',
    file: 'N. Brandt, annual review',
    columns: { item: 'Item', count: 'On file' },
    rows: [
      { name: 'Intake forms received', value: '3 of 3' },
      { name: 'Identification checked', value: '2 of 2' },
      { name: 'Signatures collected', value: '4 of 4' },
      { name: 'Calls returned', value: '5 of 5' },
      { name: 'Notes filed', value: '5 of 5' },
    ],
    total: { name: 'Left to chase', value: 'None' },
    exampleLabel: 'Example',
  } satisfies LedgerStatementContent,
  timeSinks: {
    label: 'Time sinks',
    title: 'Entries to strike from the week',
    lead: 'None of it is advice, and all of it is done by people who could be giving some.',
    lines: [
      {
        mark: '01',
        text: 'Third email about the same signature',
        instead: 'Asked for on a schedule that stops when it arrives.',
      },
      {
        mark: '02',
        text: 'A PDF retyped into the client system',
        instead: 'Read, entered, and flagged where it does not add up.',
      },
      {
        mark: '03',
        text: 'Four calendars, one meeting, nine messages',
        instead: 'Times offered, one agreed, everybody invited.',
      },
      {
        mark: '04',
        text: 'The call written up from memory at six',
        instead: 'Drafted while it runs, dated, put in the file.',
      },
      {
        mark: '05',
        text: '“Has my transfer gone through?”',
        instead: 'Looked up and answered, once the caller is identified.',
      },
    ],
  },
  automations: {
    label: 'Sample automations',
    title: 'Three postings, from trigger to file',
    lead: 'Each one ends on file. That is the part an auditor would see.',
    parts: { when: 'Trigger', does: 'Work', leaves: 'On file' },
    samples: [
      {
        title: 'New client intake',
        when: 'A prospect calls, or sends the form on your site.',
        does: 'Your questions, in your order. Documents are requested and checked for gaps; the first meeting is booked.',
        leaves: 'One file with everything in it, and a list of what is not.',
      },
      {
        title: 'Document chase',
        when: 'A form, a statement or a signature is missing.',
        does: 'Asks by email, text or phone, says thank you when it comes, and then stops asking.',
        leaves: 'Each request and each answer, with its date.',
      },
      {
        title: 'Call to file note',
        when: 'A client call ends.',
        does: 'Drafts the note, the follow-ups and the letter that was promised.',
        leaves: 'Drafts under your name that wait for your approval.',
      },
    ],
    limit:
      'Advice stays with the people licensed to give it. Letters wait until one of them has approved them.',
  },
  outcomes: {
    label: 'Outcomes',
    title: 'The last line we work toward',
    lead: 'Four entries, agreed in writing at the start and reconciled with you at the end.',
    entries: [
      {
        title: 'Client files',
        value: 'Complete',
        text: 'Before the meeting, so that the meeting is about the client.',
      },
      {
        title: 'Requests and replies',
        value: 'Dated',
        text: 'Who was asked, when, and what came back.',
      },
      {
        title: 'Client calls handled',
        value: claims.everyCall.figure,
        text: 'In tax season as in August.',
      },
      {
        title: 'Adviser hours',
        value: 'Returned',
        text: 'From paperwork to the people whose papers they are.',
      },
    ],
    total: { name: 'Carried over', value: 'Nothing' },
  },
  claim: {
    label: 'How long it takes',
    claim: claims.prototypes,
    text: 'You try it on your own forms with invented clients before it touches a real file.',
    measures: [{ name: 'Weeks', cells: 8, full: 6, likely: 2, isOurs: true }],
    isNumbered: true,
    action: strategyCall,
  },
} as const satisfies IndustryPageContent & { readonly paper: LedgerStatementContent }
