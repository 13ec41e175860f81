import { inspect } from 'node:util'

import type { Conversation, Reply } from '../conversation.ts'
import type { FromConversation, Question, ToConversation } from './mind-messages.ts'

/** The side of a conversation on which it is thought. */
export type HeldConversation = {
  /** Throws what the assistant throws when a reply is accepted; a question that fails is answered so. */
  take(message: ToConversation): void
  close(): void
}

type HeldReply = { accept(): void; drop(): void }

type ReplyQuestion = Exclude<Question, { kind: 'patience' }>

export function holdConversation(
  conversation: Conversation,
  tell: (answer: FromConversation) => void,
): HeldConversation {
  const replies = new Map<number, HeldReply>()

  async function answer(id: number, question: Question): Promise<void> {
    if (question.kind !== 'patience') return reply(id, question)
    tell({ kind: 'patience', id, patience: await conversation.patience(question.soFar) })
  }

  async function reply(id: number, question: ReplyQuestion): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    const { promise: decided, resolve: decide } = Promise.withResolvers<void>()
    const given = ask(conversation, question, signal)
    const { actions } = given
    replies.set(id, {
      accept() {
        given.accept()
        decide()
      },
      drop() {
        controller.abort()
        decide()
      },
    })
    if (Symbol.iterator in actions) {
      tell({ kind: 'actions', id, actions: [...actions], isLast: true })
      return
    }
    for await (const action of actions) {
      if (signal.aborted) return
      tell({ kind: 'actions', id, actions: [action], isLast: false })
      // As on the line itself: the first is wanted early, the others once it is known that they are wanted.
      await decided
    }
    tell({ kind: 'actions', id, actions: [], isLast: true })
  }

  function take(message: ToConversation): void {
    const { id } = message
    if (message.kind === 'ask') return void attempt(id, message.question)
    const held = replies.get(id)
    if (message.kind === 'accept') return held?.accept()
    replies.delete(id)
    held?.drop()
  }

  async function attempt(id: number, question: Question): Promise<void> {
    try {
      await answer(id, question)
    } catch (error) {
      tell({ kind: 'failure', id, message: inspect(error) })
    }
  }

  return {
    take,
    close() {
      for (const held of replies.values()) held.drop()
      replies.clear()
    },
  }
}

function ask(conversation: Conversation, question: ReplyQuestion, signal: AbortSignal): Reply {
  if (question.kind === 'greet') return conversation.greet()
  if (question.kind === 'answer') return conversation.answer(question.heard, signal)
  if (question.kind === 'after-silence') return conversation.afterSilence(question.times)
  return conversation.beforeTimeIsUp()
}
