import { brand } from './brand.ts'
import type { InternalLink } from './types.ts'

/** What the voice demo card says in each of its states, on every page that has one. */
export const demoCard = {
  /** The title where a page gives none of its own. */
  title: 'Try Our AI Receptionist for Ground Transportation',
  line: { idle: 'Line 1 · ready', starting: 'Connecting', active: 'On air' },
  languages: 'Demo in English',
  button: {
    idle: 'Try the Live Voice Demo',
    starting: 'Stop Demo',
    active: 'Stop Demo',
  },
  /** Shown for a moment when the line is open. */
  hint: 'Just speak…',
  /** Said to screen readers, politely. */
  status: { starting: 'Connecting', active: 'On air, speak now', ended: 'Call ended' },
  microphone: 'Uses your microphone',
  /** The same in a call that was begun by typing: nobody listens. */
  typed: { hint: 'Just type…', active: 'On air, type below', microphone: 'Microphone is off' },
  product: brand.product,
  noScript: 'The live demo needs JavaScript.',
  failureLog: 'The voice demo failed:',
} as const

export type DemoCardContent = typeof demoCard

/** What stands around the card: the conversation in writing. */
export const demoTalk = {
  captionsName: 'Live transcript',
  /** Above how a call might go, until there is one. */
  exampleLabel: 'Example',
  captionsEmpty: 'Your conversation shows up here.',
  speakers: { assistant: 'Desk', user: 'You' },
  typeLabel: 'Or type instead',
  /** Above what a caller might ask: pressed, a question is typed and sent. */
  questionsTitle: 'Try one of these',
  typeSend: 'Send',
  /** On the paper until something is written on it. */
  paperBlank: 'Fills in as you talk',
  /** Said when typed words were not taken: they stand in their field again. */
  refused: {
    'too-long': 'That’s too long for one message. Your text is back in the box.',
    'too-often': 'One at a time, please. Your text is back in the box.',
  },
  /** Before the measured time: "Answered in 0.38 s". */
  answered: 'Answered in',
  sendConversation: 'Send this conversation with my request',
  sendIntro: 'My conversation with the demo receptionist:',
} as const

export type DemoTalkContent = typeof demoTalk

/** The form a receptionist fills in during the call. */
export type DemoPaper = {
  readonly title: string
  readonly number: string
  readonly paper: 'pink' | 'sheet'
  /** Each row shows one fact of the paper, under its name. */
  readonly rows: readonly { readonly fact: string; readonly name: string }[]
  /** The receptionist says itself which rows it has; those above are the blank form. */
  readonly takesOwnRows?: true
  /** What is stamped on it, by the paper's status. */
  readonly stamps: Readonly<Record<string, string>>
}

/** How a call might go. Not in the words of the questions beside it, which are there to be asked. */
export type DemoExample = readonly { readonly by: string; readonly words: string }[]

/** One page's demo: who answers, the words beside the card and those on it, and the paper. */
export type DemoBlock = {
  readonly assistantId: string
  /** The hour, on a page whose sections tell it. */
  readonly label?: string
  readonly heading: string
  readonly lead: string
  readonly title: string
  readonly description: string
  /** What a caller might ask, in words the receptionist has an answer to. */
  readonly questions: readonly string[]
  readonly example: DemoExample
  readonly paper: DemoPaper
}

/** Our own line: it answers for the company. */
const air = {
  assistantId: 'air',
  heading: 'Ask it about itself',
  lead: 'Ask what it can do, how pricing works and which industries it knows. Like the answers? Let it set up your discovery call.',
  title: 'Try Our AI Receptionist',
  description:
    'Ask what we offer, or tell it when we should call you. Here, it’s answering for us.',
  questions: [
    'What do you do for clinics?',
    'What does it cost?',
    'Do you record calls?',
    'What if two people call at once?',
    'I’d like to book a discovery call',
  ],
  example: [
    { by: 'Caller', words: 'Are you there at night, too?' },
    { by: 'AIR', words: 'Every night. We answer 24/7.' },
    { by: 'Caller', words: 'And if I want to talk to a person?' },
    { by: 'AIR', words: 'I’ll pass your number to our team.' },
  ],
  paper: {
    title: 'Call note',
    number: 'Line 1',
    paper: 'pink',
    rows: [
      { fact: 'name', name: 'Name' },
      { fact: 'company', name: 'Business' },
      { fact: 'contact', name: 'Contact' },
      { fact: 'time', name: 'When' },
      { fact: 'topic', name: 'About' },
    ],
    stamps: { sent: 'Sent to our team', dropped: 'Withdrawn' },
  },
} as const satisfies DemoBlock

export const demoBlocks = {
  hotels: {
    assistantId: 'hotels',
    heading: 'Call the desk yourself',
    lead: 'You’re the guest, it’s late, and the front desk picks up. Ask it whatever your guests ask you.',
    title: 'Try Our AI Receptionist for Hotels',
    description:
      'Ask about check-in, switch rooms or book two nights. It answers the way your front desk would.',
    /** The sample guest questions, shown in this order. */
    questions: [
      'What time is check-in?',
      'Can I get a late check-out?',
      'Can I have a king instead of two queens?',
      'How far is it to the airport?',
      'Is the pool open?',
    ],
    example: [
      { by: 'Guest', words: 'My flight’s late. Will you hold our room?' },
      { by: 'AIR', words: 'Of course. Under what name?' },
      { by: 'Guest', words: 'Lee, two nights.' },
      { by: 'AIR', words: 'Got it. Two nights, late arrival. Safe travels.' },
    ],
    paper: {
      title: 'Registration card',
      number: 'Line 1',
      paper: 'sheet',
      rows: [
        { fact: 'guest', name: 'Guest' },
        { fact: 'contact', name: 'Contact' },
        { fact: 'arrival', name: 'Arrival' },
        { fact: 'nights', name: 'Nights' },
        { fact: 'room', name: 'Room' },
        { fact: 'guests', name: 'Guests' },
        { fact: 'requests', name: 'Requests' },
      ],
      stamps: {
        booked: 'Booked',
        changed: 'Changed',
        canceled: 'Canceled',
        noted: 'Noted',
        'with-front-desk': 'Sent to the front desk',
      },
    },
  },
  transportation: {
    assistantId: 'transportation',
    heading: 'Book a car and see what AIR asks',
    lead: 'Talk the way your customers do: in a hurry, with half the address. It asks for the other half.',
    title: demoCard.title,
    description:
      'Ask for a car to the airport tomorrow at six. It takes the details the way your dispatcher would.',
    questions: [
      'I need a car to JFK tomorrow at 6 am',
      'Do you have child seats?',
      'What if my flight is late?',
      'Where will the driver meet me?',
    ],
    example: [
      { by: 'Caller', words: 'Penn Station to Newark, seven tonight.' },
      { by: 'AIR', words: 'Sure. How many of you?' },
      { by: 'Caller', words: 'Three.' },
      { by: 'AIR', words: 'Got it. A dispatcher will confirm it.' },
    ],
    paper: {
      title: 'Trip ticket',
      number: 'Line 1',
      paper: 'sheet',
      rows: [
        { fact: 'name', name: 'Name' },
        { fact: 'date', name: 'Day' },
        { fact: 'time', name: 'Time' },
        { fact: 'pickup', name: 'Pickup' },
        { fact: 'dropoff', name: 'Drop-off' },
        { fact: 'passengers', name: 'Passengers' },
        { fact: 'wishes', name: 'Requests' },
      ],
      stamps: {
        'sent-for-approval': 'Sent to dispatch for approval',
        noted: 'Noted',
        dropped: 'Withdrawn',
      },
    },
  },
  air: { ...air, label: '9 pm · our line' },
  products: {
    ...air,
    heading: 'Talk to the one on duty',
    lead: 'Ask AIR what it could do for you today, how you’d get started, and which agent comes next.',
    questions: [
      'Will it replace my front desk?',
      'What do I have to do to get going?',
      'Is AIR finished, or still in Beta?',
      'What’s coming after the receptionist?',
      'I’d like to book a discovery call',
    ],
    example: [
      { by: 'Caller', words: 'Could you book appointments for my shop?' },
      { by: 'AIR', words: 'Yes, day or night. You get a note for each one.' },
      { by: 'Caller', words: 'Some of my customers speak Spanish.' },
      { by: 'AIR', words: 'On your line, I’d answer in Spanish. I speak 20+ languages.' },
    ],
  },
  home: {
    ...air,
    heading: 'Call the night desk',
    lead: 'Talk to AIR right here in your browser, or type if you can’t talk right now. Ask it anything you’d ask us.',
    example: [
      { by: 'Caller', words: 'It’s two in the morning. Anybody there?' },
      { by: 'AIR', words: 'Always. We answer 24/7.' },
      { by: 'Caller', words: 'Could you do this for my clinic?' },
      { by: 'AIR', words: 'Yes. I’d book your appointments and leave you a note on each one.' },
    ],
  },
} as const satisfies Record<string, DemoBlock>

/** The way to our own line from a page without a demo. */
export const hearItAnswer = {
  label: 'Hear it answer',
  to: '/products/air#demo',
} as const satisfies InternalLink

/** The same where another way leads to a line of the visitor's own: this one says whose call it is. */
export const hearAirAnswer = {
  label: 'Hear AIR answer a call',
  to: hearItAnswer.to,
} as const satisfies InternalLink
