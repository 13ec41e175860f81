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
  status: { starting: 'Connecting', active: 'On air, speak now', ended: 'Call ended' },
  microphone: 'Uses your microphone',
  product: brand.product,
  noScript: 'The live demo needs JavaScript.',
  failureLog: 'The voice demo did not start:',
} as const

export type DemoCardContent = typeof demoCard

/** One page's demo: the words beside the card, and those on it. */
export type DemoBlock = {
  readonly heading: string
  readonly lead: string
  readonly title: string
  readonly description: string
}

export const demoBlocks = {
  hotels: {
    heading: 'Call the desk yourself',
    lead: 'You are the guest, it is late, and there is a voice at the other end. Ask whatever your callers ask.',
    title: 'Try Our AI Receptionist for Hotels',
    description:
      'Ask about check-in, change a room or book two nights. It answers as your front desk would.',
  },
  transportation: {
    heading: 'Order a car, see what it asks',
    lead: 'Talk the way your customers do: in a hurry, with half the address. It asks for the other half.',
    title: demoCard.title,
    description:
      'Ask for a car to the airport tomorrow at six. It will take the details as your dispatcher would.',
  },
} as const satisfies Record<string, DemoBlock>
