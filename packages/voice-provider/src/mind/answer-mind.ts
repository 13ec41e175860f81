import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'

import type { Receptionist } from '../conversation.ts'
import { yieldToMainThread } from '../thread-priority.ts'
import { holdConversation, type HeldConversation } from './held-conversation.ts'
import type { FromMind, ToMind } from './mind-messages.ts'

/** The worker's side of a mind: holds the conversations of these receptionists. */
export function answerMind(receptionists: readonly Receptionist[]): void {
  const port = parentPort
  if (!port) throw new Error('A mind lives in a worker thread')
  yieldToMainThread()
  const byId = new Map(receptionists.map((receptionist) => [receptionist.id, receptionist]))
  const held = new Map<number, HeldConversation>()
  const tell = (message: FromMind) => port.postMessage(message)

  function open({ conversation, assistant, call }: ToMind & { kind: 'open' }): void {
    const receptionist = byId.get(assistant)
    if (!receptionist) throw new Error(`This mind knows no ${assistant}`)
    held.set(
      conversation,
      holdConversation(receptionist.open(call), (message) =>
        tell({ kind: 'told', conversation, message }),
      ),
    )
  }

  function close(conversation: number): void {
    held.get(conversation)?.close()
    held.delete(conversation)
  }

  port.on('message', (message: ToMind) => {
    if (message.kind === 'count') return tell({ kind: 'count', conversations: held.size })
    const { conversation } = message
    try {
      if (message.kind === 'open') open(message)
      else if (message.kind === 'tell') held.get(conversation)?.take(message.message)
      else close(conversation)
    } catch (error) {
      // One conversation's fault is not the others'.
      close(conversation)
      tell({ kind: 'lost', conversation, message: inspect(error) })
    }
  })
  tell({ kind: 'ready' })
}
