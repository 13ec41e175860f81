import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import type { PaperRow } from '../types.ts'
import type { IndustryPageContent } from './industry-page.ts'

/** The appointment card of the opening: the visit that the first sample automation books. */
export type AppointmentCardContent = {
  readonly title: string
  readonly days: readonly { readonly name: string; readonly isMarked: boolean }[]
  readonly rows: readonly PaperRow[]
  readonly advice: string
  readonly exampleLabel: string
  /** The call that filled the card in. */
  readonly callNote: {
    readonly title: string
    readonly number: string
    readonly rows: readonly PaperRow[]
  }
}

const strategyCall = { label: 'Schedule a Free Strategy Call', to: '#contact' } as const

export const healthcare = {
  meta: {
    title: pageTitle('Healthcare'),
    description:
      'An AI receptionist for clinics and practices: appointments, reminders and intake taken off the front desk, at half the cost of a virtual receptionist.',
  },
  hero: {
    label: 'Healthcare',
    title: 'The waiting room is full. The phone still gets answered.',
    lead: 'Appointments, refills, directions, insurance questions: AIR takes the calls so that the person at your desk can look at the person in front of it.',
    action: strategyCall,
  },
  paper: {
    title: 'Your next visit',
    days: [
      { name: 'Mon', isMarked: false },
      { name: 'Tue', isMarked: false },
      { name: 'Wed', isMarked: false },
      { name: 'Thu', isMarked: true },
      { name: 'Fri', isMarked: false },
    ],
    rows: [
      { name: 'When', value: 'Thursday, 8:40 am' },
      { name: 'With', value: 'Dr. Hale' },
      { name: 'For', value: 'Follow-up' },
    ],
    advice: 'please arrive 10 minutes early',
    exampleLabel: 'Example',
    callNote: {
      title: 'Call note',
      number: '9:52 pm',
      rows: [
        { name: 'Asked', value: 'Can’t make Thursday afternoon' },
        { name: 'Done', value: 'Moved to 8:40, same day' },
      ],
    },
  } satisfies AppointmentCardContent,
  claim: {
    label: 'What it costs',
    claim: claims.lessThanReceptionists,
    text: 'Bring your last receptionist invoice to the call. We go through it line by line and write our flat rate next to it.',
    measures: [
      { name: 'Virtual receptionist', cells: 8, full: 8, likely: 0, isOurs: false },
      { name: 'AIR', cells: 8, full: 4, likely: 0, isOurs: true },
    ],
    isNumbered: false,
  },
  timeSinks: {
    label: 'Time sinks',
    title: 'The morning, minus the phone',
    lead: 'Five jobs that fall between two patients. Struck through, they are done by the time you unlock the door.',
    lines: [
      {
        mark: '8:00',
        text: 'Play last night’s voicemail, write it down',
        instead: 'Answered when it rang. The notes are on the desk.',
      },
      {
        mark: '8:35',
        text: 'Call back to move one appointment',
        instead: 'Moved in the call that asked for it.',
      },
      {
        mark: '9:20',
        text: 'Spell out an insurance number over the phone',
        instead: 'Taken down before the visit and read back.',
      },
      {
        mark: '10:10',
        text: 'Explain where to park, again',
        instead: 'Explained, then sent as a text message.',
      },
      {
        mark: '11:30',
        text: 'Remind tomorrow’s patients, reach five machines',
        instead: 'Reminded by text. The replies are in the calendar.',
      },
    ],
  },
  automations: {
    label: 'Sample automations',
    title: 'Three a practice can start with',
    lead: 'Each one ends with something a person can read, check and put right.',
    parts: { when: 'When', does: 'AIR', leaves: 'You find' },
    samples: [
      {
        title: 'The call after hours',
        when: 'A patient rings at 9:52 pm because Thursday afternoon no longer works.',
        does: 'Looks in the calendar, offers two other times, books the one that suits and says it back.',
        leaves:
          'A card for the patient, a note for the desk, and an afternoon slot that is free again.',
      },
      {
        title: 'Reminders that listen',
        when: 'A visit is two days away.',
        does: 'Asks whether it still suits. A “no” becomes a new time in the same breath.',
        leaves: 'A calendar that is true, and a waiting list that moved up.',
      },
      {
        title: 'Intake before arrival',
        when: 'A new patient has booked.',
        does: 'Sends the forms, checks them for gaps and asks for what is missing.',
        leaves: 'A complete file, and the few questions only you should ask.',
      },
    ],
    limit:
      'AIR gives no medical advice. A call that sounds urgent goes straight to the person you name.',
  },
  outcomes: {
    label: 'Outcomes',
    title: 'What the day comes to',
    lead: 'Four lines we agree on before we begin, and read together afterward.',
    entries: [
      {
        title: 'Calls handled',
        value: claims.everyCall.figure,
        text: 'Also the ones that ring while you check somebody in.',
      },
      {
        title: 'Line open',
        value: claims.alwaysOn.figure,
        text: 'Lunch hour, evenings and the long weekend too.',
      },
      {
        title: 'Callers understood',
        value: claims.languages.figure,
        text: 'They choose theirs. Your note comes in English.',
      },
      {
        title: 'Visits that happen',
        value: 'More of them',
        text: 'A visit that no longer suits is moved instead of missed.',
      },
    ],
    total: { name: 'Total', value: 'A front desk that looks up' },
    action: strategyCall,
  },
} as const satisfies IndustryPageContent & { readonly paper: AppointmentCardContent }
