import type { Line } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import type { Action, Clause } from './conversation.ts'
import type { Value, Values } from './kinds/value.ts'
import type { Memory } from './script.ts'

/** The task in hand. */
export type Current = {
  readonly task: string
  readonly values: Values
  readonly asked?: string
  readonly isRefining?: boolean
  /** A fact that waits for a yes. */
  readonly doubt?: { readonly slot: string; readonly value: Value }
  readonly isReadBack: boolean
  /** As far as the caller let it be said, where that was not to its end. */
  readonly heardBack?: readonly Clause[]
  /** What was told last: "I mean three" is about that. */
  readonly lastTold?: string
  /** A note for a person is on paper once it is known that nobody is put through first. */
  readonly isWritten?: boolean
  /** How often each question was asked. */
  readonly asks: Readonly<Record<string, number>>
  /** How often the answer to a question was not understood. */
  readonly failures: Readonly<Record<string, number>>
}

export type Offer =
  /** What for, where it was offered for something the caller said. */
  | { readonly kind: 'person'; readonly about?: string }
  | { readonly kind: 'task'; readonly task: string; readonly choice?: string }
  /** Asked what a message says, with what was said about it before. */
  | { readonly kind: 'message'; readonly about?: string }
  /** Asked for what is still missing of a message to a guest, or to the desk. */
  | { readonly kind: 'letter'; readonly asked: LetterPart }
  | { readonly kind: 'more' }

export type LetterPart = 'words' | 'whom' | 'from'

/** A message for somebody else, as far as it was told. */
export type Letter = {
  readonly words: string
  readonly whom?: string
  readonly from?: string
  readonly phone?: string
  /** For the desk itself, about something that was told before. */
  readonly isForDesk: boolean
  /** What was said when it was begun. */
  readonly about: string
  readonly asked: readonly LetterPart[]
}

export type EndReason = Extract<Action, { readonly kind: 'end' }>['reason']

/** What is done once the task in hand is: one that was begun before, or what was wished for beside it. */
export type Parked =
  | { readonly kind: 'begun'; readonly current: Current }
  | {
      readonly kind: 'wished'
      /** One more of what is in hand: it is offered, and does not begin by itself. */
      readonly isFurther?: boolean
      readonly task: string
      readonly choice?: string
      readonly spans: readonly Span[]
      readonly text: string
    }

/** All that a conversation remembers. Never changed, only replaced. */
export type State = {
  readonly current?: Current
  readonly offer?: Offer
  readonly memory: Memory
  readonly parked: readonly Parked[]
  /** What was finished last, and what was said of it. */
  readonly lastDone?: { readonly task: string; readonly values: Values; readonly line: Line }
  /** A message that was written down. */
  readonly note?: string
  /** What is being taken down for somebody who stays here, or for the desk. */
  readonly letter?: Letter
  /** For whom it is. */
  readonly noteFor?: string
  /** Turns in a row that brought nothing. */
  readonly misses: number
  /** Turns in a row that brought the task in hand no further. */
  readonly idle: number
  readonly handOvers: number
  /** How often a person was offered. */
  readonly personOffers: number
  readonly answersInARow: number
  /** What was answered last, the latest first. */
  readonly answered: readonly string[]
  /** What was answered last, as long as it is still spoken of: "and until when?" */
  readonly lately: string
  readonly said: readonly Clause[]
  readonly used: Readonly<Record<string, number>>
  readonly lastPaper: string
  /** What the caller said last, and how often in a row. */
  readonly echo: { readonly text: string; readonly times: number }
  /** The last thing said that was more than a yes, for the note to a person. */
  readonly lastText: string
  /** What was told for a person, in the caller's words, as long as nobody has it. */
  readonly matter?: string
  /** What was asked or told, and nobody here could help with: a person hears of it. */
  readonly unsettled: readonly string[]
  /** Something for a person that waits until the task in hand is done. */
  readonly afterwards?: string
  /** Facts that were told while no task was in hand: they count when one begins. */
  readonly told: readonly Span[]
  /** It was told for something that nobody does at night: an appointment, a class. */
  readonly isForDaytime?: boolean
  /** How the call ends, once that is certain. */
  readonly ending?: EndReason
}

export const firstState: State = {
  memory: {},
  parked: [],
  misses: 0,
  idle: 0,
  handOvers: 0,
  personOffers: 0,
  answersInARow: 0,
  answered: [],
  lately: '',
  said: [],
  used: {},
  lastPaper: '',
  echo: { text: '', times: 0 },
  lastText: '',
  told: [],
  unsettled: [],
}
