import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

type KeptWorkerOptions<Message> = {
  readonly script: URL
  /** Handed to each worker that is started. */
  readonly workerData?: unknown
  /** Puts the end of a worker into the words of whoever uses it. */
  readonly toError: (cause: unknown) => Error
  readonly onMessage: (message: Message) => void
  readonly onDeath: (error: Error, wasReady: boolean) => void
  /** Another one takes messages in place of the one that died. */
  readonly onReplaced?: () => void
  /** For tests: how long a worker that was told to end is waited for. */
  readonly longestCloseMs?: number
}

/** A worker thread that is there again after it died. */
export type KeptWorker = {
  /** The first message of every worker is `{ kind: 'ready' }`. */
  ready(): Promise<void>
  /** False between a death and the next start. */
  readonly isThere: boolean
  post(message: unknown): void
  /** How much processor time the worker has used. */
  spentMs(): Promise<number>
  /** Ends the worker, whatever it is doing; another takes its place. */
  kill(): void
  /**
   * Ends it for good: at once, or in its own time once it has heard the farewell. One that takes too long for that is
   * left behind, and ends with the process.
   */
  close(farewell?: string): Promise<void>
}

const restartDelaysMs = [0, 1000, 5000, 15_000]
// Longer than a model takes to load or to answer on a machine that is not starved.
const usualCloseMs = 6000

/** Starts the worker, and another whenever it dies; one that dies again and again, less and less often. */
// oxlint-disable-next-line max-lines-per-function -- one closure: follows one worker from its start to its death to the next
export function keepWorker<Message extends { readonly kind: string }>(
  options: KeptWorkerOptions<Message>,
): KeptWorker {
  const { script, workerData, longestCloseMs = usualCloseMs } = options
  let isClosed = false
  let isReady = false
  let isThere = false
  let deaths = 0
  let ready = Promise.withResolvers<void>()
  let exited = Promise.resolve()
  let worker = start()

  function start(): Worker {
    const started = new Worker(script, { workerData })
    isThere = true
    exited = new Promise((resolve) => {
      started.once('exit', () => resolve())
    })
    started.on('message', (message: Message) => {
      if (message.kind === 'ready') beReady()
      else options.onMessage(message)
    })
    // An exit always follows.
    let cause: unknown
    started.on('error', (error) => (cause = error))
    started.on('exit', () => replace(cause))
    // Nobody may be waiting for it.
    ready.promise.catch(() => {})
    return started
  }

  function beReady(): void {
    deaths = 0
    isReady = true
    ready.resolve()
  }

  function replace(cause: unknown): void {
    if (isClosed) return
    const error = options.toError(cause)
    const wasReady = isReady
    isReady = false
    isThere = false
    ready.reject(error)
    ready = Promise.withResolvers()
    options.onDeath(error, wasReady)
    const delayMs = restartDelaysMs[Math.min(deaths, restartDelaysMs.length - 1)]
    deaths += 1
    if (delayMs === 0) restart()
    else setTimeout(restart, delayMs)
  }

  function restart(): void {
    if (isClosed) return
    worker = start()
    options.onReplaced?.()
  }

  return {
    ready: () => ready.promise,
    get isThere() {
      return isThere
    },
    post: (message) => worker.postMessage(message, []),
    async spentMs() {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    },
    kill: () => void worker.terminate(),
    async close(farewell) {
      isClosed = true
      if (farewell === undefined) {
        await worker.terminate()
        return
      }
      worker.postMessage(farewell, [])
      await Promise.race([exited, delay(longestCloseMs, undefined, { ref: false })])
      // Not terminated: native code that is cut off in the middle aborts the process.
      worker.unref()
    },
  }
}
