import type { Action, Clause } from '../../conversation.ts'
import type { Memory } from './script.ts'
import type { Value, Values } from './values.ts'

/** The task in hand. */
export type Current = {
  readonly task: string
  readonly values: Values
  readonly asked?: string
  readonly isRefining?: boolean
  /** A fact that waits for a yes. */
  readonly doubt?: { readonly slot: string; readonly value: Value }
  readonly isReadBack: boolean
  /** How often each slot was asked for, and each refinement. */
  readonly asks: Readonly<Record<string, number>>
  readonly wasSent?: boolean
}

export type Offer =
  | { readonly kind: 'person' }
  | { readonly kind: 'task'; readonly task: string; readonly choice?: string }
  | { readonly kind: 'more' }

export type EndReason = Extract<Action, { readonly kind: 'end' }>['reason']

/** All that a conversation remembers. Never changed, only replaced. */
export type State = {
  readonly current?: Current
  readonly offer?: Offer
  readonly memory: Memory
  /** Turns in a row that brought nothing. */
  readonly misses: number
  readonly rudeness: number
  readonly handOvers: number
  /** How often a person was offered. */
  readonly personOffers: number
  readonly answersInARow: number
  readonly said: readonly Clause[]
  readonly used: Readonly<Record<string, number>>
  readonly lastPaper: string
  /** The last thing said that was more than a yes, for the note to a person. */
  readonly lastText: string
  /** What was said while no task was in hand: its facts count when one begins. */
  readonly recent: readonly string[]
  /** How the call ends, once that is certain. */
  readonly ending?: EndReason
}

export const firstState: State = {
  memory: {},
  misses: 0,
  rudeness: 0,
  handOvers: 0,
  personOffers: 0,
  answersInARow: 0,
  said: [],
  used: {},
  lastPaper: '',
  lastText: '',
  recent: [],
}
