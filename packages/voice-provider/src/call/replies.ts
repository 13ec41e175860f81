import type { Action, Reply } from '../conversation.ts'
import { speculate, type Performer, type Speculation } from './speculation.ts'

type Answer = (signal: AbortSignal) => Reply

type ReplyOptions = {
  readonly performer: Performer
  /** Sees the first action of a reply that may be wanted soon. */
  readonly prepareFor: (action: Action) => void
  readonly onFault: (error: unknown) => void
}

/** The replies of one call: one that may be wanted soon, and one that is being carried out. */
export type Replies = {
  /** True from the moment a reply is wanted until all its actions are known. */
  readonly isThinking: boolean
  /** Starts the reply to what may be the whole turn. Throws what the assistant throws. */
  prepare(text: string, answer: Answer): void
  /** What was prepared is not wanted. */
  drop(): void
  /** Carries out the reply to these words: the prepared one, if it was to the same. */
  reply(text: string, answer: Answer): void
  /** Says something of the assistant's own accord; `then` happens once all of it is under way. */
  speakUp(answer: Answer, then?: () => void): void
  /** Nothing more comes of the reply that is being carried out. */
  cancel(): void
}

export function createReplies({ performer, prepareFor, onFault }: ReplyOptions): Replies {
  let prepared: Speculation | undefined
  let running: Speculation | undefined
  let isThinking = false

  async function carryOut(speculation: Speculation, then = () => {}): Promise<void> {
    running?.cancel()
    running = speculation
    isThinking = true
    try {
      await speculation.carryOut(performer)
      if (!speculation.signal.aborted) then()
    } catch (error) {
      if (!speculation.signal.aborted) onFault(error)
    } finally {
      if (running === speculation) isThinking = false
    }
  }

  function start(text: string, answer: Answer, then?: () => void): void {
    try {
      void carryOut(speculate(text, answer), then)
    } catch (error) {
      onFault(error)
    }
  }

  function drop(): void {
    prepared?.cancel()
    prepared = undefined
  }

  return {
    get isThinking() {
      return isThinking
    },
    prepare(text, answer) {
      drop()
      prepared = speculate(text, answer, prepareFor)
    },
    drop,
    reply(text, answer) {
      const ready = prepared?.text === text ? prepared : undefined
      if (!ready) drop()
      prepared = undefined
      if (ready) void carryOut(ready)
      else start(text, answer)
    },
    speakUp: (answer, then) => start('', answer, then),
    cancel() {
      running?.cancel()
      isThinking = false
    },
  }
}
