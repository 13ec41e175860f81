import { claims } from '../claims.ts'
import { ownBusinessLink } from '../own-business/link.ts'
import { pageTitle } from '../page-title.ts'
import { recordingOf } from '../sample-call.ts'
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
      'An AI receptionist for clinics and practices: it handles appointments, reminders and intake for your front desk, at half the cost of a virtual receptionist.',
  },
  hero: {
    label: 'Healthcare',
    title: 'The waiting room is full. The phone still gets answered.',
    lead: 'Appointments, refills, directions, insurance questions: AIR takes the calls so your staff can take care of the patient in front of them.',
    action: strategyCall,
    secondAction: {
      label: 'Hear AIR at your practice',
      to: ownBusinessLink('healthcare').to,
    },
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
      number: '10:42 am',
      rows: [
        { name: 'Asked for', value: 'A new time instead of Thu 3\u00a0pm' },
        { name: 'Done', value: 'Moved to Thu 8:40 am' },
      ],
    },
  } satisfies AppointmentCardContent,
  claim: {
    label: 'What it saves',
    claim: claims.lessThanReceptionists,
    text: 'Bring your last virtual receptionist invoice to the call. We’ll compare it with our quote, line by line. Half is our estimate: if your number is different, you’ll know before you decide.',
    terms: {
      theirs: 'What you may have now',
      ours: 'With AIR',
      rows: [
        {
          item: 'Per-minute charges',
          figure: 'Flat rate',
          text: 'The same in a busy month.',
        },
        {
          item: 'After-hours charges',
          figure: claims.alwaysOn.figure,
          text: 'Nights and weekends too.',
        },
        {
          item: 'Calls nobody picked up',
          figure: claims.everyCall.figure,
          text: 'Every call handled.',
        },
      ],
    },
    sum: {
      label: 'Example',
      line: ['You pay', 'a month now'],
      field: 'Your monthly virtual receptionist bill, in dollars',
      amount: 1000,
      digits: 5,
      times: 6,
      per: 'a year in savings',
      text: 'Half of that, for twelve months.',
      ask: 'Try it with your own bill.',
    },
  },
  assurance: {
    label: 'Patient privacy',
    title: 'What about HIPAA?',
    lead: 'The right time to ask is before the first patient call. Here’s where we stand today.',
    form: { title: 'Privacy form', number: 'Front-desk copy' },
    lines: [
      {
        name: 'HIPAA-grade handling',
        answer: 'Set up before the first patient call',
        text: 'Ask for it on the strategy call, and it’s in place before AIR takes a patient’s call.',
        isTicked: false,
      },
      {
        name: 'Call recordings',
        answer: 'Not stored',
        text: 'No recording, so nobody can play a patient’s call back.',
        isTicked: true,
      },
      {
        name: 'Sensitive personal data',
        answer: 'Not stored',
        text: 'What you need for the visit goes into your own system, not ours.',
        isTicked: true,
      },
    ],
    pledge: 'AIR gives no medical advice, and an urgent call goes straight to the person you name.',
  },
  timeSinks: {
    label: 'Time sinks',
    title: 'The morning, minus the phone',
    lead: 'Five jobs your front desk squeezes in between patients. AIR crosses them off.',
    lines: [
      {
        mark: '8:00',
        text: 'Play last night’s voicemail and write it down',
        instead: 'Answered when the phone rang. The notes are on your desk.',
      },
      {
        mark: '8:35',
        text: 'Call back to reschedule one appointment',
        instead: 'Rescheduled on the first call.',
      },
      {
        mark: '9:20',
        text: 'Take down a member ID by phone',
        instead: 'Collected before the visit and entered in your system.',
      },
      {
        mark: '10:10',
        text: 'Take a refill request off voicemail',
        instead: 'Taken down on the call, and sent to whoever approves it.',
      },
      {
        mark: '11:30',
        text: 'Call tomorrow’s patients, get five voicemails',
        instead: 'Reminded by text. Replies go into the calendar.',
      },
    ],
  },
  automations: {
    label: 'Sample automations',
    title: 'Three places for a practice to start',
    lead: 'Each one ends with something your staff can read, check and correct.',
    parts: { when: 'When', does: 'AIR', leaves: 'You get' },
    samples: [
      {
        title: 'The after-hours call',
        when: 'A patient calls at 8:17 pm because Thursday afternoon no longer works.',
        does: 'Checks the calendar, offers two other times, books the one that works and reads it back.',
        leaves:
          'A confirmation for the patient, a note for the desk and an afternoon slot that’s open again.',
      },
      {
        title: 'Two-way reminders',
        when: 'A visit is two days away.',
        does: 'Asks if the time still works. A “no” turns into a new time on the spot.',
        leaves: 'An up-to-date calendar and a waitlist that moves.',
      },
      {
        title: 'Intake before arrival',
        when: 'A new patient has booked.',
        does: 'Sends the forms, checks them for gaps and asks for what is missing.',
        leaves: 'A complete file in your system, and the few questions only you should ask.',
      },
    ],
  },
  outcomes: {
    label: 'Outcomes',
    title: 'What it all adds up to',
    lead: 'Four results we agree on before we start and go over with you afterward.',
    entries: [
      {
        title: 'Calls handled',
        value: claims.everyCall.figure,
        text: 'Even the ones that ring while you’re checking someone in.',
      },
      {
        title: 'Phones covered',
        value: claims.alwaysOn.figure,
        text: 'Lunch hour, evenings and long weekends too.',
      },
      {
        title: 'Your line speaks',
        value: claims.languages.figure,
        text: 'Patients speak theirs. You get the note in English.',
      },
      {
        title: 'No-shows',
        value: 'Tracked monthly',
        text: 'Visits get rescheduled, not missed. You set the goal.',
      },
    ],
    total: { name: 'Total', value: 'A front desk with time for patients' },
    action: strategyCall,
    call: {
      line: 'Clinic, 10:42 am',
      sample: recordingOf('clinic-at-night'),
      example: 'Example call',
      lines: [
        { by: 'Caller', words: 'I can’t make Thursday afternoon.' },
        { by: 'AIR', words: 'Thursday at 8:40 am is open, or Friday at two.' },
        { by: 'Caller', words: 'Thursday, please.' },
        { by: 'AIR', words: 'You’re down for Thursday, 8:40. Please arrive ten minutes early.' },
      ],
    },
  },
  contact: {
    title: 'Give your front desk a hand',
    lead: 'Tell us about your practice (no patient details, please). Our team will contact you shortly to schedule your free strategy call and go over which calls AIR should take.',
  },
} as const satisfies IndustryPageContent & { readonly paper: AppointmentCardContent }
