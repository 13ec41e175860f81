import type { DemoNotice } from '@nightdesk/content'
import type { MessageRefused } from '@nightdesk/contracts'
import type { Speaker } from './caption.ts'

/** The facts on the paper, each a word or two; those not known yet are empty. */
export type PaperFacts = Readonly<Record<string, string>>

/** Why typed words were not taken. */
export type TypingRefusal = Exclude<MessageRefused['reason'], 'not-allowed'>

/** What a desk hears from its line. */
export type LineListener = {
  readonly onStarted: () => void
  /** The call is over, whoever ended it, unless we did. */
  readonly onEnded: () => void
  readonly onFailed: (error: unknown) => void
  /** What the caller is to know of the line: why it is there no longer. */
  readonly onNotice: (notice: DemoNotice) => void
  /** The network has taken the call away. */
  readonly onLost: (error: unknown) => void
  /** The browser plays nothing until the page is touched. */
  readonly onUnheard: (error: unknown) => void
  readonly onWords: (by: Speaker, text: string, isFinal: boolean) => void
  readonly onPaper: (facts: PaperFacts) => void
  /** The oldest words that were typed and not heard yet were not taken. */
  readonly onRefused: (reason: TypingRefusal) => void
  readonly onAnswerTime: (ms: number) => void
  /** How loud the line is, 0 to 1, whoever speaks. */
  readonly onLevel: (level: number) => void
}

/** One call, from the moment in which it is dialled. */
export type Line = {
  /** Words that were typed, answered as if they had been spoken. */
  readonly type: (text: string) => void
  readonly hangUp: () => void
}

export type DialOptions = { readonly assistantId: string; readonly hasMicrophone: boolean }

/** Asks for the microphone in the same tick, so that it is called inside the visitor's press. */
export type Dial = (options: DialOptions, listener: LineListener) => Line
