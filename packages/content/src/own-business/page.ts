import type { SetupTone, TradeId } from '@nightdesk/contracts'
import type { DemoPaper } from '../demo.ts'
import type { ArtKey, ComingArtKey } from '../types.ts'

/** A trade to choose: its paper, and what a receptionist of it writes down. */
export type TradeChoice = {
  readonly id: TradeId
  readonly name: string
  readonly art: ArtKey | ComingArtKey
  /** What to say to it, once it has picked up. */
  readonly wish: string
  /** What such a business might be called, on its card until the visitor's own name stands there. */
  readonly sample: string
}

const trades = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    art: 'appointment-card',
    wish: 'I’d like to make an appointment',
    sample: 'Rose Street Clinic',
  },
  {
    id: 'financial-services',
    name: 'Financial services',
    art: 'ledger-statement',
    wish: 'I’d like to set up a meeting',
    sample: 'Rose Street Advisors',
  },
  {
    id: 'hotels-hospitality',
    name: 'Hotel',
    art: 'registration-card',
    wish: 'I’d like to book a room',
    sample: 'Rose Street Inn',
  },
  {
    id: 'transportation',
    name: 'Car service',
    art: 'trip-ticket',
    wish: 'I need a car tomorrow at 6 am',
    sample: 'Rose Street Cars',
  },
  {
    id: 'restaurants-takeouts',
    name: 'Restaurant',
    art: 'kitchen-chit',
    wish: 'I’d like to place an order',
    sample: 'Rose Street Pizza',
  },
  {
    id: 'ecommerce-markets',
    name: 'Online store',
    art: 'packing-label',
    wish: 'Where is my order?',
    sample: 'Rose Street Books',
  },
  {
    id: 'recruitment-staffing',
    name: 'Staffing',
    art: 'name-badge',
    wish: 'I’d like to set up an interview',
    sample: 'Rose Street Staffing',
  },
  {
    id: 'estimators-construction',
    name: 'Construction',
    art: 'estimate',
    wish: 'I need somebody to look at my roof',
    sample: 'Rose Street Roofing',
  },
  {
    id: 'fitness-wellness',
    name: 'Fitness',
    art: 'punch-card',
    wish: 'I’d like to book a class',
    sample: 'Rose Street Yoga',
  },
] as const satisfies readonly TradeChoice[]

const tones = [
  { id: 'warm', name: 'Warm', sounds: 'Takes its time' },
  { id: 'brisk', name: 'Brisk', sounds: 'To the point' },
] as const satisfies readonly {
  readonly id: SetupTone
  readonly name: string
  readonly sounds: string
}[]

/** What stands above the form. */
export const ownBusinessSection = {
  label: '11 pm · your line',
  title: 'Make it your receptionist',
  lead: 'Type the name of your business, pick your industry and press the button. We’ll fill in the rest.',
  trades: trades.map(({ id }) => id),
} as const

/** The form on AIR in which a visitor makes a receptionist for their own business. */
export const ownBusinessPage = {
  formName: 'Your receptionist',
  needsScript:
    'The demo needs JavaScript. Without it, you can still tell us about your calls in the contact form at the end of this page.',
  name: {
    label: 'Name of your business',
    hint: 'The way callers should hear it.',
  },
  trade: { label: 'Your industry', trades },
  hours: {
    label: 'When you’re open',
    // The example is one piece: no line ends in it.
    hint: 'In your own words, like “Mon–\u2060Fri\u00a09\u00a0to\u00a06,\u00a0Sat\u00a010–2”.',
    unclear:
      'We couldn’t make that out, so we’re using the hours below. Reword it here, or edit the hours themselves.',
    /** What was written beside the hours, and nobody will hear. */
    leftOut: (words: string) =>
      `We left out “${words}”. Callers will hear the hours below. Add the rest as a question and answer.`,
    week: 'The week',
    dayUnclear: 'Try “9 to 5” or “closed”.',
    byAppointment: 'by appointment',
    paint: 'Drag across a day to change it.',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    marks: ['12 am', '6 am', 'noon', '6 pm', '12 am'],
    open: 'You’re open',
    shut: 'You’re closed. It still answers.',
  },
  /** Over everything that is filled in already. */
  more: {
    label: 'Change the details',
    hint: 'Hours, town, how it sounds, what callers ask',
  },
  town: { label: 'Town', optional: 'optional' },
  tone: { label: 'How it should sound', tones },
  questions: {
    label: 'What callers ask',
    note: 'These are samples. Type what you’d say.',
    question: 'Callers ask',
    answer: 'It answers',
    remove: 'Remove',
    add: 'Add a question',
    full: 'Five is plenty for a demo.',
  },
  card: {
    title: 'Desk card',
    number: 'Line 1',
    /** In place of the number, while the name is none of the visitor's. */
    example: 'Example',
    says: 'Picks up with',
    greeting: {
      warm: (name: string) =>
        `Thank you for calling ${name}. I’m the AI receptionist, and this is a demo. How can I help you today?`,
      brisk: (name: string) => `${name}. AI receptionist, demo call. How can I help?`,
    },
    hours: 'Hours',
    does: 'Job',
    knows: 'Knows',
    nothing: 'Nothing yet: takes a message',
    town: 'In',
    always:
      'Says up front that it’s an AI and that this is a demo. If it can’t answer, it takes a message for you.',
  },
  start: 'Hear it answer',
  restart: 'Hear it again',
  stop: 'Stop Demo',
  starting: 'Getting the line ready…',
  missing: 'We couldn’t connect the call. Everything you wrote is still here: please try again.',
  tooOften:
    'You’ve reached the call limit for now. Everything you wrote is still here: please try again in a little while.',
  /** While the words of the form are being spoken, for the call to come. */
  ahead: {
    name: 'Practicing your business name',
    learning: 'Still rehearsing your wording, but you can start now.',
    ready: 'Ready: it knows what to say.',
  },
  refused: 'That didn’t go through. Please check the marked fields.',
  /** The name of the page for whoever was sent a setup. */
  sharedTitle: (name: string) => `Hear it pick up at ${name}`,
  share: 'Copy the link',
  failureLog: 'The line for the visitor’s business failed:',
  shared: 'Link copied',
  notShared: 'Copy it from the address bar',
  kept: 'We store nothing. Your details stay in this tab and this page’s link and are used only for the call.',
  call: {
    heading: (name: string) => `${name}, how can I help?`,
    title: (name: string) => name,
    description: 'This is your line now. Ask what your callers ask.',
    openOnSunday: 'Are you open on Sunday?',
    person: 'Can somebody call me back?',
    example: [
      { by: 'Caller', words: 'Hi, are you open tomorrow?' },
      { by: 'AIR', words: '(Checks your hours and tells the caller.)' },
      { by: 'Caller', words: 'And one more thing…' },
      { by: 'AIR', words: '(Answers with what you wrote, or takes a message.)' },
    ],
    paper: {
      title: 'Call note',
      number: 'Line 1',
      paper: 'pink',
      rows: [
        { fact: 'about', name: 'About' },
        { fact: 'day', name: 'Day' },
        { fact: 'name', name: 'Name' },
        { fact: 'phone', name: 'Phone' },
      ],
      takesOwnRows: true,
      stamps: { done: 'On your desk' },
    } satisfies DemoPaper,
    build: 'Build this for me',
    buildIntro: 'Please build this receptionist for me.',
    noteIntro: 'The note it took:',
    conversationIntro: 'My conversation with it:',
    setupIntro: 'My setup:',
    after:
      'This was a demo made in a minute. The real one knows your calendar, your prices and your rules.',
  },
} as const
