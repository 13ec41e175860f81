import type {
  Action,
  CallFacts,
  Conversation as ReceptionistConversation,
  Heard,
  Receptionist as EmbeddedReceptionist,
  Reply,
} from '@nightdesk/receptionist'

import type { FindSpoken } from './call/clause-voice.ts'

export type { Action, CallFacts, Clause, Heard, Patience, Reply } from '@nightdesk/receptionist'

/** Facts for the paper in the page, sent as a tool call of the call's messages. */
export type ToolAction = Extract<Action, { readonly kind: 'tool' }>

/** One call's conversation as the line holds it: an answer may take a while, and can be called off. */
export type Conversation = Omit<ReceptionistConversation, 'answer'> & {
  /** Answers what was heard. Called for guesses too, while the caller may still be speaking. */
  answer(heard: Heard, signal: AbortSignal): Reply
}

/** Somebody who thinks: a receptionist of our own, or one with a language model in her place. */
export type Receptionist = Omit<EmbeddedReceptionist, 'open'> & {
  open(call: CallFacts): Conversation
}

/** How long a conversation is needed, and whom to tell when it can no longer be had. */
export type CallSpan = {
  readonly over: AbortSignal
  readonly onLost: (error: unknown) => void
}

/** Who can be called, as the line knows her: wherever she thinks. */
export type Assistant = {
  readonly id: string
  readonly name: string
  open(call: CallFacts, span: CallSpan): Conversation
  /** What was spoken ahead of the call, where anything was. */
  readonly findSpoken?: FindSpoken | undefined
}
