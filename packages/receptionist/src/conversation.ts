import type { BusinessSetup } from '@nightdesk/contracts'
import type { Intent, Span } from '@nightdesk/understanding'

/** What the caller said, as the line understood it. */
export type Heard = {
  readonly text: string
  /** 0 to 1, where the recognizer can tell; typed words are certain. */
  readonly confidence?: number
  readonly by: 'speech' | 'typing'
  /** The caller spoke into these words of ours; they heard no more than `heard` of them. */
  readonly interrupted?: { readonly heard: string; readonly unheard: string }
}

/**
 * A stretch of speech with one breath of its own: a whole sentence of the voice bank ("For how many
 * passengers?"), or one word of its vocabulary ("half past five,"). Its punctuation tells whether the voice goes on.
 */
export type Clause = string

/** One thing a receptionist does in a turn, in the order in which it happens. */
export type Action =
  | { readonly kind: 'say'; readonly clauses: readonly Clause[] }
  /** Facts for the paper in the page, sent as a tool call of the call's messages. */
  | {
      readonly kind: 'tool'
      readonly name: string
      readonly arguments: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'end'; readonly reason: 'assistant-ended-call' | 'assistant-forwarded-call' }

/** How long the line should wait before it takes the turn. */
export type Patience = 'quick' | 'normal' | 'long'

/** What the receptionist would do if the caller's turn ended here. Nothing has happened until it is accepted. */
export type Reply = {
  readonly actions: AsyncIterable<Action> | Iterable<Action>
  /** Makes the reply part of the conversation. Called once, before its first action is carried out. */
  accept(): void
}

/** One call's conversation: knows no clock, no sound and no network. */
export type Conversation = {
  greet(): Reply
  /** Answers what was heard. Called for guesses too, while the caller may still be speaking. */
  answer(heard: Heard): Reply
  /** The caller says nothing: the first, second or third time in a row. */
  afterSilence(times: number): Reply
  /** The call is about to reach its longest length. */
  beforeTimeIsUp(): Reply
  /** What kind of answer is expected next, from the text heard so far. */
  patience(soFar: string): Patience | Promise<Patience>
}

/** What words mean at this point of a call, for somebody else who answers them. */
export type Understood = {
  /** The question that is open, in the words of the corpus; `open` where there is none. */
  readonly asked: string
  /** What the caller means, the likeliest first. */
  readonly intents: readonly Intent[]
  readonly spans: readonly Span[]
}

/** A conversation that also tells what it understands. To ask for that changes nothing in it. */
export type ReadingConversation = Conversation & { understand(heard: Heard): Understood }

export type CallFacts = {
  readonly callId: string
  /** The business that a visitor hears it answer for. */
  readonly setup?: BusinessSetup
  readonly startedAt: Date
  readonly timeZone: string
}

/** A receptionist herself: what she is called, what she knows, and how she talks. */
export type Receptionist = {
  readonly id: string
  readonly name: string
  open(call: CallFacts): Conversation
  /** Everything that can be known ahead, for the voice bank. */
  clauses(): Iterable<Clause>
}

/** One whose conversations also tell what they understand. */
export type ReadingReceptionist = Omit<Receptionist, 'open'> & {
  open(call: CallFacts): ReadingConversation
}
