import type { Assistant, CallFacts, CallSpan, Conversation } from '../conversation.ts'
import { keepWorker, type KeptWorker } from '../kept-worker.ts'
import { createFarConversation, type FarConversation } from './far-conversation.ts'
import { MindError } from './mind-error.ts'
import type { FromMind, ToMind } from './mind-messages.ts'
import { createPulse } from './pulse.ts'

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
  const counting: ((conversations: number) => void)[] = []
  let kept: KeptWorker | undefined
  let nextId = 0
  let isFrozen = false
  let isClosed = false
  const worker = () => (kept ??= keep())
  const tell = (message: ToMind) => worker().post(message)
  const pulse = createPulse({
    ask: () => tell({ kind: 'count' }),
    spentMs: () => worker().spentMs(),
    onStandstill: () => {
      isFrozen = true
      worker().kill()
    },
  })

  function keep(): KeptWorker {
    return keepWorker<FromMind>({
      script,
      workerData,
      toError: (cause) =>
        isFrozen
          ? new MindError('frozen', 'The mind stood still')
          : new MindError('died', 'The mind ended', { cause }),
      onMessage: take,
      onDeath: loseAll,
    })
  }

  function take(message: FromMind): void {
    if (message.kind === 'told') held.get(message.conversation)?.take(message.message)
    else if (message.kind === 'lost')
      lose(message.conversation, new MindError('assistant-failed', message.message))
    else if (message.kind === 'count') {
      pulse.felt()
      for (const resolve of counting.splice(0)) resolve(message.conversations)
    }
  }

  function lose(conversation: number, error: Error): void {
    const far = held.get(conversation)
    held.delete(conversation)
    far?.lose(error)
    far?.onLost(error)
    if (held.size === 0) pulse.stop()
  }

  function loseAll(error: Error): void {
    isFrozen = false
    for (const conversation of held.keys()) lose(conversation, error)
    for (const resolve of counting.splice(0)) resolve(0)
  }

  // A thread that still loads has no pulse yet.
  async function watch(): Promise<void> {
    try {
      await worker().ready()
      if (held.size > 0) pulse.start()
    } catch {
      // It died instead, and its conversations with it.
    }
  }

  function open(assistant: string, call: CallFacts, { over, onLost }: CallSpan): Conversation {
    if (isClosed || !worker().isThere) throw new MindError('closed', 'There is no mind to ask')
    const conversation = nextId++
    const far = createFarConversation((message) => {
      if (held.has(conversation)) tell({ kind: 'tell', conversation, message })
    })
    held.set(conversation, { ...far, onLost })
    tell({ kind: 'open', conversation, assistant, call })
    over.addEventListener('abort', () => close(conversation), { once: true })
    void watch()
    return far.conversation
  }

  function close(conversation: number): void {
    if (!held.has(conversation)) return
    tell({ kind: 'close', conversation })
    lose(conversation, new MindError('closed', 'The call is over'))
  }

  return {
    assistants: who.map(({ id, name }) => ({
      id,
      name,
      open: (call, span) => open(id, call, span),
    })),
    start: () => void worker(),
    ready: () => worker().ready(),
    count() {
      const { promise, resolve } = Promise.withResolvers<number>()
      counting.push(resolve)
      tell({ kind: 'count' })
      return promise
    },
    async close() {
      isClosed = true
      loseAll(new MindError('closed', 'The mind is closed'))
      await kept?.close()
    },
  }
}
