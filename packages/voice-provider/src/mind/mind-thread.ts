import { keepWorker, type KeptWorker } from '../kept-worker.ts'
import { MindError } from './mind-error.ts'
import type { FromConversation, FromMind, ToMind } from './mind-messages.ts'
import { createPulse } from './pulse.ts'

type MindThreadOptions = {
  readonly script: URL
  readonly workerData?: unknown
  /** Whether there is a conversation in it. */
  readonly isNeeded: () => boolean
  readonly onTold: (conversation: number, message: FromConversation) => void
  readonly onLost: (conversation: number, error: Error) => void
  /** Everything in it is lost; another thread takes its place. */
  readonly onDeath: (error: Error) => void
}

/** The thread of a mind, which is there again after it died or stood still. Begins with the first use. */
export type MindThread = {
  start(): void
  ready(): Promise<void>
  isThere(): boolean
  tell(message: ToMind): void
  /** Watches its pulse from when it is loaded on, until `unwatch`. */
  watch(): Promise<void>
  unwatch(): void
  /** How many conversations it holds, by its own account. */
  count(): Promise<number>
  close(): Promise<void>
}

export function createMindThread(options: MindThreadOptions): MindThread {
  const { isNeeded, onTold, onLost, onDeath } = options
  const counting: ((conversations: number) => void)[] = []
  let kept: KeptWorker | undefined
  let isFrozen = false
  const toError = (cause: unknown) => causeOfDeath(isFrozen, cause)
  const worker = () => (kept ??= keepWorker({ ...options, toError, onMessage: take, onDeath: die }))
  const tell = (message: ToMind) => worker().post(message)
  const pulse = createPulse({
    ask: () => tell({ kind: 'count' }),
    spentMs: () => worker().spentMs(),
    onStandstill: () => {
      isFrozen = true
      worker().kill()
    },
  })

  function die(error: Error): void {
    isFrozen = false
    onDeath(error)
    tellCount(0)
  }

  function take(message: FromMind): void {
    if (message.kind === 'told') onTold(message.conversation, message.message)
    else if (message.kind === 'lost')
      onLost(message.conversation, new MindError('assistant-failed', message.message))
    else if (message.kind === 'count') {
      pulse.felt()
      tellCount(message.conversations)
    }
  }

  function tellCount(conversations: number): void {
    for (const resolve of counting.splice(0)) resolve(conversations)
  }

  return {
    start: () => void worker(),
    ready: () => worker().ready(),
    isThere: () => worker().isThere,
    tell,
    async watch() {
      try {
        // A thread that still loads has no pulse yet.
        await worker().ready()
        if (isNeeded()) pulse.start()
      } catch {
        // It died instead, and its conversations with it.
      }
    },
    unwatch: () => pulse.stop(),
    count() {
      const { promise, resolve } = Promise.withResolvers<number>()
      counting.push(resolve)
      tell({ kind: 'count' })
      return promise
    },
    async close() {
      isFrozen = false
      tellCount(0)
      await kept?.close()
    },
  }
}

function causeOfDeath(isFrozen: boolean, cause: unknown): MindError {
  if (isFrozen) return new MindError('frozen', 'The mind stood still')
  return new MindError('died', 'The mind ended', { cause })
}
