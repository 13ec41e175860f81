import type { Conversation, Patience, Reply } from '../conversation.ts'
import { createActionStream } from './action-stream.ts'
import { MindError } from './mind-error.ts'
import type { FromConversation, Question, ToConversation } from './mind-messages.ts'

/** Whoever waits for an answer. */
type Asker = {
  take(answer: FromConversation): void
  fail(error: Error): void
}

/** A conversation that is held in another thread. */
export type FarConversation = {
  readonly conversation: Conversation
  /** Takes what the other side answers. */
  take(answer: FromConversation): void
  /** The other side is gone: every question fails, those to come too. */
  lose(error: Error): void
}

/** What is told is told in order, so that an answer knows of every reply that was accepted before it. */
// oxlint-disable-next-line max-lines-per-function -- one closure: every question waits in the same map, or fails of the same loss
export function createFarConversation(tell: (message: ToConversation) => void): FarConversation {
  const askers = new Map<number, Asker>()
  let nextId = 0
  let loss: Error | undefined

  function ask(question: Question, asker: Asker): number {
    const id = nextId++
    if (loss) {
      asker.fail(loss)
      return id
    }
    askers.set(id, asker)
    tell({ kind: 'ask', id, question })
    return id
  }

  function reply(question: Question, signal?: AbortSignal): Reply {
    const stream = createActionStream()
    const id = ask(question, {
      take(answer) {
        if (answer.kind !== 'actions') return
        stream.add(answer.actions)
        if (answer.isLast) finish()
      },
      fail: (error) => stream.end(error),
    })
    const finish = () => {
      askers.delete(id)
      stream.end()
    }
    const drop = () => {
      finish()
      tell({ kind: 'drop', id })
    }
    signal?.addEventListener('abort', drop, { once: true })
    return { actions: stream.actions, accept: () => tell({ kind: 'accept', id }) }
  }

  function patience(soFar: string): Promise<Patience> {
    const { promise, resolve, reject } = Promise.withResolvers<Patience>()
    const id = ask(
      { kind: 'patience', soFar },
      {
        take(answer) {
          askers.delete(id)
          if (answer.kind === 'patience') resolve(answer.patience)
        },
        fail: reject,
      },
    )
    return promise
  }

  return {
    conversation: {
      greet: () => reply({ kind: 'greet' }),
      answer: (heard, signal) => reply({ kind: 'answer', heard }, signal),
      afterSilence: (times) => reply({ kind: 'after-silence', times }),
      beforeTimeIsUp: () => reply({ kind: 'before-time-is-up' }),
      patience,
    },
    take(answer) {
      const asker = askers.get(answer.id)
      if (answer.kind !== 'failure') return asker?.take(answer)
      askers.delete(answer.id)
      asker?.fail(new MindError('assistant-failed', answer.message))
    },
    lose(error) {
      loss = error
      for (const asker of askers.values()) asker.fail(error)
      askers.clear()
    },
  }
}
