import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { closingWord } from './answer-desk.ts'
import { SpeechError } from './speech-error.ts'

type Job<Answer> = {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: SpeechError) => void
}

type Reply<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }

/** A worker thread that answers questions one by one. */
export type WorkerDesk<Question, Answer> = {
  ready(): Promise<void>
  ask(question: Question, transfer?: readonly ArrayBuffer[]): Promise<Answer>
  close(): Promise<void>
  /** For tests of what happens then. */
  kill(): void
}

const restartDelaysMs = [0, 1000, 5000, 15_000]
// Longer than a model takes to load or to answer.
const longestCloseMs = 6000

/**
 * Starts the worker, and another whenever it dies; what it was asked then is rejected, what comes later is not. A
 * worker that dies again and again is started less and less often.
 */
export function openWorkerDesk<Question, Answer>(script: URL): WorkerDesk<Question, Answer> {
  const jobs = new Map<number, Job<Answer>>()
  let nextId = 0
  let isClosed = false
  let deaths = 0
  let ready = Promise.withResolvers<void>()
  let exited = Promise.resolve()
  let worker = start()

  function start(): Worker {
    const started = new Worker(script)
    exited = new Promise((resolve) => {
      started.once('exit', () => resolve())
    })
    started.on('message', (reply: Reply<Answer>) => take(reply))
    // An exit always follows.
    let cause: unknown
    started.on('error', (error) => (cause = error))
    started.on('exit', () => replace(cause))
    // Nobody may be waiting for it.
    ready.promise.catch(() => {})
    return started
  }

  function take(reply: Reply<Answer>): void {
    if (reply.kind === 'ready') {
      deaths = 0
      ready.resolve()
      return
    }
    const job = jobs.get(reply.id)
    jobs.delete(reply.id)
    if (reply.kind === 'answer') job?.resolve(reply.answer)
    else job?.reject(new SpeechError('engine-failed', reply.message))
  }

  function replace(cause: unknown): void {
    if (isClosed) return
    const error = new SpeechError('worker-died', 'The speech worker ended', { cause })
    rejectAll(error)
    ready.reject(error)
    ready = Promise.withResolvers()
    const delayMs = restartDelaysMs[Math.min(deaths, restartDelaysMs.length - 1)]
    deaths += 1
    const restart = () => {
      if (!isClosed) worker = start()
    }
    if (delayMs === 0) restart()
    else setTimeout(restart, delayMs)
  }

  function rejectAll(error: SpeechError): void {
    for (const job of jobs.values()) job.reject(error)
    jobs.clear()
  }

  return {
    ready: () => ready.promise,
    ask(question, transfer = []) {
      if (isClosed) return Promise.reject(new SpeechError('closed', 'The speech worker is closed'))
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const id = nextId++
      jobs.set(id, { resolve, reject })
      worker.postMessage({ id, question }, transfer)
      return promise
    },
    async close() {
      isClosed = true
      rejectAll(new SpeechError('closed', 'The speech worker is closed'))
      // Native code that is cut off in the middle takes the whole process with it.
      worker.postMessage(closingWord, [])
      await Promise.race([exited, delay(longestCloseMs, undefined, { ref: false })])
      await worker.terminate()
    },
    kill: () => void worker.terminate(),
  }
}
