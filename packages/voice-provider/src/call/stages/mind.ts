import type { Action, Clause, Conversation, Heard, Patience, Reply } from '../../conversation.ts'
import type { CallWatch } from '../call-tally.ts'
import { createReplies } from '../replies.ts'
import type { Performer } from '../speculation.ts'
import type { Interrupted } from '../speech-queue.ts'

type MindOptions = {
  readonly conversation: Conversation
  readonly over: AbortSignal
  /** Carries out what is decided. */
  readonly performer: Performer
  /** Words that will be said soon if the caller's turn is over: their sound can be made already. */
  readonly onLikelyWords: (clauses: readonly Clause[]) => void
  readonly now: () => number
  /** Told how long it took to read words and find the first thing to do about them. */
  readonly took: CallWatch['took']
  readonly onFault: (error: unknown) => void
}

/** The stage that decides what is said and done, by asking the assistant of the call. */
export type MindStage = {
  /** True from the moment a reply is wanted until all its actions are known. */
  readonly isThinking: boolean
  /** Once: nobody is greeted twice, nor after being answered. */
  greet(): void
  /** Says how long to wait for more of what may be the whole turn, whose answer is prepared meanwhile. */
  consider(heard: Heard, then: (patience: Patience) => void): Promise<void>
  /** What was considered is not the turn. */
  dropGuess(): void
  answer(heard: Heard): void
  /** The caller has been silent for so many times; `then` happens once all that is said to it is under way. */
  afterSilence(times: number, then: () => void): void
  beforeTimeIsUp(): void
  /** Nothing more comes of the reply that is being carried out. */
  cancel(): void
  /** The next answer is told what the caller did not hear. */
  wasInterrupted(interrupted: Interrupted): void
}

export function createMindStage(options: MindOptions): MindStage {
  const { conversation, over, performer, now, took, onFault } = options
  const replies = createReplies({ performer, prepareFor, onFault })
  let isGreeted = false
  let askedAt: number | undefined
  let interrupted: Interrupted | undefined

  function prepareFor(action: Action): void {
    if (askedAt !== undefined) took('read', now() - askedAt)
    askedAt = undefined
    if (action.kind === 'say') options.onLikelyWords(action.clauses)
  }

  function prepare(heard: Heard): void {
    askedAt = now()
    replies.prepare(heard.text, (signal) => ask(heard, signal))
  }

  function ask(heard: Heard, signal: AbortSignal): Reply {
    return conversation.answer(interrupted ? { ...heard, interrupted } : heard, signal)
  }

  return {
    get isThinking() {
      return replies.isThinking
    },
    greet() {
      if (isGreeted) return
      isGreeted = true
      replies.speakUp(() => conversation.greet())
    },
    // The turn is not taken before it is known how long to wait; frames come in meanwhile.
    async consider(heard, then) {
      try {
        if (heard.text !== '') prepare(heard)
        const patience = heard.text === '' ? 'quick' : await conversation.patience(heard.text)
        if (!over.aborted) then(patience)
      } catch (error) {
        onFault(error)
      }
    },
    dropGuess: () => replies.drop(),
    answer(heard) {
      // Whoever was quicker than the greeting is answered; a greeting after the answer would only confuse.
      isGreeted = true
      replies.reply(heard.text, (signal) => ask(heard, signal))
      interrupted = undefined
    },
    afterSilence: (times, then) => replies.speakUp(() => conversation.afterSilence(times), then),
    beforeTimeIsUp: () => replies.speakUp(() => conversation.beforeTimeIsUp()),
    cancel: () => replies.cancel(),
    wasInterrupted(unheard) {
      interrupted = unheard
    },
  }
}
