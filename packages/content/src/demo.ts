import { brand } from './brand.ts'

/** What the voice demo card says in each of its states, on every page that has one. */
export const demoCard = {
  /** Spec §2: the title where a page gives none of its own. */
  title: 'Try Our AI Receptionist for Ground Transportation',
  line: { idle: 'Line 1 · ready', starting: 'Connecting', active: 'On air' },
  languages: 'English + 20',
  button: {
    idle: 'Try the Live Voice Demo',
    starting: 'Stop Demo',
    active: 'Stop Demo',
  },
  /** Said to screen readers, politely. */
  /** Shown for a moment when the line is open. */
  hint: 'Just speak…',
  status: { starting: 'Connecting', active: 'On air, speak now', ended: 'Call ended' },
  microphone: 'Uses your microphone',
  product: brand.product,
  noScript: 'The live demo needs JavaScript.',
  failureLog: 'The voice demo did not start:',
} as const

export type DemoCardContent = typeof demoCard

/** What stands around the card: the conversation in writing. */
export const demoTalk = {
  captionsName: 'What is being said',
  captionsEmpty: 'What you say and what it answers appears here, word for word.',
  speakers: { assistant: 'Desk', user: 'You' },
  typeLabel: 'Or type your words',
  typeSend: 'Say it',
  /** Said when typed words were not taken: they stand in their field again. */
  refused: {
    'too-long': 'That is too long for one message. Your words are back in the field.',
    'too-often': 'One at a time, please. Your words are back in the field.',
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
  /** What is stamped on it, by the paper's status. */
  readonly stamps: Readonly<Record<string, string>>
}

/** One page's demo: who answers, the words beside the card and those on it, and the paper. */
export type DemoBlock = {
  readonly assistantId: string
  readonly heading: string
  readonly lead: string
  readonly title: string
  readonly description: string
  readonly paper: DemoPaper
}

export const demoBlocks = {
  hotels: {
    assistantId: 'hotels',
    heading: 'Call the desk yourself',
    lead: 'You are the guest, it is late, and there is a voice at the other end. Ask whatever your callers ask.',
    title: 'Try Our AI Receptionist for Hotels',
    description:
      'Ask about check-in, change a room or book two nights. It answers as your front desk would.',
    paper: {
      title: 'Registration card',
      number: 'Example',
      paper: 'sheet',
      rows: [
        { fact: 'guest', name: 'Guest' },
        { fact: 'arrival', name: 'Arrival' },
        { fact: 'nights', name: 'Nights' },
        { fact: 'room', name: 'Room' },
        { fact: 'guests', name: 'Guests' },
        { fact: 'requests', name: 'Wishes' },
      ],
      stamps: {
        booked: 'Booked',
        changed: 'Changed',
        canceled: 'Canceled',
        noted: 'Noted',
        'with-front-desk': 'With the front desk',
      },
    },
  },
  transportation: {
    assistantId: 'transportation',
    heading: 'Order a car, see what it asks',
    lead: 'Talk the way your customers do: in a hurry, with half the address. It asks for the other half.',
    title: demoCard.title,
    description:
      'Ask for a car to the airport tomorrow at six. It will take the details as your dispatcher would.',
    paper: {
      title: 'Trip ticket',
      number: 'Example',
      paper: 'sheet',
      rows: [
        { fact: 'name', name: 'Name' },
        { fact: 'date', name: 'Day' },
        { fact: 'time', name: 'Time' },
        { fact: 'pickup', name: 'Pickup' },
        { fact: 'dropoff', name: 'Drop-off' },
        { fact: 'passengers', name: 'People' },
      ],
      stamps: { 'sent-for-approval': 'With the dispatcher for approval' },
    },
  },
  air: {
    assistantId: 'air',
    heading: 'Ask it about itself',
    lead: 'What it can do, what it costs, which trades it knows. If you like the answers, let it book your discovery call.',
    title: 'Try Our AI Receptionist',
    description: 'Ask what we offer, or say when we may call you. It answers our own line.',
    paper: {
      title: 'Call note',
      number: 'Line 1',
      paper: 'pink',
      rows: [
        { fact: 'name', name: 'Name' },
        { fact: 'contact', name: 'Reach' },
        { fact: 'time', name: 'When' },
        { fact: 'topic', name: 'About' },
      ],
      stamps: { sent: 'Sent to our team' },
    },
  },
} as const satisfies Record<string, DemoBlock>
