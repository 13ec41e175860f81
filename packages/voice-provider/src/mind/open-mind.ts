import type { Assistant, CallFacts, CallSpan, Conversation } from '../conversation.ts'
import { createFarConversation, type FarConversation } from './far-conversation.ts'
import { MindError } from './mind-error.ts'
import { createMindThread } from './mind-thread.ts'

type MindOptions = {
  /** The worker: it calls `answerMind`. */
  readonly script: URL
  readonly workerData?: unknown
  /** Who answers in it. */
  readonly who: readonly Pick<Assistant, 'id' | 'name'>[]
}

/** A thread in which the conversations of all calls are held, so that no thought of theirs holds up the sound. */
export type Mind = {
  readonly assistants: readonly Assistant[]
  /** Starts the thread. */
  start(): void
  ready(): Promise<void>
  /** How many conversations the thread holds, by its own account. */
  count(): Promise<number>
  close(): Promise<void>
}

type Held = FarConversation & { readonly onLost: CallSpan['onLost'] }

/** A mind that dies, or thinks for two seconds without a sign of life, loses its conversations; another takes those to come. */
export function openMind({ script, workerData, who }: MindOptions): Mind {
  const held = new Map<number, Held>()
  let nextId = 0
  let isClosed = false
  const thread = createMindThread({
    script,
    workerData,
    isNeeded: () => held.size > 0,
    onTold: (conversation, message) => held.get(conversation)?.take(message),
    onLost: lose,
    onDeath: loseAll,
  })

  function lose(conversation: number, error: Error): void {
    const far = held.get(conversation)
    held.delete(conversation)
    far?.lose(error)
    far?.onLost(error)
    if (held.size === 0) thread.unwatch()
  }

  function loseAll(error: Error): void {
    for (const conversation of held.keys()) lose(conversation, error)
  }

  function open(assistant: string, call: CallFacts, { over, onLost }: CallSpan): Conversation {
    if (isClosed || !thread.isThere()) throw new MindError('closed', 'There is no mind to ask')
    const conversation = nextId++
    const far = createFarConversation((message) => {
      if (held.has(conversation)) thread.tell({ kind: 'tell', conversation, message })
    })
    held.set(conversation, { ...far, onLost })
    thread.tell({ kind: 'open', conversation, assistant, call })
    over.addEventListener('abort', () => close(conversation), { once: true })
    void thread.watch()
    return far.conversation
  }

  function close(conversation: number): void {
    if (!held.has(conversation)) return
    thread.tell({ kind: 'close', conversation })
    lose(conversation, new MindError('closed', 'The call is over'))
  }

  return {
    assistants: who.map(({ id, name }) => ({
      id,
      name,
      open: (call, span) => open(id, call, span),
    })),
    start: () => thread.start(),
    ready: () => thread.ready(),
    count: () => thread.count(),
    async close() {
      isClosed = true
      loseAll(new MindError('closed', 'The mind is closed'))
      await thread.close()
    },
  }
}
