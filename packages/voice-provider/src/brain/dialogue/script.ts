import type { Line, Lines, SpokenAnswer } from '@nightdesk/content'
import type { Now, Utterance } from '@nightdesk/understanding'
import type { Action, Clause } from '../../conversation.ts'
import type { Finding, Value, Values } from './values.ts'

export type Tool = Extract<Action, { readonly kind: 'tool' }>

/** What a reader of facts may know besides the words. */
export type Context = {
  readonly values: Values
  /** The slot that was asked for last. */
  readonly asked?: string
  readonly now: Now
  readonly by: 'speech' | 'typing'
  /** Everything has been read back: what is said now is a correction. */
  readonly isReadBack: boolean
}

export type Slot = {
  readonly id: string
  readonly ask: Lines
  readonly askAgain: Lines
  /** Words by which a caller points at it: "the time is wrong". */
  readonly names: readonly string[]
  isNeeded(values: Values): boolean
  /** What is still open in a value, as a question: "In the morning or in the evening?" */
  refine?(value: Value, values: Values): Lines | undefined
  /** A refusal is an answer: the slot stays empty. */
  readonly mayDecline?: boolean
}

/** What was finished in this call, by task. */
export type Memory = Readonly<Record<string, Values>>

export type Finished = {
  readonly line: Line
  readonly tools: readonly Tool[]
  readonly memory: Memory
}

export type Task = {
  readonly id: string
  readonly keys: readonly string[]
  /** "I don't need the room" is a wish for this one. */
  readonly takesRefusal?: boolean
  readonly slots: readonly Slot[]
  /** Facts that are known before the first question. */
  begin(memory: Memory, choice?: string): Values
  read(utterance: Utterance, context: Context): readonly Finding[]
  /** Facts that follow from others: "at six" today, after noon, is six in the evening. */
  settle?(values: Values, now: Now): Values
  /** A reason why these facts cannot stand, and the slots to ask for again. */
  check?(
    values: Values,
    now: Now,
  ): { readonly line: Line; readonly clear: readonly string[] } | undefined
  /** What is said to words that cannot be taken down as they are: "two cars", while one is in hand. */
  remark?(utterance: Utterance, context: Context): Line | undefined
  readBack(values: Values, now: Now): readonly Clause[]
  readonly shallI: readonly Clause[]
  paper(values: Values, status: string): Tool
  finish(values: Values, memory: Memory, now: Now): Finished
  /** Said when the caller wants none of it. */
  readonly dropped?: Line
  /** One fact of the read-back alone: "from Penn Station,". */
  sayFact?(slot: string, values: Values, now: Now): readonly Clause[]
}

/** How a call is given to a person: what is said, what is noted, and whether the call ends there. */
export type HandOver = {
  readonly line: Line
  readonly tools: readonly Tool[]
  readonly task?: string
  readonly isEnd: boolean
}

export type HandOverReason = {
  readonly memory: Memory
  readonly task?: string
  readonly values: Values
  /** What the caller said last, for the note. */
  readonly text: string
  /** A person was asked for before, and the call went on. */
  readonly isSecond: boolean
}

export type Wanted = {
  readonly task: string
  readonly choice?: string
  /** Gives way to a question in the same words. */
  readonly isWeak?: boolean
}

/** Everything one receptionist is made of. */
export type Script = {
  readonly id: string
  readonly name: string
  readonly greeting: Line
  readonly answers: readonly SpokenAnswer[]
  readonly tasks: readonly Task[]
  /** The task that facts alone begin: "Kennedy, tomorrow at six". */
  taskOf(utterance: Utterance, now: Now, memory: Memory): Wanted | undefined
  /** Whether a wish for one task takes the place of another that is not finished. */
  mayInterrupt(current: string, wanted: string): boolean
  /** An answer that has to be worked out. */
  workOut?(utterance: Utterance, values: Values, memory: Memory): Line | undefined
  /** A call that belongs to a person, with what is said first. */
  escalate?(utterance: Utterance): Line | undefined
  handOver(reason: HandOverReason): HandOver
  readonly back: Lines
  readonly offerPerson: Line
  readonly whatICanDo: Line
  readonly goodbye: Lines
  /** Everything else that can be known ahead. */
  clauses(): Iterable<Clause>
}
